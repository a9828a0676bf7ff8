import { useState } from 'react';
import type { Generator } from '../../generators/defineGenerator';
import { Icon } from '../../ui/Icon';
import type { Draft } from './draft';
import { saveText } from './saveText';
import { useEntries } from './useEntries';

/** Saves the days of what is entered for a calendar, as soon as there is one. */
export function CalendarButton({ generator, draft }: { generator: Generator; draft: Draft }) {
  const [said, setSaid] = useState('');
  const hasDays = useEntries(draft, ({ input }) =>
    Boolean(generator.calendarFile?.(input, new Date())),
  );
  if (!hasDays) return null;

  async function save() {
    const file = generator.calendarFile?.(draft.entries().input, new Date());
    if (!file) return;
    const done = `«${file.fileName}» ist erstellt. Öffne die Datei, um die Termine zu übernehmen.`;
    setSaid(await saveText(file, () => done));
  }

  return (
    <div className="calendar">
      <button type="button" className="secondary" onClick={save}>
        <Icon name="calendar" />
        In den Kalender
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
