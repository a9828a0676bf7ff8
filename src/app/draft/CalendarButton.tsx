import { useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import type { Generator } from '../../generators/contract';
import { Icon } from '../../ui/Icon';
import type { Draft } from './draft';
import { useEntries } from './useEntries';

/** Saves the days of what is entered for a calendar, as soon as there is one. */
export function CalendarButton({ generator, draft }: { generator: Generator; draft: Draft }) {
  const [said, setSaid] = useState('');
  const days = useEntries(draft, ({ input }) => {
    const file = generator.calendarFile?.(input, new Date());
    return typeof file === 'object' ? 'ahead' : (file ?? '');
  });
  if (!days) return null;

  async function save() {
    const file = generator.calendarFile?.(draft.entries().input, new Date());
    if (typeof file !== 'object') return;
    try {
      await saveFile(file.text, file.fileName);
      setSaid(`«${file.fileName}» ist erstellt. Öffne die Datei, um die Termine zu übernehmen.`);
    } catch (error) {
      console.error(error);
      setSaid('Die Verbindung fehlt. Drücke den Knopf noch einmal.');
    }
  }

  return (
    <div className="input-buttons">
      <button
        type="button"
        className="secondary"
        aria-disabled={days === 'past' || undefined}
        onClick={save}
      >
        <Icon name="calendar" />
        {days === 'past' ? 'Alle Termine sind vorbei' : 'In den Kalender'}
      </button>
      <p className="status saved" role="status">
        {said}
      </p>
    </div>
  );
}
