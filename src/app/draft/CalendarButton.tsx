import { useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { Icon } from '../../ui/Icon';
import { usePart } from '../../ui/store';
import { OutcomeMessage } from '../Outcome';
import type { Draft } from './draft';

/**
 * A button that saves a calendar file (`calendarFile`). The button appears only while at least one day of the input is
 * today or later.
 */
export function CalendarButton({ draft }: { draft: Draft }) {
  const [message, setMessage] = useState('');
  const fileOf = () => draft.generator.calendarFile?.(draft.input(), new Date());
  if (!usePart(draft.now, () => fileOf() !== undefined)) return null;

  function save() {
    const file = fileOf();
    if (!file) return;
    saveFile(file.text, file.fileName);
    setMessage(`«${file.fileName}» ist erstellt. Öffne die Datei, um die Termine zu übernehmen.`);
  }

  return (
    <div className="input-buttons">
      <button type="button" className="secondary" onClick={save}>
        <Icon name="calendar" />
        In den Kalender
      </button>
      <OutcomeMessage message={message} />
    </div>
  );
}
