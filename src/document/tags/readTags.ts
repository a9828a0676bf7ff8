import type { Paragraph } from '../word/paragraphs';

/** What stands between braces in one paragraph. */
export type Tag = {
  paragraph: Paragraph;
  /** Where it stands in the paragraph's text, braces included. */
  start: number;
  end: number;
  /** Without braces, as it stands there. */
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

/** Whether a tag of a section has its paragraph for itself; what nobody sees beside it counts for nothing. */
export function isControlLine({ sign, start, end, paragraph: { text } }: Tag) {
  return sign !== '' && isUnseen(text.slice(0, start)) && isUnseen(text.slice(end));
}

/** Whether a text holds nothing that can be seen in Word. */
export function isUnseen(text: string) {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}
