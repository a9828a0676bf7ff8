import { useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { Icon } from '../../ui/Icon';
import { Said } from '../Outcome';
import type { Draft } from './draft';
import { useEntries } from './useEntries';

/** A button that saves the days of the input as a calendar file; nothing for an input without days. */
export function CalendarButton({ draft }: { draft: Draft }) {
  const [said, setSaid] = useState('');
  const fileOf = (input = draft.input()) => draft.generator.calendarFile?.(input, new Date());
  const days = useEntries(draft, (input) => {
    const file = fileOf(input);
    return typeof file === 'object' ? 'ahead' : (file ?? '');
  });
  if (!days) return null;

  function save() {
    const file = fileOf();
    if (typeof file !== 'object') return;
    const { text, fileName } = file;
    saveFile(text, fileName);
    setSaid(`«${fileName}» ist erstellt. Öffne die Datei, um die Termine zu übernehmen.`);
  }

  return (
    <div className="input-buttons">
      <button type="button" className="secondary" aria-disabled={days === 'past'} onClick={save}>
        <Icon name="calendar" />
        {days === 'past' ? 'Alle Termine sind vorbei' : 'In den Kalender'}
      </button>
      <Said outcome={{ said }} />
    </div>
  );
}
