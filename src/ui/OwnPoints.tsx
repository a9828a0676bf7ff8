import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { insertAt } from './insertAt';
import type { FormFields } from './readFields';
import { UndoLine } from './UndoLine';
import { useRowList } from './useRowList';
import { WaitingButton } from './WaitingButton';

type Props = {
  /** The id of the group that the points belong to. */
  place: string;
  title: string;
  /** The points of all places. */
  start: FormFields['own'];
};

/**
 * Points in people's own words, after the given ones of a place. What is typed and not added yet is a
 * point too: nobody loses it for not having pressed the button.
 */
export function OwnPoints({ place, title, start }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const highest = useRef(start.length);
  const { rows, add, remove, undo, ...state } = useRowList({
    list,
    first: () => ownRows(place, start),
    focusAfter({ kind, index }) {
      if (kind === 'added') next.current?.focus();
      // A text field would bring up the keyboard of a phone.
      else list.current?.querySelectorAll<HTMLElement>('.own-point')[index]?.focus();
    },
  });

  function addTyped() {
    const text = next.current?.value.trim();
    if (text) {
      highest.current += 1;
      add([{ key: highest.current, text }]);
    } else next.current?.focus();
  }

  const { removal, isPaused, forgetRemovals, change } = state;
  // Until its row is rendered, a point stands in this field alone: a press may come between.
  useLayoutEffect(() => {
    if (change?.kind === 'added' && next.current) next.current.value = '';
  }, [change]);

  const undoLine = removal && (
    <li key="undo">
      <UndoLine
        removed={{
          key: removal.count,
          words: `«${shortened(removal.row.text)}» entfernt.`,
        }}
        isPaused={isPaused}
        onUndo={undo}
        onOver={forgetRemovals}
      />
    </li>
  );
  const points = rows.map((row, index) => (
    <OwnPoint
      key={row.key}
      label={`Eigener Punkt ${index + 1} zu «${title}»`}
      name={`own.${row.key}.${place}`}
      start={row.text}
      isPaused={isPaused}
      onRemove={(text) => remove(index, { ...row, text })}
    />
  ));
  return (
    <ul ref={list} className="own-points" onKeyDown={keepEnter}>
      {insertAt(points, removal?.index ?? rows.length, undoLine)}
      <li key="next" className="own-point next" tabIndex={-1}>
        <input
          ref={next}
          type="text"
          name={`own.next.${place}`}
          aria-label={`Eigener Punkt zu «${title}»`}
          placeholder="Eigener Punkt"
          enterKeyHint="done"
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) addTyped();
          }}
        />
        <WaitingButton
          className="quiet"
          aria-label={`Eigenen Punkt zu «${title}» hinzufügen`}
          onClick={addTyped}
        >
          Hinzufügen
        </WaitingButton>
      </li>
    </ul>
  );
}

type PointProps = {
  label: string;
  name: string;
  start: string;
  isPaused: boolean;
  onRemove: (text: string) => void;
};

function OwnPoint({ label, name, start, isPaused, onRemove }: PointProps) {
  const [text, setText] = useState(start);
  return (
    <li className="own-point" tabIndex={-1}>
      <input
        type="text"
        name={name}
        aria-label={label}
        defaultValue={start}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <WaitingButton
        className="quiet"
        aria-label={`${text.trim() || label} entfernen`}
        aria-disabled={isPaused}
        onClick={() => onRemove(text)}
      >
        entfernen
      </WaitingButton>
    </li>
  );
}

function ownRows(place: string, start: Props['start']): { key: number; text: string }[] {
  return start
    .filter((point) => point.place === place)
    .map(({ text }, index) => ({ key: index + 1, text }));
}

/** Enter adds a point; it presses no button of the form. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}
