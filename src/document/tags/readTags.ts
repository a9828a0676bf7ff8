import { blockSign } from '../fields';
import type { Paragraph } from '../word/paragraphs';

/** A tag in the text of a paragraph, from `{` to `}`. */
export type Tag = {
  paragraph: Paragraph;
  /** The offset of `{` in the paragraph's text. */
  start: number;
  /** The offset after `}` in the paragraph's text. */
  end: number;
  /** The text between the braces, including spaces. */
  inner: string;
  sign: '' | '#' | '^' | '/';
  name: string;
};

/** The tags of a paragraph, in the order of the text. */
export function readTags(paragraph: Paragraph) {
  return Array.from(paragraph.text.matchAll(/\{([^{}]*)\}/g), (match) => {
    const inner = match[1] ?? '';
    const end = match.index + match[0].length;
    return { paragraph, start: match.index, end, inner, ...signAndName(inner) };
  });
}

const signFirst = new RegExp(`^\\s*(${blockSign}?)(.*)$`, 'su');

/** Splits the text between the braces of a tag into sign and name. */
export function signAndName(inner: string) {
  const [, sign = '', name = ''] = signFirst.exec(inner) ?? [];
  return { sign: sign as Tag['sign'], name: name.trim() };
}

/** True for a start or end tag in a control line. A control line is a paragraph that shows only this tag. */
export function isControlLine({ sign, start, end, paragraph: { text } }: Tag) {
  return sign !== '' && isBlank(text.slice(0, start)) && isBlank(text.slice(end));
}

/** True for a text that holds only white space and characters that Word does not show, e.g. a zero-width space. */
export function isBlank(text: string) {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}
