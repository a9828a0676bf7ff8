/** What we use of a Word document as docx-preview 0.4 reads it. Its own types leave most of it out. */
export type WordDocument = {
  documentPart: { body: { children: WordElement[]; props: Section } };
  stylesPart?: { styles: WordStyle[] };
  settingsPart?: { settings?: { defaultTabStop?: string; evenAndOddHeaders?: boolean } };
  parts: { rootElement?: WordElement }[];
};

export type ParagraphProperties = {
  keepNext?: boolean;
  keepLines?: boolean;
  pageBreakBefore?: boolean;
  /** Of a heading, from 0. */
  outlineLevel?: number;
  /** A position is text with its unit, e.g. `453.5pt`. */
  tabs?: { position: string; style?: string; leader?: string }[];
  textAlignment?: string;
};

export type WordStyle = {
  id?: string;
  basedOn?: string;
  paragraphProps?: ParagraphProperties;
};

export type WordElement = ParagraphProperties & {
  type: string;
  styleName?: string;
  cssStyle?: Record<string, string>;
  className?: string | undefined;
  children?: WordElement[];
  sectionProps?: Section | undefined;
  /** Of a break. */
  break?: string;
  /** Of text, or of the instruction of a field. */
  text?: string;
  /** Of a character of a field. */
  charType?: string;
  /** Whether a run is part of a field's beginning, middle or end. */
  fieldRun?: boolean;
  /** Of a row. */
  isHeader?: boolean;
};

export type Section = {
  type?: string;
  titlePage?: boolean;
  columns?: { numberOfColumns?: number; space?: string };
  pageNumber?: { start?: number };
  headerRefs?: { id: string; type: string }[] | undefined;
  footerRefs?: Section['headerRefs'];
};

/** In a private area of Unicode: stands before the name of what will stand or begin in its place. */
export const mark = '\uE010';

/** The name under which `w:contextualSpacing` goes through docx-preview. */
export const contextual = 'contextual';
