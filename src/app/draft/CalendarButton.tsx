import { useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import type { GeneratorUnit } from '../../generators/defineGenerator';
import { Icon } from '../../ui/Icon';
import { useEntries } from './useEntries';
import type { Work } from './work';

/** Saves the days of what is entered for a calendar, as soon as there is one. */
export function CalendarButton({ unit, work }: { unit: GeneratorUnit; work: Work }) {
  const [said, setSaid] = useState('');
  const hasDays = useEntries(work, ({ input }) => Boolean(unit.calendarFile?.(input, new Date())));
  if (!hasDays) return null;

  function save() {
    const file = unit.calendarFile?.(work.entries().input, new Date());
    if (!file) return;
    saveFile(file.text, file.fileName);
    setSaid(`«${file.fileName}» ist erstellt. Öffne die Datei, um die Termine zu übernehmen.`);
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
