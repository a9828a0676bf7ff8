import sheet from './pictures/packliste.webp';

/** A sheet that Lagerkiste made: the packing list of `tests/samples/packliste/typisch.json`. */
export function Picture() {
  return (
    <img
      className="sheet"
      src={sheet}
      width={480}
      height={679}
      alt="Eine ausgefüllte Packliste als Blatt Papier"
    />
  );
}
