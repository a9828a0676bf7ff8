import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';

/** What every generator exports as `generator`; README.md beside this file says how to add one. */
export type GeneratorUnit<Input = unknown, Data extends object = object> = {
  /** The sentence under the heading of its page. */
  intro: string;
  /** The shape of what the form collects: plain JSON. */
  input: GenericSchema<Input>;
  /** The shape of what the template is filled with; the tags of the template are its names. */
  data: GenericSchema<Data>;
  /** Pure: makes the data from the input. Without a locale, dates are printed in the visitor's own. */
  toDocument(input: Input, options: PrintOptions): Data;
  /** The name of the saved file where it depends on the input; otherwise the catalog's. */
  fileName?(input: Input): string;
  /** The words of the button, where they are not «Dokument generieren». */
  buttonLabel?: string;
  /** Whether leaving the page with something entered asks first. */
  asksBeforeLeaving?: boolean;
  /** A `<form>` that hands its input over when it is submitted; its children close the form. */
  Form(props: FormProps<Input>): ReactNode;
};

export type PrintOptions = { locale?: string };

export type FormProps<Input> = {
  onGenerate(input: Input): void;
  children: ReactNode;
};
