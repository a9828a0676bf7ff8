import { useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { Icon } from '../../ui/Icon';
import { Said } from '../Outcome';
import type { Draft } from './draft';
import { useEntries } from './useEntries';

/** A button that saves the days of the input as a calendar file. Nothing is shown if no day is today or later. */
export function CalendarButton({ draft }: { draft: Draft }) {
  const [said, setSaid] = useState('');
  const fileOf = () => draft.generator.calendarFile?.(draft.input(), new Date());
  const hasDays = useEntries(draft, () => fileOf() !== undefined);
  if (!hasDays) return null;

  function save() {
    const file = fileOf();
    if (!file) return;
    const { text, fileName } = file;
    saveFile(text, fileName);
    setSaid(`«${fileName}» ist erstellt. Öffne die Datei, um die Termine zu übernehmen.`);
  }

  return (
    <div className="input-buttons">
      <button type="button" className="secondary" onClick={save}>
        <Icon name="calendar" />
        In den Kalender
      </button>
      <Said outcome={{ said }} />
    </div>
  );
}
