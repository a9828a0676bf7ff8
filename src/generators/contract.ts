import type { ComponentProps, ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '../document/fields';
import type { Form } from '../ui/Form';
import type { Option } from '../ui/Options';
import type { Camp } from './camp';
import type { Group, OwnPoint, Place } from './points';

/** The members that are the same in a definition and in the generator made of it. */
type Frame<Input> = {
  /** The sentence under the heading of the generator's page. */
  intro: string;
  /** True when an input may be part of a link. Only for generators whose input never holds personal data. */
  linkable: boolean;
  /** A part of the document that a second button makes as a file of its own. */
  alone?: {
    text: string;
    fileName: (input: Input) => string;
    /**
     * The style of the part's title, by which the preview finds the part, and the sentence for a part that takes more
     * than one page.
     */
    title: string;
    tooLong: string;
  };
  /**
   * Hints about what is missing or does not fit. The page shows them before the document is made; they block nothing.
   */
  hints?: (input: Input, context: PrintContext) => readonly Hint[];
  /** The `name`s of form fields and lists, in the order of the form, that a new year may change besides the days. */
  lastYear?: readonly string[];
  /** Adds the people in a table or list to an input; `undefined` when the text holds no people. */
  addPeople?: (input: Input, text: string) => { input: Input; sentence: string } | undefined;
  /** The calendar file of the days in the input that are not before `now`; `undefined` for an input without any. */
  calendarFile?: (input: Input, now: Date) => { fileName: string; text: string } | undefined;
};

/** The points of a generator. By default, the ids and places are those of the groups. */
type Points = {
  /** The groups that the form shows unchanged. The points of a group's own list are sorted into these groups. */
  groups: readonly Group[];
  /** The ids that can be ticked; empty for a generator without ticks. */
  ids: readonly string[];
  /** The places where own points can stand, in the order of the document. */
  places: readonly Place[];
};

/** The argument of `defineGenerator`; README.md in this folder describes generators. */
export type Definition<Input, Data extends object> = Frame<Input> &
  Partial<Points> & {
    /** The name of the saved file. */
    fileName: string | ((input: Input) => string);
    /** The label of the button, by default «Dokument generieren». */
    buttonLabel?: string;
    /**
     * The facts of the camp that the generator's own form asks for. The other facts stand folded at the end of the
     * form.
     */
    campOfForm?: readonly (keyof Camp)[];
    /** The facts of the camp that the document prints in a place of its own. The line of the camp leaves them out. */
    campInDocument?: readonly (keyof Camp)[];
    /** The options («Auf Wunsch»): additions to the document that can be ticked. */
    options?: readonly Option[];
    /** The schema of the input, plain JSON. Every field has a default. */
    input: GenericSchema<unknown, Input>;
    /** The schema of the data that `toDocument` makes. Its names are the tags of the template. */
    data: GenericSchema<unknown, Data>;
    /**
     * The input without everything that the document does not print; by default the whole input. The camp, ticks,
     * options and own points need not be removed here.
     */
    printedInput?: (input: Input) => Input;
    /**
     * Makes the data of an input, without side effects. `defineGenerator` adds the data of the camp. Without
     * `options.locale`, dates are printed in the locale of the browser.
     */
    toDocument: (input: Input, context: PrintContext) => Data;
    /** The progress of the work; by default, the number of ticked and own points. */
    progress?: (input: Input) => Progress;
    /** A typical input, for examples and sample documents on the page for designers. */
    typical: () => Promise<unknown>;
    /** The form. Its children belong at the end, inside of the `<form>`. */
    Form: ComponentType<FormProps<Input>>;
  };

/**
 * `today` is any moment of the day on which the document is made. `inFolder`: the document becomes part of a folder,
 * whose pages are numbered from first to last. `isAlone`: only the part `alone` is made.
 */
export type PrintContext = Locale & { today: Date; inFolder?: boolean; isAlone?: boolean };

export type Locale = { locale?: string };

export type Hint = {
  /** The text of an `empty` hint is only the name of the field: the page lists such names after «Noch leer:». */
  kind: 'empty' | 'check';
  text: string;
  /** The `name` of the form field or list where the cause of the hint can be corrected. */
  field: string;
};

/** `done` of `total` steps; both are 0 for a generator that counts nothing. */
export type Progress = { done: number; total: number };

/** `read` makes an input of the texts, ticks and rows in the form. */
export type FormProps<Input> = Pick<
  ComponentProps<typeof Form<Input>>,
  'read' | 'onInput' | 'onGenerate' | 'children'
> & {
  /**
   * The initial input. A form ignores later changes of this prop; give the form another `key` to show another input.
   */
  start: Input;
};

declare const door: unique symbol;

/**
 * An input for page, command line and tests: the result of `readInput` of its generator, which no code needs to check
 * again. Only the generator knows the other fields of the input.
 */
export type ReadInput = {
  readonly [door]: true;
  readonly camp: Camp;
  readonly ticked?: readonly string[];
  readonly own: readonly OwnPoint[];
  readonly extras: readonly string[];
};

/** A generator for page, command line and tests. */
export type Generator = Frame<ReadInput> &
  Points &
  // These members are optional in a definition only.
  Required<
    Pick<
      Definition<ReadInput, object>,
      'buttonLabel' | 'campOfForm' | 'printedInput' | 'toDocument' | 'progress'
    >
  > & {
    /** The labels of the options, by their ids. */
    options: ReadonlyMap<string, string>;
    /** The labels of the options with which a condition of the template is true. */
    optionTexts: (condition: string) => readonly string[];
    /** All names that the template may use. */
    fields: Fields;
    /**
     * Reads JSON of unknown origin; see `readInput.ts`. `readInput({})` is the empty input.
     *
     * @throws InputError when the JSON has another shape
     */
    readInput: (json: unknown) => ReadInput;
    /** The name of the saved file. */
    fileName: (input: ReadInput) => string;
    /** A typical input, see `Definition`. */
    typical: () => Promise<ReadInput>;
    Form: ComponentType<Omit<FormProps<ReadInput>, 'read'>>;
  };
