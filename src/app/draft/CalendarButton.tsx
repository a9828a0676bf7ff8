import { useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { Icon } from '../../ui/Icon';
import { OutcomeMessage } from '../Outcome';
import { isDifferent } from './campStore';
import type { Draft } from './draft';
import { useInputValue } from './useInputValue';

/** A button that saves the days of the input as a calendar file. Nothing is shown if no day is today or later. */
export function CalendarButton({ draft }: { draft: Draft }) {
  const [saved, setSaved] = useState<{ fileName: string; input: object }>();
  const fileOf = () => draft.generator.calendarFile?.(draft.input(), new Date());
  const hasDays = useInputValue(draft, () => fileOf() !== undefined);
  const isCurrent = useInputValue(
    draft,
    (input) => saved !== undefined && !isDifferent(input, saved.input),
  );
  if (!hasDays) return null;

  function save() {
    const file = fileOf();
    if (!file) return;
    const { text, fileName } = file;
    saveFile(text, fileName);
    setSaved({ fileName, input: draft.input() });
  }

  return (
    <div className="input-buttons">
      <button type="button" className="secondary" onClick={save}>
        <Icon name="calendar" />
        In den Kalender
      </button>
      <OutcomeMessage
        outcome={{
          message: isCurrent
            ? `«${saved?.fileName}» ist erstellt. Öffne die Datei, um die Termine zu übernehmen.`
            : '',
        }}
      />
    </div>
  );
}
