import { blockSign } from '../fields';
import type { Paragraph } from '../word/paragraphs';

/** A tag of a paragraph: braces and what stands between them. */
export type Tag = {
  paragraph: Paragraph;
  /** The offsets of the tag in the paragraph's text, braces included. */
  start: number;
  end: number;
  /** The text between the braces, as it was typed. */
  inner: string;
  sign: '' | '#' | '^' | '/';
  name: string;
};

/** The tags of a paragraph, in order. */
export function readTags(paragraph: Paragraph) {
  return Array.from(paragraph.text.matchAll(/\{([^{}]*)\}/g), (match) => {
    const inner = match[1] ?? '';
    const end = match.index + match[0].length;
    return { paragraph, start: match.index, end, inner, ...signAndName(inner) };
  });
}

const signFirst = new RegExp(`^\\s*(${blockSign}?)(.*)$`, 'su');

/** The sign and the name in the text of a tag, or in a text that was meant as a tag. */
export function signAndName(inner: string): Pick<Tag, 'sign' | 'name'> {
  const [, sign = '', name = ''] = signFirst.exec(inner) ?? [];
  return { sign: sign as Tag['sign'], name: name.trim() };
}

/** True for a tag of a block that is alone in its paragraph, apart from invisible text. */
export function isControlLine({ sign, start, end, paragraph: { text } }: Tag) {
  return sign !== '' && isUnseen(text.slice(0, start)) && isUnseen(text.slice(end));
}

/** True for a text of which Word shows nothing. */
export function isUnseen(text: string) {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}
