import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from './Icon';
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
  /** What others have there; one press each adds it. */
  suggestions?: readonly string[] | undefined;
};

/** Points in people's own words, after the given ones of a place. An empty one is none. */
export function OwnPoints({ place, title, start, suggestions = [] }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const highest = useRef(start.length);
  const { rows, removal, isPaused, ...act } = useRowList({
    list,
    first: () => ownRows(place, start),
    focusAfter({ kind, index }) {
      const row = list.current?.querySelectorAll<HTMLElement>('.own-point')[index];
      // After a removal a text field would bring up the keyboard of a phone.
      if (kind === 'added') row?.querySelector('input')?.focus();
      else (row ?? list.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
    },
  });

  /** One that is still empty is enough. */
  function addEmpty() {
    const inputs = Array.from(list.current?.querySelectorAll('input') ?? []);
    const empty = inputs.find(({ value }) => value.trim() === '');
    if (empty) empty.focus();
    else add('');
  }

  function add(text: string) {
    highest.current += 1;
    act.add([{ key: highest.current, text }]);
  }

  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // It presses no button of the form.
    event.preventDefault();
    if (!event.nativeEvent.isComposing) addEmpty();
  }

  const undoLine = removal && (
    <li key="undo">
      <UndoLine
        removed={{
          key: removal.count,
          words: removal.row.text
            ? `«${shortened(removal.row.text)}» entfernt.`
            : 'Leerer Punkt entfernt.',
        }}
        isPaused={isPaused}
        onUndo={() => act.undo((row) => row)}
        onOver={act.forgetRemovals}
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
      onRemove={(text) => act.remove(index, { ...row, text })}
    />
  ));
  return (
    <div ref={list} className="own-points">
      {(rows.length > 0 || removal) && (
        <ul onKeyDown={addByEnter}>{insertAt(points, removal?.index ?? rows.length, undoLine)}</ul>
      )}
      <WaitingButton
        className="quiet"
        aria-label={`Eigener Punkt zu «${title}»`}
        onClick={addEmpty}
      >
        <Icon name="plus" />
        Eigener Punkt
      </WaitingButton>
      <Suggestions
        title={title}
        texts={suggestions.filter((text) => rows.every((row) => row.text !== text))}
        onAdd={add}
      />
    </div>
  );
}

type SuggestionsProps = { title: string; texts: readonly string[]; onAdd: (text: string) => void };

/** They come with a press: in the HTML they would be as many words as the list. */
function Suggestions({ title, texts, onAdd }: SuggestionsProps) {
  const [isOpen, setOpen] = useState(false);
  if (texts.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`Vorschläge zu «${title}»`}>Vorschläge</summary>
      {isOpen &&
        texts.map((text) => (
          <button key={text} type="button" className="quiet" onClick={() => onAdd(text)}>
            {text}
          </button>
        ))}
    </details>
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
        enterKeyHint="next"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <WaitingButton
        className="icon-button"
        aria-label={`${text.trim() || label} entfernen`}
        aria-disabled={isPaused}
        onClick={() => onRemove(text.trim())}
      >
        <Icon name="close" />
      </WaitingButton>
    </li>
  );
}

function ownRows(place: string, start: Props['start']): { key: number; text: string }[] {
  return start
    .filter((point) => point.place === place)
    .map(({ text }, index) => ({ key: index + 1, text }));
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}
