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
    const [, sign = '', name = ''] = /^\s*([#^/]?)(.*)$/su.exec(inner) ?? [];
    return {
      paragraph,
      start: match.index,
      end: match.index + match[0].length,
      inner,
      sign: sign as Tag['sign'],
      name: name.trim(),
    };
  });
}

/** True for a tag of a block that is alone in its paragraph, apart from invisible text. */
export function isControlLine({ sign, start, end, paragraph: { text } }: Tag) {
  return sign !== '' && isUnseen(text.slice(0, start)) && isUnseen(text.slice(end));
}

/** True for a text of which Word shows nothing. */
export function isUnseen(text: string) {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}
