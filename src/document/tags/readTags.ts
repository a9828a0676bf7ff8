import type { Paragraph } from './readParagraphs';

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
export function readTags(paragraph: Paragraph): Tag[] {
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

/** The text of a paragraph with a space for every sign of its whole tags. */
export function withoutTags({ text }: Paragraph): string {
  return text.replace(/\{[^{}]*\}/g, (tag) => ' '.repeat(tag.length));
}

/** Whether a tag of a section has its paragraph for itself; what nobody sees beside it counts for nothing. */
export function isControlLine({ sign, start, end, paragraph: { text } }: Tag): boolean {
  return sign !== '' && isUnseen(text.slice(0, start)) && isUnseen(text.slice(end));
}

function isUnseen(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}
