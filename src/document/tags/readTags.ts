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
  /** What a dash loop says that it repeats (`{-w:tr items}`): the rows or paragraphs that its tags stand in. */
  repeats?: string;
  /** Whether the sign is the one that somebody meant, not the one that stands there. */
  isMeant?: boolean;
};

/** The tags of a paragraph, in order. */
export function readTags(paragraph: Paragraph): Tag[] {
  return Array.from(paragraph.text.matchAll(/\{([^{}]*)\}/g), (match) => {
    const inner = match[1] ?? '';
    const [, sign = '', name = ''] = /^\s*([#^/]?)(.*)$/su.exec(inner) ?? [];
    const [, quotedSign, quoted = ''] =
      /^\s*[«„“"'‹]+([#^/])(.*?)[»“”"'›]*\s*$/su.exec(inner) ?? [];
    const [, repeats, repeated = ''] = /^\s*-(w:(?:p|tr|tc|tbl))\s(.*)$/su.exec(inner) ?? [];
    const place = {
      paragraph,
      start: match.index,
      end: match.index + match[0].length,
      inner,
    };
    if (repeats) return { ...place, sign: '#', name: repeated.trim(), repeats };
    // What stands in quotation marks was meant without them.
    if (quotedSign) {
      return { ...place, sign: quotedSign as Tag['sign'], name: quoted.trim(), isMeant: true };
    }
    return { ...place, sign: sign as Tag['sign'], name: name.trim() };
  });
}

/** Whether a tag of a section has its paragraph for itself; what nobody sees beside it counts for nothing. */
export function isControlLine({ sign, repeats, start, end, paragraph: { text } }: Tag): boolean {
  return sign !== '' && !repeats && isUnseen(text.slice(0, start)) && isUnseen(text.slice(end));
}

/** Whether a text holds nothing that can be seen in Word. */
export function isUnseen(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}
