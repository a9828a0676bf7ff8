import { type KeyboardEvent, useRef, useState } from 'react';
import { useAnnounce } from './Announcements';
import { Icon } from './Icon';
import { insertAt } from './insertAt';
import type { FormFields } from './readFields';
import { Suggestions } from './Suggestions';
import { UndoLine } from './UndoLine';
import { useRowList } from './useRowList';
import { WaitingButton } from './WaitingButton';

type Props = {
  /** The id of the group that the points belong to. */
  place: string;
  title: string;
  /** The points of all places. */
  start: FormFields['own'];
  /** What others add here; offered from the first press of the button on. */
  suggestions?: readonly string[];
};

/** Points in people's own words, after the given ones of a place. An empty one is none. */
export function OwnPoints({ place, title, start, suggestions = [] }: Props) {
  const [isOffering, setOffering] = useState(false);
  const announce = useAnnounce();
  const list = useRef<HTMLDivElement>(null);
  const highest = useRef(start.length);
  const { rows, removal, isPaused, ...act } = useRowList({
    list,
    first: () => ownRows(place, start),
    focusAfter({ kind, index }) {
      const row = list.current?.querySelectorAll<HTMLElement>('.own-point')[index];
      const field = row?.querySelector('input');
      // A text field would bring up the keyboard of a phone: only one that is to be filled gets the focus.
      if (kind === 'added' && field?.value === '') field.focus();
      else if (kind === 'added')
        (list.current?.querySelector<HTMLElement>('.suggestions button') ?? row)?.focus();
      else (row ?? list.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
    },
  });

  /** One that is still empty is enough. */
  function add() {
    setOffering(true);
    const empty = rows.findIndex(isEmpty);
    if (empty < 0) return act.add([newRow('')]);
    list.current?.querySelectorAll('input')[empty]?.focus();
  }

  function addSuggestion(text: string) {
    announce(`«${shortened(text)}» hinzugefügt.`);
    act.add(
      [newRow(text)],
      rows.filter((row) => !isEmpty(row)),
    );
  }

  function newRow(text: string): Row {
    highest.current += 1;
    return { key: highest.current, text };
  }

  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // It presses no button of the form.
    event.preventDefault();
    if (!event.nativeEvent.isComposing) add();
  }

  const undoLine = removal && (
    <li key="undo">
      <UndoLine
        removed={{
          ...removal,
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
      text={row.text}
      isPaused={isPaused}
      onInput={(text) => act.edit(index, { ...row, text })}
      onRemove={() => act.remove(index, { ...row, text: row.text.trim() })}
    />
  ));
  return (
    <div ref={list} className="own-points">
      {(rows.length > 0 || removal) && (
        <ul onKeyDown={addByEnter}>{insertAt(points, removal?.index ?? rows.length, undoLine)}</ul>
      )}
      <WaitingButton className="quiet" aria-label={`Eigener Punkt zu «${title}»`} onClick={add}>
        <Icon name="plus" />
        Eigener Punkt
      </WaitingButton>
      {isOffering && (
        <Suggestions
          title={title}
          texts={suggestions.filter((text) => !rows.some((row) => row.text.trim() === text))}
          onTake={addSuggestion}
        />
      )}
    </div>
  );
}

type PointProps = {
  label: string;
  name: string;
  text: string;
  isPaused: boolean;
  onInput: (text: string) => void;
  onRemove: () => void;
};

function OwnPoint({ label, name, text, isPaused, onInput, onRemove }: PointProps) {
  const [start] = useState(text);
  return (
    <li className="own-point" tabIndex={-1}>
      <input
        type="text"
        name={name}
        aria-label={label}
        defaultValue={start}
        enterKeyHint="next"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <WaitingButton
        className="icon-button remove"
        aria-label={`${text.trim() || label} entfernen`}
        aria-disabled={isPaused}
        onClick={onRemove}
      >
        <Icon name="close" />
      </WaitingButton>
    </li>
  );
}

type Row = { key: number; text: string };

function isEmpty({ text }: Row): boolean {
  return text.trim() === '';
}

function ownRows(place: string, start: Props['start']): Row[] {
  return start
    .filter((point) => point.place === place)
    .map(({ text }, index) => ({ key: index + 1, text }));
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}
