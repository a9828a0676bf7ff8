import { useHydrated } from './useHydrated';

type Props = { allTicked: boolean; onTickAll(checked: boolean): void };

/** One button that ticks everything, and takes it back when everything is ticked. */
export function TickAllButton({ allTicked, onTickAll }: Props) {
  return (
    <button
      type="button"
      className="secondary"
      disabled={!useHydrated()}
      onClick={() => onTickAll(!allTicked)}
    >
      {allTicked ? 'Auswahl aufheben' : 'Alle auswählen'}
    </button>
  );
}
