import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { announce, type FormValues } from './Form';
import { mostRows } from './formLimits';
import { Icon } from './Icon';
import { newKey, useRowList } from './useRowList';
import { PausingButton, WaitingButton } from './WaitingButton';
import { withoutMark } from './withoutMark';

type Props = {
  /**
   * Receives the function that adds an own point, by default an empty one. With `ref`, the component has no button for
   * own points.
   */
  ref?: Ref<(text?: string) => void>;
  /** The id of the group of these points. */
  place: string;
  title: string;
  /**
   * The own points of all groups. The first render makes fields for the own points of this group. A suggestion among
   * the current own points is not offered.
   */
  own: FormValues['own'];
  /** Texts of usual own points. The first press of the button that adds an own point shows these texts. */
  suggestions?: readonly string[];
  /** Adds a suggestion to its group. Without this prop, all suggestions belong to this group. */
  onSuggest?: (text: string) => void;
};

/** The own points of a group, each in a text field. An empty field makes no point in the input. */
export function OwnPoints({ ref, place, title, own, suggestions = [], onSuggest }: Props) {
  const [isOffering, setOffering] = useState(false);
  const [isFull, setFull] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { rows, listed, gone, undoLine, pasteLine, ...act } = useRowList(list, () =>
    own
      .filter((point) => point.place === place)
      .map(({ text }, index) => ({ key: String(index), text })),
  );

  /** Adds an own point at the end of the group. Removes any other empty own point of the group. */
  function add(text = '') {
    if (!text) setOffering(true);
    act.add(...pointsOf([text]));
  }

  useImperativeHandle(ref, () => add);

  /**
   * Returns new own points with the texts, and the empty own points that they replace. All groups together hold at most
   * `mostRows` own points. Any further text gets no point.
   */
  function pointsOf(texts: readonly string[]) {
    const empty = rows.filter(({ text }) => !text.trim());
    const all = list.current?.closest('form')?.querySelectorAll('input[name^="own."]').length ?? 0;
    const room = Math.max(0, mostRows - all + empty.length);
    setFull(texts.length > room);
    const added = texts.slice(0, room).map((text) => ({ key: newKey(), text }));
    return [added, empty] as const;
  }

  function addSuggestion(text: string) {
    announce(`«${shortened(text)}» hinzugefügt.`);
    if (onSuggest) act.add(...pointsOf([]));
    flushSync(() => (onSuggest ?? add)(text));
    list.current?.querySelector<HTMLElement>('.suggestions button')?.focus();
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

  const offered = suggestions.filter((text) => own.every((point) => point.text.trim() !== text));
  return (
    <div ref={list} className="own-points">
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
      {!ref && <AddPoint aria-label={`Eigener Punkt zu «${title}»`} onClick={() => add()} />}
      {isOffering && offered.length > 0 && (
        <fieldset className="suggestions" aria-label={`Vorschläge zu «${title}»`}>
          <span>Vorschläge</span>
          {offered.map((text) => (
            <PausingButton key={text} className="quiet" onClick={() => addSuggestion(text)}>
              {text}
            </PausingButton>
          ))}
        </fieldset>
      )}
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
