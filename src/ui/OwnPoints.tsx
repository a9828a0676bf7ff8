import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { FormValues } from './Form';
import { mostRows } from './formLimits';
import { Icon } from './Icon';
import { Ticks } from './Ticks';
import { newKey, useRowList } from './useRowList';
import { PausingButton, WaitingButton } from './WaitingButton';
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
  const [isFull, setFull] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const texts = start.filter((point) => point.place === place).map(({ text }) => text);
  const { rows, listed, gone, undoLine, pasteLine, ...act } = useRowList(list, () =>
    texts
      .filter((text) => !suggestions.includes(text))
      .map((text, index) => ({ key: String(index), text })),
  );

  /** Adds an own point at the end of the group. Removes any other empty own point of the group. */
  function add() {
    act.add(...pointsOf(['']));
  }

  useImperativeHandle(ref, () => add);

  /**
   * Returns new own points with the texts, and the empty own points that they replace. All groups together hold at most
   * `mostRows` own points. Any further text gets no point.
   */
  function pointsOf(texts: readonly string[]) {
    const empty = rows.filter(({ text }) => !text.trim());
    const all = list.current?.closest('form')?.querySelectorAll('.own-point').length ?? 0;
    const room = Math.max(0, mostRows - all + empty.length);
    setFull(texts.length > room);
    const added = texts.slice(0, room).map((text) => ({ key: newKey(), text }));
    return [added, empty] as const;
  }

  /** Makes an own point of each line when a person pastes several lines into one field. */
  function pasteLines(event: ClipboardEvent) {
    const texts = event.clipboardData
      .getData('text')
      .split('\n')
      .map((line) => withoutMark(line.trim()).text)
      .filter(Boolean);
    if (texts.length < 2) return;
    event.preventDefault();
    act.paste(...pointsOf(texts));
  }

  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter adds an own point instead of submitting the form.
    event.preventDefault();
    if (!event.nativeEvent.isComposing) add();
  }

  return (
    <div ref={list} className="own-points">
      <Ticks
        name={`own.suggested.${place}`}
        items={suggestions.map((text) => ({ id: text, text }))}
        start={texts}
      />
      {listed.length > 0 && (
        <ul onKeyDown={addByEnter}>
          {listed.map((row) => {
            if (row === gone) return <li key={row.key}>{undoLine}</li>;
            const text = row.text.trim();
            const label = `Eigener Punkt ${rows.indexOf(row) + 1} zu «${title}»`;
            return (
              <li key={row.key} className="own-point" tabIndex={-1}>
                <input
                  type="text"
                  name={`own.${row.key}.${place}`}
                  aria-label={label}
                  defaultValue={row.text}
                  enterKeyHint="next"
                  onPaste={pasteLines}
                  onInput={(event) => act.edit({ ...row, text: event.currentTarget.value })}
                />
                <PausingButton
                  className="icon-button remove"
                  aria-label={`${text || label} entfernen`}
                  onClick={() => {
                    const words = text ? `«${shortened(text)}»` : 'Leerer Punkt';
                    act.remove(row, `${words} entfernt.`);
                  }}
                >
                  <Icon name="close" />
                </PausingButton>
              </li>
            );
          })}
        </ul>
      )}
      {pasteLine}
      {isFull && <p role="alert">Mehr als {mostRows} eigene Punkte gehen nicht.</p>}
      {!ref && <AddPoint aria-label={`Eigener Punkt zu «${title}»`} onClick={add} />}
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

function shortened(text: string) {
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}
