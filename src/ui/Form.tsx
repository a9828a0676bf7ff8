import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { askToStay } from './askToStay';
import { type FormFields, readFields } from './readFields';
import { tellChange } from './tellChange';

type Props<Input> = Omit<ComponentProps<'form'>, 'onInput'> & {
  /** Makes the input of what stands in the fields. */
  read: (fields: FormFields) => Input;
  /** Told at the beginning and after every change. */
  onInput: (input: Input) => void;
  onGenerate: () => void;
  /** Whether Enter in a field presses the button. In a long form it is a slip. */
  generatesOnEnter?: boolean;
};

/**
 * A form whose fields hold what is entered: nothing mirrors it. What was typed and ticked before the
 * script arrived counts.
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
  const { output, keep } = useKeptFields(element);
  const tickRange = useTickRange();
  useGenerateKey(element);

  function tell() {
    if (!element.current) return;
    askWhileHalfTyped(element.current.matches(':invalid'));
    keep(element.current);
    onInput(read(readFields(element.current)));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once at the beginning
  useEffect(() => {
    tell();
    return () => askWhileHalfTyped(false);
  }, []);

  return (
    <form
      {...form}
      ref={element}
      // Whatever happens, the browser never submits this form itself: what was typed would stand in
      // the address, and in the server's log.
      method="dialog"
      // Browsers neither keep what is typed here nor restore a part of it after a reload.
      autoComplete="off"
      onClick={tickRange}
      onInput={tell}
      // Browsers tell of no input while a value is half typed.
      onKeyUp={({ currentTarget }) => askWhileHalfTyped(currentTarget.matches(':invalid'))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        if (event.target.type === 'checkbox' || !generatesOnEnter) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A select shows somebody again who came back, and no event tells of it.
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

/** A number or date without a value yet would be gone with the tab; no field is required, so it is the invalid one. */
const askWhileHalfTyped = askToStay();

const told = 'as entered';

/**
 * When a visitor comes back to a page, Safari (WebKitGTK 2.50) resets a form with `autocomplete="off"` some time
 * after `pageshow` and sends no `reset` event. An output tells of it, for it is reset as well.
 *
 * @returns `keep`, which remembers what stands in the fields, and what the form gives its output as `ref`
 */
function useKeptFields(form: RefObject<HTMLFormElement | null>) {
  const output = useRef<HTMLOutputElement>(null);
  const restore = useRef(() => {});

  useEffect(() => {
    const { current } = output;
    if (!current) return;
    current.value = told;
    const observer = new MutationObserver(() => {
      if (current.value === told) return;
      current.value = told;
      restore.current();
      // A filter is no entry: it is empty now, and hides nothing.
      tellChange(form.current?.querySelector('[type=search]') ?? null);
    });
    observer.observe(current, { childList: true });
    return () => observer.disconnect();
  }, [form]);

  function keep(element: HTMLFormElement) {
    const fields = element.querySelectorAll<HTMLInputElement>(':is(input, textarea, select)[name]');
    const kept = Array.from(fields, (field) => [field, field.value, field.checked] as const);
    restore.current = () => {
      for (const [field, value, checked] of kept) {
        // Written only where it differs: a date that is half typed stays as it is.
        if (field.value !== value) field.value = value;
        field.checked = checked;
      }
    };
  }

  return { output, keep };
}

/**
 * A click with Shift ticks or unticks all boxes between the last one clicked and this one, as this one is now,
 * in the order of the form. Hidden boxes stay as they are.
 */
function useTickRange() {
  const last = useRef<HTMLInputElement>(null);

  return ({ target, currentTarget, shiftKey }: MouseEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const boxes = Array.from(
      currentTarget.querySelectorAll<HTMLInputElement>(
        '[type=checkbox]:not([hidden] *, details:not([open]) *)',
      ),
    );
    const [from = 0, to = from] = boxes.flatMap((box, at) =>
      box === last.current || box === target ? at : [],
    );
    last.current = target;
    if (!shiftKey) return;
    for (const box of boxes.slice(from, to + 1)) box.checked = target.checked;
    // Beside the ticks, Shift has marked the words between them.
    getSelection()?.removeAllRanges();
  };
}

/** For `aria-keyshortcuts` of the button that the keys stand for. */
export const generateKeys = 'Control+Enter Meta+Enter';

/** Ctrl or Cmd with Enter presses the form's button from anywhere on the page. */
function useGenerateKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function generate(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (event.isComposing || hasOtherUse(event.target)) return;
      // The field in focus would take it for a plain Enter.
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) form.current?.requestSubmit();
    }
    document.addEventListener('keydown', generate, { capture: true });
    return () => document.removeEventListener('keydown', generate, { capture: true });
  }, [form]);
}

/** On a link it opens a new tab; a dialog in front keeps the form out of reach. */
function hasOtherUse(target: EventTarget | null) {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('a') !== null;
}
