/** The count to print, from `16`, `16.` or `16.0`; an empty text for anything but a whole number from 0. */
export function printedCount(typed: string) {
  const [, digits = ''] = /^0*(\d+)(?:[.,]0?)?$/.exec(typed) ?? [];
  return digits;
}

// A larger count is probably a typing error: no camp of several groups has so many people.
const mostCounted = 2000;

/** The hint about a count that is not printed or probably wrong; otherwise an empty text. */
export function countHint(typed: string, least = 0, most = Infinity) {
  const count = printedCount(typed);
  const range = most < Infinity ? `von ${least} bis ${most}` : `ab ${least}`;
  if (count === '' || Number(count) < least || Number(count) > most) {
    return typed && `Gedruckt werden nur ganze Zahlen ${range}.`;
  }
  return Number(count) > mostCounted ? `Meinst du wirklich ${count}?` : '';
}

// The largest number of rows in a list, more than any camp needs.
export const mostRows = 200;
