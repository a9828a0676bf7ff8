/**
 * The marks at the beginning of a line: `bullet` is any sign or box, `part` a number such as 2.1 or the `o` that Word
 * pastes for bullets below other bullets, `title` a heading in Markdown.
 */
const marks = [
  ['title', /^#{1,6}\s+/],
  ['bullet', /^(?:(?:[-–—•·*▪‣◦●○■□☐☑☒✓✔➢➤→]|\[[ xX]?\])\s*)+/u],
  ['part', /^(?:o|\d{1,2}(?:\.\d{1,2})+[.)]?)\s+/],
  ['number', /^\(?\d{1,2}[.)]\s+/],
] as const;

const day =
  /\b\d{1,2}\.\s?(?:\d{1,2}\.|[-–] \d|bis\b|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/i;

/** The line without its mark, and the kind of the mark; a date at the beginning is no mark. */
export function withoutMark(line: string) {
  const [mark, sign = ''] =
    line.search(day) === 0 ? [] : (marks.find(([, one]) => one.test(line)) ?? []);
  return { text: line.replace(sign, ''), mark };
}
