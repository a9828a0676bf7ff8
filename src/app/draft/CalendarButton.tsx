import { useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { Icon } from '../../ui/Icon';
import { type Outcome, Said } from '../Outcome';
import type { Draft } from './draft';
import { useEntries } from './useEntries';

/** Saves the days of what is entered for a calendar, as soon as there is one. */
export function CalendarButton({ draft }: { draft: Draft }) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const fileOf = (input = draft.input()) => draft.generator.calendarFile?.(input, new Date());
  const days = useEntries(draft, (input) => {
    const file = fileOf(input);
    return typeof file === 'object' ? 'ahead' : (file ?? '');
  });
  if (!days) return null;

  async function save() {
    const file = fileOf();
    if (typeof file !== 'object') return;
    const { text, fileName } = file;
    try {
      await saveFile(text, fileName);
      setOutcome({
        said: `«${fileName}» ist erstellt. Öffne die Datei, um die Termine zu übernehmen.`,
      });
    } catch (error) {
      console.error(error);
      setOutcome({ failed: 'Die Verbindung fehlt. Drücke den Knopf noch einmal.' });
    }
  }

  return (
    <div className="input-buttons">
      <button type="button" className="secondary" aria-disabled={days === 'past'} onClick={save}>
        <Icon name="calendar" />
        {days === 'past' ? 'Alle Termine sind vorbei' : 'In den Kalender'}
      </button>
      <Said outcome={outcome} />
    </div>
  );
}
