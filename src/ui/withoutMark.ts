/**
 * The marks at the beginning of a line:
 * - `title`: the `#` of a heading in Markdown
 * - `bullet`: one or more bullet characters or boxes
 * - `part`: a number such as 2.1, or the letter `o`. Word pastes an `o` for a bullet of the second level.
 * - `number`: a number such as `1.`, `1)` or `(1)`
 */
const marks = [
  ['title', /^#{1,6}\s+/],
  ['bullet', /^(?:(?:[-–—•·*▪‣◦●○■□☐☑☒✓✔✅➢➤→]|\[[ xX]?\])\s*)+/u],
  ['part', /^(?:o|\d{1,2}(?:\.\d{1,2})+[.)]?)\s+/],
  ['number', /^\(?\d{1,2}[.)]\s+/],
] as const;

const day =
  /\b\d{1,2}\.\s?(?:\d{1,2}\.|[-–] \d|bis\b|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/i;

/**
 * Splits a line into the text after the mark, and the kind of the mark (`mark`). If the line has no mark, `mark` is
 * `undefined`. A date such as «3. Juli» is no mark.
 */
export function withoutMark(line: string) {
  const [mark, sign = ''] =
    line.search(day) === 0 ? [] : (marks.find(([, pattern]) => pattern.test(line)) ?? []);
  return { text: line.replace(sign, ''), mark };
}
