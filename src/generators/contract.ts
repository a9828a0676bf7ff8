import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '../document/fields';
import type { Form } from '../ui/Form';
import type { Option } from '../ui/Options';
import type { Watched } from '../ui/store';
import type { Camp, CampType } from './camp';
import type { DataOf } from './data';
import type { Group, OwnPoint } from './points';

/** The argument of `defineGenerator`. */
export type Definition<Input, Names extends Fields> = {
  /** The sentence under the heading of the generator's page. */
  intro: string;
  /** True when a link may hold an input of this generator. False when the inputs can hold personal data. */
  linkable: boolean;
  /** A part of the document that a second button saves as a separate file. */
  alone?: {
    /** The label of the button. */
    text: string;
    fileName: (input: Input) => string;
    /** The id of the paragraph style that only the title of the part has. The preview finds the part by this style. */
    titleStyle: string;
    /** The sentence that the preview shows when the part takes more than one page. */
    tooLong: string;
  };
  /**
   * Returns hints about fields that are empty or look wrong. The page shows the hints. A document can be made in spite
   * of hints.
   */
  hints: (input: Input, context: PrintContext) => readonly Hint[];
  /**
   * Adds the people in a pasted table or list to an input. Returns `undefined` when the text holds no people. Otherwise
   * returns:
   *
   * - `input`: the input with the people
   * - `sentence`: how many people were added to which list, e.g. «Leitungsteam 3, Küche 2»
   * - `leftOut`: sentences that name the lines without a person, the people without a known duty, and the people with a
   *   number that looks wrong
   * - `rest`: the lines that hold no person with a phone number
   * - `isMixed`: true when most lines hold no person, as in a chat
   */
  addPeople?: (
    input: Input,
    text: string,
  ) =>
    | { input: Input; sentence: string; leftOut: string[]; rest: string; isMixed: boolean }
    | undefined;
  /**
   * The singular and the plural of the noun for a point, e.g. «Regel» and «Regeln». With this member, the page counts
   * the points, and sorts the lines of an old list into the groups (`oldList/`).
   */
  counted?: readonly [one: string, many: string];
  /**
   * Makes an iCalendar file of the days in an input. Days before today are left out.
   *
   * @param now the current time
   * @returns the file, and the message that the page shows in front of its name. `undefined` when every day is unknown
   *   or before today.
   */
  calendarFile?: (
    input: Input,
    now: Date,
  ) => Record<'message' | 'fileName' | 'text', string> | undefined;
  /** The groups of points, in the order of the document. */
  groups: readonly Group[];
  /** The name of the saved file, e.g. `ToDo.docx`. */
  fileName: string | ((input: Input) => string);
  /** The label of the button that makes the document. The default is «Dokument generieren». */
  buttonLabel?: string;
  /**
   * The facts of the camp for which `Form` has fields. `defineGenerator` puts the fields for all other facts into a
   * fold (`CampFold`).
   */
  campOfForm?: readonly (keyof Camp)[];
  /**
   * The facts of the camp that the document prints with single tags, e.g. with `{startDate}`. The tag `{campLine}`
   * prints the camp in one line, without these facts.
   */
  campInDocument?: readonly (keyof Camp)[];
  /** The additions to the document that a leader can tick («Auf Wunsch»). */
  options?: readonly Option[];
  /** The schema of the input. An input is plain JSON. Every field of the schema has a default. */
  input: GenericSchema<unknown, Input>;
  /**
   * The names that this template may use besides the names of `campFields`, each with its kind. `toDocument` makes the
   * data of these names.
   */
  fields: Names;
  /**
   * Removes from an input the texts and rows that the document does not print. The default returns the whole input.
   * Facts of the camp, ticks, options and own points may stay, even if the document does not print them.
   */
  printedInput?: (input: Input) => Input;
  /**
   * Makes the data of an input, without side effects. `input.extras` holds the id of each ticked option, followed by
   * the ids in the option's `brings`. `defineGenerator` adds the data of the camp.
   */
  toDocument: (input: Input, context: PrintContext) => DataOf<Names>;
  /**
   * Returns the fields of an input that hold the usual choice for a type of camp. An example is `ticked`, with the
   * points that suit most tent camps. The default returns no fields.
   */
  usual?: (camp: Camp, type: CampType) => object;
  /** Loads the input of an example document. Missing fields get their defaults. */
  typical: () => Promise<unknown>;
  /** The form. `children` are rendered at the end of the `<form>` element. */
  Form: ComponentType<FormProps<Input>>;
};

export type PrintContext = Locale & {
  /** Any moment of the day on which the document is made. */
  today: Date;
  /**
   * True when the document becomes part of a folder («Lagermappe»). Then the condition `pageNumbers` of the template is
   * true.
   */
  inFolder?: boolean;
  /** True when only a part of the document is made (`Definition.alone`). */
  isAlone?: boolean;
  /** For hints: returns the ids of the points that are ticked in another document of the camp. */
  tickedIn?: (slug: string) => readonly string[];
};

/** The locale of the dates. The default is the locale of the browser. */
export type Locale = { locale?: string };

export type Hint = {
  /**
   * The kind of an empty field: `urgent` if an emergency needs the field first, and otherwise `empty`. The `text` of
   * such a hint is only the name of the field. A hint without a `kind` has a whole sentence about something that looks
   * wrong.
   */
  kind?: 'urgent' | 'empty';
  text: string;
  /**
   * The `name` of a form field, list or button, or the `value` of a checkbox (`goToField.ts`). With this control, a
   * visitor corrects the cause of the hint.
   */
  field: string;
};

/** The props of a form. `read` makes an input of the texts, ticks and rows that the form holds. */
export type FormProps<Input> = ComponentProps<typeof Form<Input>> & {
  /**
   * The initial input. A form ignores later changes of this prop. To show another input, give the form another `key`.
   */
  start: Input;
  /** The current input, for controls that depend on typed values. */
  now: Watched<Input>;
  /** The checkboxes of the options. */
  options?: ReactNode;
};

// This marker exists only in types. Without the marker, an unchecked object with the fields below would pass as a
// `ReadInput`.
declare const readMarker: unique symbol;

/**
 * An input that `Generator.readInput` has checked. The type lists the fields that several generators share. Only the
 * generator of the input reads further fields.
 */
export type ReadInput = {
  readonly [readMarker]: true;
  readonly camp: Camp;
  readonly ticked?: readonly string[];
  readonly own: readonly OwnPoint[];
  readonly extras: readonly string[];
};
