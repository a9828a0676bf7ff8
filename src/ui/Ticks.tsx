import { useRef, useState } from 'react';
import { PausingButton } from './PausingButton';
import { tellChange } from './tellChange';
import { UndoLine } from './UndoLine';

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

export type Choice = {
  label: string;
  /** What becomes of the boxes. */
  checked: boolean;
  /** The values of the boxes that it changes; all of the form where nothing is said. */
  ids?: readonly string[];
};

type Boxes = readonly HTMLInputElement[];
type Change = { key: number; button: HTMLElement; ticked: Boxes; unticked: Boxes };

type ButtonsProps = {
  /** What stands before the choices that say ids. */
  lead?: string | undefined;
  choices: readonly Choice[];
};

/**
 * Buttons that change many boxes at once, which can be taken back; what a filter hides stays as it is. A choice
 * takes the place of another: of what is ticked, only what was ticked by hand stays.
 */
export function TickButtons({ lead, choices }: ButtonsProps) {
  const element = useRef<HTMLDivElement>(null);
  const given = useRef<Boxes>([]);
  const [change, setChange] = useState<Change>();

  function choose({ checked, ids }: Choice, button: HTMLElement) {
    const seen = '[name=ticked]:not([hidden] *)';
    const boxes = Array.from(
      button.closest('form')?.querySelectorAll<HTMLInputElement>(seen) ?? [],
    );
    const isMeant = (box: HTMLInputElement) => !ids || ids.includes(box.value);
    const ticked = boxes.filter((box) => checked && !box.checked && isMeant(box));
    const unticked = boxes.filter(
      (box) =>
        box.checked && (checked ? !isMeant(box) && given.current.includes(box) : isMeant(box)),
    );
    set(ticked, unticked);
    const key = (change?.key ?? 0) + 1;
    setChange(ticked.length + unticked.length > 0 ? { key, button, ticked, unticked } : undefined);
  }

  function set(ticked: Boxes, unticked: Boxes) {
    for (const box of ticked) box.checked = true;
    for (const box of unticked) box.checked = false;
    given.current = [...given.current, ...ticked].filter(({ checked }) => checked);
    tellChange(element.current);
  }

  function undo() {
    if (!change) return;
    set(change.unticked, change.ticked);
    setChange(undefined);
    change.button.focus();
  }

  return (
    <div ref={element} className="tick-buttons">
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
