import {
  type ClipboardEvent,
  type ComponentProps,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import type { FormValues } from './Form';
import { Icon } from './Icon';
import { Ticks } from './Ticks';
import { useRowList } from './useRowList';
import { WaitingButton } from './WaitingButton';
import { withoutMark } from './withoutMark';

type Props = {
  /** Receives the function that adds an own point. With `ref`, the component has no button for own points. */
  ref?: Ref<() => void>;
  /** The id of the group of these points. */
  place: string;
  title: string;
  /** The initial own points of all groups. */
  start: FormValues['own'];
  /** Texts of usual own points. Each text has a checkbox. */
  suggestions?: readonly string[];
};

/**
 * The own points of a group, each in a text field. An empty field makes no point in the input. A suggestion that is
 * ticked is an own point, too.
 */
export function OwnPoints({ ref, place, title, start, suggestions = [] }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const texts = start.filter((point) => point.place === place).map(({ text }) => text);
  const typed = texts.filter((text) => !suggestions.includes(text)).map((text) => ({ text }));
  const { show, full, ...act } = useRowList(list, typed);

  useImperativeHandle(ref, () => act.addOnce);

  /** Makes an own point of each line when a person pastes several lines into one field. */
  function pasteLines(event: ClipboardEvent) {
    const rows = event.clipboardData
      .getData('text')
      .split('\n')
      .map((line) => ({ text: withoutMark(line.trim()).text }))
      .filter(({ text }) => text);
    if (rows[1]) act.paste(event, rows);
  }

  const points = show((row, index) => {
    const label = `Eigener Punkt ${index + 1} zu «${title}»`;
    return (
      <li key={row.key} className="own-point" tabIndex={-1}>
        <input
          type="text"
          name={`own.${row.key}.${place}`}
          aria-label={label}
          // `start` holds a single text. Its name is `text` at first, and `place` in a row that was brought back.
          defaultValue={Object.values(row.start)[0]}
          enterKeyHint="next"
          onPaste={pasteLines}
        />
        {act.removeButton(row, label)}
      </li>
    );
  }, 'li');

  return (
    <div ref={list} className="own-points">
      <Ticks
        name={`own.suggested.${place}`}
        items={suggestions.map((text) => ({ id: text, text }))}
        start={texts}
      />
      {points.length > 0 && <ul onKeyDown={act.onKeyDown}>{points}</ul>}
      {full}
      {!ref && <AddPoint aria-label={`Eigener Punkt zu «${title}»`} onClick={act.addOnce} />}
    </div>
  );
}

/** The button that adds an own point. */
export function AddPoint(button: ComponentProps<'button'>) {
  return (
    <WaitingButton className="quiet add" {...button}>
      <Icon name="plus" />
      Eigener Punkt
    </WaitingButton>
  );
}
