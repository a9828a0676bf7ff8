import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { changeFields, type FormValues, fireInputEvent } from './Form';
import { Ticks } from './Ticks';
import { type RowTexts, useRowList } from './useRowList';
import { WaitingButton } from './WaitingButton';
import { withoutMark } from './withoutMark';

type Props = {
  groups: readonly {
    id: string;
    title: string;
    /** True for the group that holds new own points. */
    isForOwn: boolean;
    /** The texts that the form suggests as own points. */
    suggestions: readonly string[];
  }[];
  /** The initial own points of all groups. */
  start: FormValues['own'];
  /**
   * The id of the group for new points. With an id, each point has a select for the group of the point. False if the
   * document prints no titles of groups. Missing for a single group.
   */
  usualPlace?: string | false;
};

/**
 * Own points, each in a text field. An empty field is no point. A new point belongs to the group that was selected
 * last. Before the first selection, a new point belongs to `usualPlace`. Without `usualPlace`, a new point belongs to
 * the group with `isForOwn`, or else to the last group, at the end of the document.
 */
export function OwnPoints({ groups, start, usualPlace }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // The ids of selected groups, by the keys of the rows. `last` is the group that was selected last.
  const [selected, setSelected] = useState<RowTexts>({});
  const startOfFields = start.filter(({ place, text }) =>
    groups.some(({ id, suggestions }) => id === place && !suggestions.includes(text)),
  );
  const rowOf = (place = '', text = '') => ({ [place]: text });
  const { show, fullMessage, ...act } = useRowList(
    list,
    startOfFields.map(({ place, text }) => rowOf(place, text)),
    rowOf(selected.last),
  );
  // The names of the fields hold the ids of the groups, e.g. `own.1.Kleider`. When `usualPlace` changes these names,
  // the form reads its fields again.
  useEffect(() => {
    if (usualPlace !== undefined) fireInputEvent(list.current);
  }, [usualPlace]);
  const ofGroup = groups[1] ? '' : ` zu «${groups[0]?.title}»`;

  /** Makes an own point of each line when a person pastes several lines into one field. */
  function pasteLines(event: ClipboardEvent, place: string) {
    const rows = event.clipboardData
      .getData('text')
      .split('\n')
      .map((line) => withoutMark(line.trim()).text)
      .filter(Boolean)
      .map((text) => rowOf(place, text));
    if (rows[1]) act.paste(event, rows);
  }

  const points = show((row, index) => {
    const label = `Eigener Punkt ${index + 1}${ofGroup}`;
    const [first = '', text] = Object.entries(row.start).flat();
    const usual = groups.find(({ isForOwn }) => isForOwn) ?? groups.at(-1);
    const place = selected[row.key] || first || usualPlace || usual?.id || '';
    return (
      <div key={row.key} className="own-point" tabIndex={-1}>
        <input
          name={`own.${row.key}.${place}`}
          aria-label={label}
          defaultValue={text}
          enterKeyHint="next"
          onKeyDown={act.onKeyDown}
          onPaste={(event) => pasteLines(event, place)}
        />
        {usualPlace && (
          <label>
            unter{' '}
            <select
              aria-label={`${label} unter`}
              value={place}
              onChange={({ target }) =>
                changeFields(target, () =>
                  setSelected({ ...selected, [row.key]: target.value, last: target.value }),
                )
              }
            >
              {groups.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        {act.removeButton(row, label)}
      </div>
    );
  });

  return (
    <div ref={list} className="own-points">
      {points}
      {fullMessage}
      <WaitingButton
        icon="plus"
        className="quiet add"
        aria-label={`Eigener Punkt${ofGroup}`}
        onClick={act.add}
      >
        Eigener Punkt
      </WaitingButton>
    </div>
  );
}

/** Checkboxes for the suggestions of groups. A ticked suggestion is an own point. */
export function Suggestions({ groups, start }: Props) {
  return groups.map(({ id, suggestions }) => (
    <Ticks
      key={id}
      name={`own.suggested.${id}`}
      items={suggestions.map((text) => ({ id: text, text }))}
      start={start.filter(({ place }) => place === id).map(({ text }) => text)}
    />
  ));
}
