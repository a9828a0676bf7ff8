import { saveFile } from '../../browser/saveFile';
import { usePart } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from './draft';
import type { GenerateState } from './saveOrShare';

type Props = { draft: Draft; onSave: (state: GenerateState) => void };

/**
 * A button that saves a calendar file (`calendarFile`). The button appears only while at least one day of the input is
 * today or later.
 */
export function CalendarButton({ draft, onSave }: Props) {
  const fileOf = () => draft.generator.calendarFile?.(draft.input(), new Date());
  if (!usePart(draft.now, () => fileOf() !== undefined)) return null;

  function save() {
    const calendar = fileOf();
    if (!calendar) return;
    const { text, fileName, message } = calendar;
    onSave({ file: saveFile(text, fileName), message, input: draft.input() });
  }

  return (
    <WaitingButton icon="calendar" className="secondary" onClick={save}>
      In den Kalender
    </WaitingButton>
  );
}
