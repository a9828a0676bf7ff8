/**
 * Returns the digits to print for a typed count: `16` for `16`, `16.` and `16.0`. A text that is no whole number gives
 * an empty text.
 */
export function printedCount(typed: string) {
  const [, digits = ''] = /^0*(\d+)(?:[.,]0?)?$/.exec(typed) ?? [];
  return digits;
}

// The largest count without the hint «Meinst du wirklich …?». Camps usually have fewer people.
const mostCounted = 2000;

/**
 * Returns a hint for a typed text that no document prints as a count, and for a count that is probably wrong. Any other
 * count and an empty field give an empty text.
 */
export function countHint(typed: string, least = 0, most = Infinity) {
  const count = printedCount(typed);
  const range = most < Infinity ? `von ${least} bis ${most}` : `ab ${least}`;
  if (count === '' || Number(count) < least || Number(count) > most) {
    return typed && `Gedruckt werden nur ganze Zahlen ${range}.`;
  }
  return Number(count) > mostCounted ? `Meinst du wirklich ${count}?` : '';
}

// The largest number of rows in a list, and of own points in a form. Longer lists would slow the page down.
export const mostRows = 200;
