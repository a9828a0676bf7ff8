import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

type Props<Input> = Omit<ComponentProps<'form'>, 'onInput'> & {
  /** Makes the input from the values of the fields. */
  read: (fields: FormFields) => Input;
  /** Called with the input after the first render and after every change. */
  onInput: (input: Input) => void;
  onGenerate: () => void;
  /** True when Enter in a field submits the form. In a long form, Enter is mostly a slip. */
  generatesOnEnter?: boolean;
};

/**
 * A form of uncontrolled fields: no React state mirrors their values. Values typed or ticked before hydration are
 * read after the first render.
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
    onInput(read(readFields(element.current)));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once at the beginning
  useEffect(tell, []);

  return (
    <form
      {...form}
      ref={element}
      // With `method="dialog"`, the browser never sends the form, even without the script. Otherwise the typed values
      // would stand in the address and in the log of the server.
      method="dialog"
      // Keeps browsers from storing typed values and from restoring some of them after a reload.
      autoComplete="off"
      onInput={tell}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        if (event.target.type === 'checkbox' || !generatesOnEnter) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A select may have regained its chosen person without any event.
        tell();
        onGenerate();
      }}
    >
      {children}
      <div className="visually-hidden announcements" role="status" aria-atomic="false" />
      <output ref={output} hidden />
    </form>
  );
}

const told = 'as entered';

/**
 * Restores the fields after Safari has reset them: when a visitor returns to a page, Safari (WebKitGTK 2.50) resets a
 * form with `autocomplete="off"` some time after `pageshow`, without a `reset` event. The reset also empties the
 * `output` element, which a MutationObserver watches.
 *
 * @returns `keep`, which remembers the values of the fields, and the `ref` of the form's `output` element
 */
function useKeptFields() {
  const restore = useRef(() => {});

  const output = useCallback((element: HTMLOutputElement) => {
    element.value = told;
    const observer = new MutationObserver(() => {
      if (element.value === told) return;
      element.value = told;
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
        // Setting `value` clears a date that is half typed, so equal values are not set.
        if (field.value !== value) field.value = value;
        field.checked = checked;
      }
    };
  }

  return { output, keep };
}

/** Fires an input event on an element, so that its form notices a change made by the script. */
export function tellChange(element: Element | null) {
  element?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Renders changed fields synchronously, and tells their form. */
export function changeFields(element: Element | null, change: () => void) {
  flushSync(change);
  tellChange(element);
}

/** The time in ms that a text stays in the live region. */
const heardTime = 5_000;

/** Announces a text in the live region of the form; a screen reader says it after its current sentence. */
export function announce(words: string) {
  const line = document.createElement('p');
  line.textContent = words;
  document.querySelector('.announcements')?.append(line);
  // Reading on to the end of the page should not meet old announcements.
  setTimeout(() => line.remove(), heardTime);
}

type Texts = { [name: string]: string };

/** The values of a form. */
export type FormFields = {
  /** Single fields by their names. */
  texts: Texts;
  /** The values of the ticked checkboxes. */
  ticked: string[];
  /** The ids of the ticked options. */
  extras: string[];
  /** Own points that are not empty: the field `own.1.Kleider` belongs to the place «Kleider». */
  own: { place: string; text: string }[];
  /** Rows by the name of their list: `coaches.1.firstName` is the field `firstName` of the second row. */
  rows: { [list: string]: Texts[] };
};

/** Reads the values of a form by the names of its fields. A list without rows has no entry. */
export function readFields(form: HTMLFormElement) {
  const fields: FormFields = { texts: {}, ticked: [], extras: [], own: [], rows: {} };
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
