import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { longestText } from './formLimits';
import { type FormFields, readFields } from './readFields';
import { remember } from './remember';
import { useGenerateKey } from './useGenerateKey';
import { useReset } from './useReset';
import { useTickRange } from './useTickRange';

type Props<Input> = Omit<ComponentProps<'form'>, 'onInput'> & {
  /** Makes the input of what stands in the fields. */
  read: (fields: FormFields) => Input;
  /**
   * Told at the beginning and after every change; half typed is a number or a date that has no value
   * yet.
   */
  onInput: (input: Input, isHalfTyped: boolean) => void;
  onGenerate: (input: Input) => void;
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
  generatesOnEnter = false,
  children,
  ...form
}: Props<Input>) {
  const element = useRef<HTMLFormElement>(null);
  const wasHalfTyped = useRef(false);
  const restore = useRef(() => {});
  const reset = useReset(() => restore.current());
  const tickRange = useTickRange();
  useGenerateKey(element);

  function tell() {
    if (!element.current) return;
    wasHalfTyped.current = isHalfTyped(element.current);
    restore.current = remember(element.current);
    onInput(read(readFields(element.current)), wasHalfTyped.current);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once at the beginning
  useEffect(tell, []);

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
      onFocus={({ target }) => limit(target)}
      onInput={tell}
      onKeyUp={(event) => {
        // Browsers tell of no input while a value is half typed.
        if (isHalfTyped(event.currentTarget) !== wasHalfTyped.current) tell();
      }}
      onKeyDown={(event) => {
        if (isSlip(event, generatesOnEnter)) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate(read(readFields(event.currentTarget)));
      }}
    >
      {children}
      <div className="visually-hidden announcements" role="status" aria-atomic="false" />
      <output ref={reset} hidden />
    </form>
  );
}

function isSlip({ key, target }: KeyboardEvent, generatesOnEnter: boolean): boolean {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return false;
  return target.type === 'checkbox' || !generatesOnEnter;
}

/** Not in the HTML, which would say so at every field. */
function limit(field: EventTarget) {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isText && field.name) field.maxLength = longestText;
}

// No field is required: whatever is invalid was entered.
function isHalfTyped(form: HTMLFormElement): boolean {
  return form.matches(':invalid');
}
