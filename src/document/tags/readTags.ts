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
