import { WaitingButton } from './WaitingButton';

type Props = { allTicked: boolean; onTickAll: (checked: boolean) => void };

/** One button that ticks everything, and takes it back when everything is ticked. */
export function TickAllButton({ allTicked, onTickAll }: Props) {
  return (
    <WaitingButton className="secondary" onClick={() => onTickAll(!allTicked)}>
      {allTicked ? 'Auswahl aufheben' : 'Alle auswählen'}
    </WaitingButton>
  );
}
