/**
 * The digits to print for a typed count: `16` for `16`, `16.` and `16.0`. Any text but a whole number gives an empty
 * text.
 */
export function printedCount(typed: string) {
  const [, digits = ''] = /^0*(\d+)(?:[.,]0?)?$/.exec(typed) ?? [];
  return digits;
}

// A count above this number is probably a typing error. Even a camp of several groups has fewer people.
const mostCounted = 2000;

/** The hint about a count that is not printed or is probably wrong. Any other count gives an empty text. */
export function countHint(typed: string, least = 0, most = Infinity) {
  const count = printedCount(typed);
  const range = most < Infinity ? `von ${least} bis ${most}` : `ab ${least}`;
  if (count === '' || Number(count) < least || Number(count) > most) {
    return typed && `Gedruckt werden nur ganze Zahlen ${range}.`;
  }
  return Number(count) > mostCounted ? `Meinst du wirklich ${count}?` : '';
}

// The largest number of rows in a list. No camp needs so many.
export const mostRows = 200;
