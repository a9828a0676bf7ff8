import type { ComponentProps, ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '../document/fields';
import type { Extra } from '../ui/Extras';
import type { Form } from '../ui/Form';
import type { Camp } from './camp';
import type { Group, OwnPoint, Place } from './points';

/** What a definition and its generator have alike. */
type Frame<Input> = {
  /** The sentence under the heading of its page. */
  intro: string;
  /** Whether an input may stand in an address: only where it never holds personal data. */
  linkable: boolean;
  /** A part of the document that a button of its own makes, and the name of its file. */
  alone?: {
    text: string;
    fileName: (input: Input) => string;
    /** It is meant for one sheet: the style of its title, and what is said where it takes more. */
    title: string;
    tooLong: string;
  };
  /** What is missing or does not fit, said before the document is made. */
  hints?: (input: Input, options: PrintContext) => readonly Hint[];
  /**
   * The `name`s of the form's fields and lists that a new year may change beside the days, in the order of the form;
   * see `lastYear.ts`.
   */
  lastYear?: readonly string[];
  /** The people of a table or list, added to those of an input; nothing where it holds none. */
  addPeople?: (input: Input, text: string) => { input: Input; sentence: string } | undefined;
  /** The calendar file of the days in the input that are not past `now`; nothing when there is none. */
  calendarFile?: (
    input: Input,
    now: Date,
  ) => { fileName: string; text: string } | 'past' | undefined;
};

/** Its points: the ids and places follow from the groups, where all stand in them. */
type Points = {
  /** The groups of points that a form shows as they are: into them an old list is sorted. */
  groups: readonly Group[];
  /** The ids that can be ticked; none where nothing can. */
  ids: readonly string[];
  /** Where own points can stand, in the order of the document. */
  places: readonly Place[];
};

/** What a generator is made of; README.md beside this file says how to add one. */
export type Definition<Input, Data extends object> = Frame<Input> &
  Partial<Points> & {
    /** The name of the saved file. */
    fileName: string | ((input: Input) => string);
    /** The words of the button, where they are not «Dokument generieren». */
    buttonLabel?: string;
    /** What of the camp its form asks for; the rest stands folded at its end. */
    campOfForm?: readonly (keyof Camp)[];
    /** What of it the document says beside the line of the camp, which leaves that out. */
    campInDocument?: readonly (keyof Camp)[];
    /** What the document shows beyond its list when somebody ticks it; none where there is nothing. */
    extras?: readonly Extra[];
    /** The shape of what the form collects: plain JSON. What is missing in it has a default. */
    input: GenericSchema<unknown, Input>;
    /** The shape of what the template is filled with; the tags of the template are its names. */
    data: GenericSchema<unknown, Data>;
    /**
     * The input without what its document does not say, for whatever reason; all of it where nothing is said
     * here. Camp, ticks, extras and own points look after themselves.
     */
    printedInput?: (input: Input) => Input;
    /** Pure: makes the data from the input, beside that of the camp (`printCamp.ts`). Without a locale, dates are printed in the visitor's own. */
    toDocument: (input: Input, options: PrintContext) => Data;
    /** How far the work is, where that is more than how much is ticked. */
    progress?: (input: Input) => Progress;
    /** An input as many have it, for those who look at a template before there is a camp. */
    typical: () => Promise<unknown>;
    /** A `<form>` around its children, which close it. */
    Form: ComponentType<FormProps<Input>>;
  };

/**
 * `today` is any moment of the day on which the document is made. With `inFolder` it becomes part of a
 * file whose pages are counted through; with `isAlone` only its part `alone` is made.
 */
export type PrintContext = Locale & { today: Date; inFolder?: boolean; isAlone?: boolean };

export type Locale = { locale?: string };

export type Hint = {
  /** Of what is still empty the text is its name alone, so that «Noch leer:» can stand before all of them. */
  kind: 'empty' | 'check';
  text: string;
  /** The `name` of the form's field, or of its list, where it can be mended. */
  field?: string;
};

/** How much is done, of how much: of nothing where nothing is counted. */
export type Progress = { done: number; total: number };

/** `read` is the door for what stands in the form. */
export type FormProps<Input> = Pick<
  ComponentProps<typeof Form<Input>>,
  'read' | 'onInput' | 'onGenerate' | 'children'
> & {
  /** What the form holds at first. Another one is shown under another `key`. */
  start: Input;
};

declare const door: unique symbol;

/**
 * An input as page, command line and tests hold it: it came through the `readInput` of its generator, and
 * nobody reads it again. What else stands in it the generator alone knows.
 */
export type ReadInput = {
  readonly [door]: true;
  readonly camp: Camp;
  readonly ticked?: readonly string[];
  readonly own: readonly OwnPoint[];
  readonly extras: readonly string[];
};

/** A generator as page, command line and tests hold it. */
export type Generator = Frame<ReadInput> &
  Points &
  // What a definition may leave out.
  Required<
    Pick<
      Definition<ReadInput, object>,
      'buttonLabel' | 'campOfForm' | 'printedInput' | 'toDocument' | 'progress'
    >
  > & {
    /** Its extras: what the page calls them, by their ids. */
    extras: ReadonlyMap<string, string>;
    /** What the page calls those under which a condition holds. */
    extraTexts: (condition: string) => readonly string[];
    /** The closed list of names that its template may use. */
    fields: Fields;
    /**
     * The one door; see `readInput.ts`. `readInput({})` is an input in which nothing is entered.
     *
     * @throws InputError when the JSON has another shape
     */
    readInput: (json: unknown) => ReadInput;
    /** The name of the file. */
    fileName: (input: ReadInput) => string;
    /** An input as many have it. */
    typical: () => Promise<ReadInput>;
    Form: ComponentType<Omit<FormProps<ReadInput>, 'read'>>;
  };
