import { type ComponentType, type ReactNode, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '../document/fields';
import { type Extra, Extras, type ExtrasStart } from '../ui/Extras';
import { fieldsOf } from './fieldsOf';
import type { Place } from './ownPoints';
import { readInput } from './readInput';

/** What a generator is made of; README.md beside this file says how to add one. */
export type Definition<Input, Data extends object> = {
  /** The sentence under the heading of its page. */
  intro: string;
  /** The name of the saved file. */
  fileName: string | ((input: Input) => string);
  /** The words of the button, where they are not «Dokument generieren». */
  buttonLabel?: string;
  /** The ids that can be ticked; none where nothing can. */
  ids: readonly string[];
  /** Where own points can stand, in the order of the document. */
  places: readonly Place[];
  /** What the document shows beyond its list when somebody ticks it; none where there is nothing. */
  extras?: readonly Extra[];
  /** Whether an input may stand in an address: only where it never holds personal data. */
  linkable: boolean;
  /** The shape of what the form collects: plain JSON. What is missing in it has a default. */
  input: GenericSchema<unknown, Input>;
  /** The shape of what the template is filled with; the tags of the template are its names. */
  data: GenericSchema<unknown, Data>;
  /** Pure: makes the data from the input. Without a locale, dates are printed in the visitor's own. */
  toDocument: (input: Input, options: PrintOptions) => Data;
  /** What is missing or does not fit, said before the document is made; see `hints.ts` of a unit. */
  hints?: (input: Input, options: PrintOptions) => readonly Hint[];
  /** An input as many have it, for those who look at a template before there is a camp. */
  typical: () => Promise<unknown>;
  /** Carries the input of a camp that is over to the next one. */
  lastYear?: LastYear<Input>;
  /** The calendar file of the days in the input, made `now`; nothing when there is none. */
  calendarFile?: (input: Input, now: Date) => SavedText | undefined;
  /** A `<form>` around its children, which close it. */
  Form: ComponentType<FormProps<Input>>;
};

/** `today` is any moment of the day on which the document is made. */
export type PrintOptions = { locale?: string; today: Date };

export type Hint = {
  /** Names the same hint again when the input has changed. */
  id: string;
  /** Of what is still empty the text is its name alone, so that «Noch leer:» can stand before all of them. */
  kind: 'empty' | 'check';
  text: string;
  /** The `name` of the form's field, or of its list, where it can be mended. */
  field?: string;
};

export type SavedText = { fileName: string; text: string };

export type LastYear<Input> = {
  /** Whether the camp is over. */
  isPast: (input: Input, today: Date) => boolean;
  /**
   * All dates later by as many years of 364 days (the days of the week stay) as bring the camp into the
   * future, at least by one; nothing without a date.
   */
  shiftedByAYear: (input: Input, today: Date) => { input: Input; sentence: string } | undefined;
  /** The `name`s of the form's fields and lists that a new year changes. */
  toCheck: readonly string[];
};

export type FormProps<Input> = {
  /** What the form holds at first. Another one is shown under another `key`. */
  start: Input;
  /**
   * Told at the beginning and after every change; half typed is a number or a date that is no part of
   * the input yet.
   */
  onInput: (input: Input, isHalfTyped: boolean) => void;
  /** Told at the press of the generating button. */
  onGenerate: (input: Input) => void;
  children: ReactNode;
};

/**
 * A generator as page, command line and tests hold it. Which input is whose only the generator itself
 * knows: from outside an input is plain JSON, and goes in through `readInput` alone.
 */
export type GeneratorUnit = {
  intro: string;
  buttonLabel: string;
  ids: readonly string[];
  places: readonly Place[];
  linkable: boolean;
  /** The ids of its extras. */
  extras: readonly string[];
  /** What the page calls them, by their ids. */
  extraTexts: ReadonlyMap<string, string>;
  /** The closed list of names that its template may use. */
  fields: Fields;
  /** The one door; see `readInput.ts`. `readInput({})` is an input in which nothing is entered. */
  readInput: (json: unknown) => unknown;
  /**
   * What the template is filled with, and the name of the file.
   *
   * @throws InputError when the JSON has another shape
   */
  print: (json: unknown, options: PrintOptions) => { data: object; fileName: string };
  /** The name of the file alone; throws like `print`. */
  fileName: (json: unknown) => string;
  /** @throws InputError when the JSON has another shape */
  hints: (json: unknown, options: PrintOptions) => readonly Hint[];
  /** An input as many have it. */
  typical: () => Promise<unknown>;
  /** Each throws InputError when the JSON has another shape. */
  lastYear: LastYear<unknown> | undefined;
  calendarFile: ((json: unknown, now: Date) => SavedText | undefined) | undefined;
  Form: ComponentType<FormProps<unknown>>;
};

export function defineGenerator<Input extends ExtrasStart, Data extends object>(
  definition: Definition<Input, Data>,
): GeneratorUnit {
  const { lastYear, calendarFile } = definition;
  const { intro, fileName, ids, places, linkable, typical, toDocument } = definition;
  const { buttonLabel = 'Dokument generieren', extras = [] } = definition;
  const read = (json: unknown) => readInput(definition.input, json);
  const nameOf = (input: Input) => (typeof fileName === 'string' ? fileName : fileName(input));

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each generator, when its module loads
  function Form({ start, children, ...props }: FormProps<unknown>) {
    const [input] = useState(() => read(start));
    return (
      <definition.Form start={input} {...props}>
        <Extras extras={extras} start={input} />
        {children}
      </definition.Form>
    );
  }

  return {
    intro,
    buttonLabel,
    ids,
    places,
    linkable,
    extras: extras.map(({ id }) => id),
    extraTexts: new Map(extras.map(({ id, text }) => [id, text])),
    fields: fieldsOf(definition.data),
    readInput: read,
    print(json, options) {
      const input = read(json);
      // One that the page does not offer never holds: opening an input leaves it out too.
      const wishes = input.extras.filter((id) => extras.some((extra) => extra.id === id));
      return {
        data: toDocument({ ...input, extras: wishes }, options),
        fileName: nameOf(input),
      };
    },
    fileName: (json) => nameOf(read(json)),
    typical,
    hints: (json, options) => definition.hints?.(read(json), options) ?? [],
    lastYear: lastYear && {
      isPast: (json, today) => lastYear.isPast(read(json), today),
      shiftedByAYear: (json, today) => lastYear.shiftedByAYear(read(json), today),
      toCheck: lastYear.toCheck,
    },
    calendarFile: calendarFile && ((json, now) => calendarFile(read(json), now)),
    Form,
  };
}
