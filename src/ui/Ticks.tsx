import { useRef, useState } from 'react';
import { tellChange } from './tellChange';
import { UndoLine } from './UndoLine';
import { usePressPause } from './usePressPause';
import { WaitingButton } from './WaitingButton';

type TicksProps = {
  items: readonly { id: string; text: string }[];
  /** The ids of what is ticked at first. */
  start: readonly string[];
  name?: string;
};

/** Checkboxes. They stay uncontrolled: the form itself holds what is ticked. */
export function Ticks({ items, start, name = 'ticked' }: TicksProps) {
  return (
    <div className="ticks">
      {items.map(({ id, text }) => (
        <label key={id} className="tick">
          <input type="checkbox" name={name} value={id} defaultChecked={start.includes(id)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

type Choice = {
  label: string;
  /** What becomes of the boxes. */
  checked: boolean;
  /** The values of the boxes that it changes; all of the form where nothing is said. */
  ids?: readonly string[];
};

type Change = { key: number; boxes: readonly HTMLInputElement[]; checked: boolean };

/** Buttons that change many boxes at once, which can be taken back; what a filter hides stays as it is. */
export function TickButtons({ choices }: { choices: readonly Choice[] }) {
  const element = useRef<HTMLDivElement>(null);
  const [change, setChange] = useState<Change>();
  const { isPaused, pause } = usePressPause();

  function choose({ checked, ids }: Choice) {
    if (isPaused) return;
    pause();
    const form = element.current?.closest('form');
    const all = form?.querySelectorAll<HTMLInputElement>('[name=ticked]') ?? [];
    const boxes = Array.from(all).filter(
      (box) =>
        box.checked !== checked && !box.closest('[hidden]') && (!ids || ids.includes(box.value)),
    );
    set(boxes, checked);
    const key = (change?.key ?? 0) + 1;
    setChange(boxes.length > 0 ? { key, boxes, checked } : undefined);
  }

  function set(boxes: readonly HTMLInputElement[], checked: boolean) {
    for (const box of boxes) box.checked = checked;
    tellChange(element.current);
  }

  function undo() {
    if (!change) return;
    set(change.boxes, !change.checked);
    setChange(undefined);
    element.current?.querySelector('button')?.focus();
  }

  return (
    <div ref={element} className="tick-buttons">
      {choices.map((choice, index) => (
        <WaitingButton
          // biome-ignore lint/suspicious/noArrayIndexKey: its label changes while it has the focus
          key={index}
          className="secondary"
          aria-disabled={isPaused || undefined}
          onClick={() => choose(choice)}
        >
          {choice.label}
        </WaitingButton>
      ))}
      {change ? (
        <UndoLine key={change.key} words={wordsFor(change)} isPaused={isPaused} onUndo={undo} />
      ) : (
        <p className="undo" />
      )}
    </div>
  );
}

function wordsFor({ boxes, checked }: Change): string {
  const points = boxes.length === 1 ? '1 Punkt' : `${boxes.length} Punkte`;
  return `${points} ${checked ? 'angekreuzt' : 'abgewählt'}.`;
}
