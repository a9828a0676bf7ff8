/** `bullet` for any sign or box, `part` for a number such as 2.1, `title` for a heading. */
const marks = [
  ['title', /^#{1,6}\s+/],
  ['bullet', /^(?:(?:[-–—•·*▪‣◦●○■□☐☑☒✓✔➢➤→]|\[[ xX]?\]|o(?=\s))\s*)+/u],
  ['part', /^\d{1,2}(?:\.\d{1,2})+[.)]?\s+/],
  ['number', /^\(?\d{1,2}[.)]\s+/],
] as const;

const day =
  /\b\d{1,2}\.\s?(?:\d{1,2}\.|[-–] \d|bis\b|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/i;

/** A line of a list, and what marked it as one at its beginning. */
export function withoutMark(line: string) {
  const [mark, sign = ''] =
    line.search(day) === 0 ? [] : (marks.find(([, one]) => one.test(line)) ?? []);
  return { text: line.replace(sign, ''), mark };
}
