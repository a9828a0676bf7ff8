/** A count as it is printed, of `16`, `16.` and `16.0`; an empty text for all that is no whole number from 0. */
export function printedCount(typed: string) {
  const [, digits] = /^(\d+)(?:[.,]0?)?$/.exec(typed) ?? [];
  return digits === undefined ? '' : String(BigInt(digits));
}

// More people than a camp of several groups has.
const mostCounted = 2000;

/** What there is to say about a count that is not printed or hardly meant, or an empty text. */
export function countHint(typed: string, least = 0, most = Infinity) {
  const count = printedCount(typed);
  const range = most < Infinity ? `von ${least} bis ${most}` : `ab ${least}`;
  if (count === '' || Number(count) < least || Number(count) > most) {
    return typed === '' ? '' : `Gedruckt werden nur ganze Zahlen ${range}.`;
  }
  return Number(count) > mostCounted ? `Meinst du wirklich ${count}?` : '';
}

// More rows than any camp has in a list.
export const mostRows = 200;
