import { useRef, useState } from 'react';
import { tellChange } from './Form';
import { UndoLine } from './UndoLine';
import { PausingButton } from './WaitingButton';

type TicksProps = {
  items: readonly { id: string; text: string }[];
  /** The ids that are ticked initially. */
  start: readonly string[];
  name?: string;
};

/** Uncontrolled checkboxes: the form element holds their state. */
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

export type Choice = {
  label: string;
  /** True to tick the boxes, false to untick them. */
  checked: boolean;
  /** The values of the boxes to change; by default all boxes of the form. */
  ids?: readonly string[];
};

type Boxes = readonly HTMLInputElement[];
type Change = { key: number; button: HTMLButtonElement; ticked: Boxes; unticked: Boxes };

type ButtonsProps = {
  /** The words before the choices that have `ids`. */
  lead?: string | undefined;
  choices: readonly Choice[];
};

/**
 * Buttons that change many boxes at once, with an undo. A choice replaces
 * the choice before it: boxes ticked by the earlier choice are unticked, boxes ticked by hand stay.
 */
export function TickButtons({ lead, choices }: ButtonsProps) {
  const given = useRef<Boxes>([]);
  const [change, setChange] = useState<Change>();

  function choose({ checked, ids }: Choice, button: HTMLButtonElement) {
    const ticks = button.form?.querySelectorAll<HTMLInputElement>('[name=ticked]') ?? [];
    const boxes = Array.from(ticks);
    const isMeant = (box: HTMLInputElement) => !ids || ids.includes(box.value);
    const ticked = boxes.filter((box) => checked && !box.checked && isMeant(box));
    const unticked = boxes.filter(
      (box) =>
        box.checked && (checked ? !isMeant(box) && given.current.includes(box) : isMeant(box)),
    );
    set(button, ticked, unticked);
    const key = (change?.key ?? 0) + 1;
    setChange(ticked.length + unticked.length > 0 ? { key, button, ticked, unticked } : undefined);
  }

  function set(button: HTMLElement, ticked: Boxes, unticked: Boxes) {
    for (const box of ticked) box.checked = true;
    for (const box of unticked) box.checked = false;
    given.current = [...given.current, ...ticked].filter(({ checked }) => checked);
    tellChange(button);
  }

  function undo() {
    if (!change) return;
    const { button, ticked, unticked } = change;
    set(button, unticked, ticked);
    setChange(undefined);
    button.focus();
  }

  return (
    <div className="tick-buttons">
      {lead && <span>{lead}</span>}
      {choices.map((choice, index) => (
        <PausingButton
          // biome-ignore lint/suspicious/noArrayIndexKey: its label changes while it has the focus
          key={index}
          className={choice.ids || choices.length === 1 ? 'secondary' : 'quiet'}
          aria-label={lead && choice.ids && `${lead} ${choice.label}`}
          onClick={({ currentTarget }) => choose(choice, currentTarget)}
        >
          {choice.label}
        </PausingButton>
      ))}
      {change ? (
        <UndoLine key={change.key} words={wordsFor(change)} onUndo={undo} />
      ) : (
        <p className="undo" />
      )}
    </div>
  );
}

function wordsFor({ ticked, unticked }: Change) {
  const on = ticked.length > 0 && `${ticked.length} angekreuzt`;
  const off = unticked.length > 0 && `${unticked.length} abgewählt`;
  return `${[on, off].filter(Boolean).join(', ')}.`;
}
