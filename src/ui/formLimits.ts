/**
 * Returns the digits to print for a typed count, e.g. `16` for `16`, `16.`, `16.0` and `16,0`. For a text that is no
 * count, returns an empty text.
 */
export function printedCount(typed: string) {
  const [, digits = ''] = /^0*(\d+)(?:[.,]0?)?$/.exec(typed) ?? [];
  return digits;
}

/**
 * Returns a hint for a text that is not printed as a count, e.g. `1.5`. Returns an empty text for a count, and for an
 * empty field.
 */
export function countHint(typed: string, least = 0, most = Infinity) {
  const count = printedCount(typed);
  const range = most < Infinity ? `von ${least} bis ${most}` : `ab ${least}`;
  const isPrinted = count !== '' && Number(count) >= least && Number(count) <= most;
  return typed && !isPrinted ? `Gedruckt werden nur ganze Zahlen ${range}.` : '';
}

// The largest number of rows in a list. Longer lists would slow the page down.
export const mostRows = 200;
