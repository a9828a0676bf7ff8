import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Form } from '../ui/Form';
import type { Option } from '../ui/Options';
import type { Watched } from '../ui/store';
import type { Camp, CampType } from './camp';
import type { Group, OwnPoint } from './points';

/** The argument of `defineGenerator`. README.md in this folder describes generators. */
export type Definition<Input, Data extends object> = {
  /** The sentence under the heading of the generator's page. */
  intro: string;
  /** True when a link may hold an input of this generator. False when the inputs can hold personal data. */
  linkable: boolean;
  /** A part of the document that a second button saves as a separate file. */
  alone?: {
    /** The label of the button. */
    text: string;
    fileName: (input: Input) => string;
    /** The id of the paragraph style of the part's title. The preview finds the part by this style. */
    titleStyle: string;
    /** The sentence that the preview shows when the part takes more than one page. */
    tooLong: string;
  };
  /**
   * Returns hints about fields that are empty or look wrong. The page shows the hints before the document is made. A
   * document can be made in spite of hints.
   */
  hints?: (input: Input, context: PrintContext) => readonly Hint[];
  /**
   * Adds the people in a pasted table or list to an input.
   *
   * @returns `undefined` when the text holds no people. Otherwise the new input, words about the added people
   *   (`sentence`), the number of people, and the lines without people (`rest`). `isMixed` is true when most lines name
   *   nobody.
   */
  addPeople?: (
    input: Input,
    text: string,
  ) =>
    | { input: Input; sentence: string; people: number; rest: string; isMixed: boolean }
    | undefined;
  /**
   * The singular and the plural of the noun for a point, e.g. «Regel» and «Regeln». With this member, the page counts
   * the points, and sorts an old list of a visitor into the points (`oldList/`).
   */
  counted?: readonly [one: string, many: string];
  /**
   * Makes an iCalendar file of the days in an input.
   *
   * @param now the current time. Days before today are left out.
   * @returns the file, or `undefined` when every day is unknown or before today
   */
  calendarFile?: (input: Input, now: Date) => { fileName: string; text: string } | undefined;
  /** The groups of points, in the order of the document. */
  groups: readonly Group[];
  /** The name of the saved file, e.g. `ToDo.docx`. */
  fileName: string | ((input: Input) => string);
  /** The label of the button that makes the document. The default is «Dokument generieren». */
  buttonLabel?: string;
  /**
   * The facts of the camp for which `Form` itself has fields. `defineGenerator` puts the fields for all other facts
   * into a `<details>` element (`CampFold`).
   */
  campOfForm?: readonly (keyof Camp)[];
  /**
   * The facts of the camp that the document prints with tags of their own. The tag `{campLine}`, which prints the camp
   * in one line, leaves these facts out.
   */
  campInDocument?: readonly (keyof Camp)[];
  /** The additions to the document that can be ticked («Auf Wunsch»). */
  options?: readonly Option[];
  /** The schema of the input. An input is plain JSON. Every field of the schema has a default. */
  input: GenericSchema<unknown, Input>;
  /** The schema of the data that `toDocument` makes. The names in the data are the tags of the template. */
  data: GenericSchema<unknown, Data>;
  /**
   * Returns the input without the texts and rows that the document does not print. The default returns the whole input.
   * `printedInput` need not remove facts of the camp, ticks, options or own points.
   */
  printedInput?: (input: Input) => Input;
  /**
   * Makes the data of an input, without side effects. `input.extras` holds the id of each ticked option, followed by
   * the ids in `brings` of this option. `defineGenerator` adds the data of the camp.
   */
  toDocument: (input: Input, context: PrintContext) => Data;
  /**
   * Makes the usual choice for a type of camp, e.g. the ticks that suit most tent camps. Returns the fields of an input
   * that hold this choice. The default returns no fields.
   */
  usual?: (camp: Camp, type: CampType) => object;
  /** Loads the input of an example document. Missing fields get their defaults. */
  typical: () => Promise<unknown>;
  /** The form. The component renders `children` at the end, inside of the `<form>`. */
  Form: ComponentType<FormProps<Input>>;
};

export type PrintContext = Locale & {
  /** Any moment of the day on which the document is made. */
  today: Date;
  /** True when the document becomes part of a folder. The condition `pageNumbers` of the template is then true. */
  inFolder?: boolean;
  /** True when only the part `alone` of the document is made. */
  isAlone?: boolean;
  /** For hints: returns the ids of the points that are ticked in another document of the camp. */
  tickedIn?: (slug: string) => readonly string[];
};

/** The locale of the dates. The default is the locale of the browser. */
export type Locale = { locale?: string };

export type Hint = {
  /**
   * An `empty` hint names an empty field. The `text` of an `empty` hint is only the name of the field, because the page
   * lists these names after «Noch leer:». The `text` of a `check` hint is a whole sentence.
   */
  kind: 'empty' | 'check';
  text: string;
  /** The `name` of the form field, list or button with which a visitor corrects the cause of the hint. */
  field: string;
};

/** The props of a form. `read` makes an input of the texts, ticks and rows in the form. */
export type FormProps<Input> = Pick<
  ComponentProps<typeof Form<Input>>,
  'read' | 'onInput' | 'onGenerate' | 'children'
> & {
  /**
   * The initial input. A form ignores later changes of this prop. To show another input, give the form another `key`.
   */
  start: Input;
  /** The current input, for controls that depend on other fields. */
  now: Watched<Input>;
  /** The checkboxes of the options. */
  options?: ReactNode;
};

// A marker that exists only in types. Without the marker, TypeScript would accept an unchecked object with the fields
// of `ReadInput` where a `ReadInput` is required.
declare const readMarker: unique symbol;

/**
 * An input that `Generator.readInput` has made and checked. The type lists the fields that generators have in common.
 * All other fields of an input are read only by the generator of the input.
 */
export type ReadInput = {
  readonly [readMarker]: true;
  readonly camp: Camp;
  readonly ticked?: readonly string[];
  readonly own: readonly OwnPoint[];
  readonly extras: readonly string[];
};
