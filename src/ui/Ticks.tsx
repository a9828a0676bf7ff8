import { useRef, useState } from 'react';
import { fireInputEvent, UndoLine } from './Form';
import { PausingButton } from './WaitingButton';

type TicksProps = {
  name?: string;
  items: readonly { id: string; text: string }[];
  /** The ids of the items that are ticked initially. */
  start: readonly string[];
};

/** Uncontrolled checkboxes. The form reads from the DOM which boxes are ticked. */
export function Ticks({ name = 'ticked', items, start }: TicksProps) {
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
  /** The ids of the points to tick, in the order of the form. Without `ids`, the choice ticks all points. */
  ids?: readonly string[];
  /** The suggestions that the choice ticks. */
  own?: readonly string[];
  /** The ids of points that the choice unticks, even if a person has ticked these points. */
  unfit?: readonly string[];
  /** False when another type of camp is selected in the form. The choice is then not shown as pressed. */
  isSelected?: boolean;
};

type Change = { key: number; words: string; undo: () => void };

type ButtonsProps = {
  /** The label in front of the buttons. The accessible names of the choices with `ids` begin with this label. */
  lead?: string | undefined;
  choices: readonly Choice[];
  /** The name of a select in the form. A press on a choice selects the option with the label of the choice. */
  select?: string;
  /**
   * The ids of the ticked points, in the order of the form. The choice that ticks exactly these points is shown as
   * pressed.
   */
  ticked: readonly string[];
};

/**
 * Buttons that tick many boxes at once, with an undo. A choice replaces the ticks of earlier choices. A box that a
 * person has ticked stays ticked. Only an `unfit` box loses the tick of a person.
 */
export function TickButtons({ lead, choices, select, ticked }: ButtonsProps) {
  const tickedByChoices = useRef<HTMLInputElement[]>([]);
  const [change, setChange] = useState<Change>();

  function choose({ label, ids, own = [], unfit = [] }: Choice, button: HTMLButtonElement) {
    const boxes = button.form?.querySelectorAll<HTMLInputElement>('.ticks input') ?? [];
    const field = button.form?.querySelector<HTMLSelectElement>(`select[name=${select}]`);
    const before = field?.value ?? label;
    // The choice without `ids` ticks all points. This choice ticks no suggestion, and keeps the ticked suggestions.
    const isOfChoice = ({ name, value, checked }: HTMLInputElement) =>
      ids ? [...ids, ...own].includes(value) : checked || name === 'ticked';
    const toTick = [...boxes].filter((box) => !box.checked && isOfChoice(box));
    const toUntick = [...boxes].filter(
      (box) =>
        box.checked &&
        (unfit.includes(box.value) || (tickedByChoices.current.includes(box) && !isOfChoice(box))),
    );
    const counts = [
      [toTick.length, 'dazu'],
      [toUntick.length, 'weg'],
    ].filter(([count]) => count);
    if (!counts[0] && before !== label) counts.push([label, 'gewählt']);
    const words = `${counts.map((count) => count.join(' ')).join(', ')}.`;
    set(true, before, label);
    setChange(counts[0] && { key: (change?.key ?? 0) + 1, words, undo });

    function set(isChosen: boolean, from: string, to: string) {
      if (field?.value === from) field.value = to;
      for (const box of toTick) box.checked = isChosen;
      for (const box of toUntick) box.checked = !isChosen;
      tickedByChoices.current = [...tickedByChoices.current, ...toTick].filter(
        ({ checked }) => checked,
      );
      fireInputEvent(button);
    }

    function undo() {
      set(false, label, before);
      setChange(undefined);
      button.focus();
    }
  }

  return (
    <div className="tick-buttons">
      {lead && <span>{lead}</span>}
      {choices.map((choice) => (
        <PausingButton
          key={choice.label}
          className={choice.ids || choices.length === 1 ? 'secondary' : 'quiet'}
          aria-label={lead && choice.ids && `${lead} ${choice.label}`}
          // A hint finds the button by this name (`goToField`).
          name={choice.label}
          aria-pressed={
            choice.ids && choice.isSelected !== false && String(choice.ids) === String(ticked)
          }
          onClick={({ currentTarget }) => choose(choice, currentTarget)}
        >
          {choice.label}
        </PausingButton>
      ))}
      {change ? (
        <UndoLine key={change.key} words={change.words} onUndo={change.undo} />
      ) : (
        <p className="undo" />
      )}
    </div>
  );
}
