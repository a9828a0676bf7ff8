const words = `
Sicherheits|konzept
Leitungs|team
Pflichten|heft
Gelände|spiel
Aktivi|täten
Tages|chef
Lager|pakt
Tages|verantwortung
Teil|nehmende
Rück|meldungen
Eltern|kontakt
Aufzählungs|zeichen
Unterschrifts|zeile
`
  .trim()
  .split('\n');

/**
 * Returns the text with soft hyphens in the long words of this site. The soft hyphens are needed, because not every
 * browser hyphenates German.
 */
export function withSoftHyphens(text: string) {
  return words.reduce(
    (broken, word) => broken.replaceAll(word.replace('|', ''), word.replace('|', '\u00ad')),
    text,
  );
}
