import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PausingButton } from './WaitingButton';

type Props<Input> = Omit<ComponentProps<'form'>, 'onInput'> & {
  /** Makes the input from the values of the fields. */
  read: (fields: FormValues) => Input;
  /** Called with the input after the first render, after every change, and before `onGenerate`. */
  onInput: (input: Input) => void;
  onGenerate?: () => void;
  /**
   * True when Enter in a text field submits the form. Leave this prop out for a form with many fields, in which people
   * mostly press Enter by mistake.
   */
  generatesOnEnter?: boolean;
};

/**
 * A form of uncontrolled fields. The form reads the values of its fields from the DOM. The first reading is after the
 * first render, because a person may type or tick before hydration.
 */
export function Form<Input>({
  read,
  onInput,
  onGenerate,
  generatesOnEnter,
  children,
  ...form
}: Props<Input>) {
  const element = useRef<HTMLFormElement>(null);
  const { output, keep } = useKeptFields();

  function tell() {
    if (!element.current) return;
    keep(element.current);
    onInput(read(readFormValues(element.current)));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs only after the first render
  useEffect(tell, []);

  return (
    <form
      {...form}
      ref={element}
      // With `method="dialog"`, the browser never sends the form, even before hydration. Sending the form would put the
      // typed values into the address and into the log of the server.
      method="dialog"
      // With `autocomplete="off"`, browsers store no typed values, and restore no values after a reload.
      autoComplete="off"
      onInput={tell}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        if (event.target.type === 'checkbox' || !generatesOnEnter) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // The fields are read again, because a select may have changed without an event. For example, a select offers
        // the people of a list. When the row of the selected person is removed and brought back, the browser selects
        // this person again.
        tell();
        onGenerate?.();
      }}
    >
      {children}
      <div className="visually-hidden announcements" role="status" aria-atomic="false" />
      <output ref={output} hidden />
    </form>
  );
}

const intact = 'as entered';

/**
 * Restores the fields after WebKit has reset the form. WebKitGTK 2.50 resets a form with `autocomplete="off"` when a
 * person returns to the page, some time after `pageshow`. There is no `reset` event. The reset empties the `output`
 * element of the form, and a MutationObserver on this element detects the reset.
 *
 * @returns `keep`, which remembers the values of the fields, and `output`, the `ref` of the `output` element
 */
function useKeptFields() {
  const restore = useRef(() => {});

  const output = useCallback((element: HTMLOutputElement) => {
    element.value = intact;
    const observer = new MutationObserver(() => {
      if (element.value === intact) return;
      element.value = intact;
      restore.current();
    });
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);

  function keep(element: HTMLFormElement) {
    const fields = element.querySelectorAll<HTMLInputElement>(':is(input, textarea, select)[name]');
    const kept = Array.from(fields, (field) => [field, field.value, field.checked] as const);
    restore.current = () => {
      for (const [field, value, checked] of kept) {
        // An equal value is not set again, because setting `value` clears a date that is half typed.
        if (field.value !== value) field.value = value;
        field.checked = checked;
      }
    };
  }

  return { output, keep };
}

/** Fires an input event on an element, so that the form reads its fields. */
export function fireInputEvent(element: Element | null) {
  element?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Renders a change of fields synchronously, and then fires an input event on the element. */
export function changeFields(element: Element | null, change: () => void) {
  flushSync(change);
  fireInputEvent(element);
}

/** Announces a text in the live region of the form. A screen reader first finishes the current sentence. */
export function announce(words: string) {
  const line = document.createElement('p');
  line.textContent = words;
  document.querySelector('.announcements')?.append(line);
  // The announcement is removed after five seconds. Otherwise a person who reads the page to the end would hear the
  // text again.
  setTimeout(() => line.remove(), 5_000);
}

/**
 * Says what was changed, with a button that undoes the change. The text is announced only after the first render, so
 * each change needs an `UndoLine` with a new `key`.
 */
export function UndoLine({ words, onUndo }: { words: string; onUndo: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect announces only after the first render
  useEffect(() => announce(`${words} Rückgängig ist möglich.`), []);

  return (
    <p className="undo">
      <span>{words}</span>{' '}
      <PausingButton className="quiet" onClick={onUndo}>
        Rückgängig
      </PausingButton>
    </p>
  );
}

type Texts = { [name: string]: string };

export type FormValues = {
  /** The values of the fields that are no points, options or rows, by the names of the fields. */
  texts: Texts;
  /** The ids of the ticked points. */
  ticked: string[];
  /** The ids of the ticked options. */
  extras: string[];
  /**
   * The own points that are not empty. `place` is the id of the group, e.g. `Kleider` for the field `own.1.Kleider`.
   */
  own: { place: string; text: string }[];
  /**
   * The rows of each list, by the name of the list. The field `coaches.1.firstName` is the text `firstName` of the
   * second row in `coaches`.
   */
  rows: { [list: string]: Texts[] };
};

/** Reads the values of a form. A list without rows is missing in `rows`. */
export function readFormValues(form: HTMLFormElement) {
  const fields: FormValues = { texts: {}, ticked: [], extras: [], own: [], rows: {} };
  for (const [name, value] of new FormData(form)) {
    const text = String(value);
    const [list = '', number, ...rest] = name.split('.');
    const last = rest.join('.');
    if (list === 'own') {
      if (text.trim()) fields.own.push({ place: last, text });
    } else if (number !== undefined) {
      const at = Number(number);
      const rows = fields.rows[list] ?? [];
      fields.rows[list] = rows;
      rows[at] = { ...rows[at], [last]: text };
    } else if (name === 'ticked' || name === 'extras') fields[name].push(text);
    else fields.texts[name] = text;
  }
  return fields;
}
