import { usePressPause } from './usePressPause';

type Props = {
  title: string;
  texts: readonly string[];
  onTake: (text: string) => void;
};

/** Texts that are taken by one press each. */
export function Suggestions({ title, texts, onTake }: Props) {
  const { isPaused, pause } = usePressPause();

  function take(text: string) {
    // The next text has moved up to where the second press of a double-click hits.
    if (isPaused) return;
    pause();
    onTake(text);
  }

  if (texts.length === 0) return null;
  return (
    <fieldset className="suggestions" aria-label={`Vorschläge zu «${title}»`}>
      <span>Vorschläge</span>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          className="quiet"
          aria-disabled={isPaused}
          onClick={() => take(text)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
