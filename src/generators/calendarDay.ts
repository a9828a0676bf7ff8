import type { Camp } from './camp';
import type { Hint, Locale } from './contract';
import type { Group } from './points';

/**
 * The calendar day of a date input, as local midnight so that no time zone shifts it.
 *
 * @param value `yyyy-mm-dd`, or an empty text
 * @returns nothing for an empty text and for a day that does not exist
 */
export function parseDay(value: string) {
  const day = new Date(`${value}T00:00`);
  // Chromium makes 30 February the second of March.
  return writeDay(day) === value ? day : undefined;
}

/** A day as a date input writes it; an empty text for one that does not exist. */
export function existingDay(value: string) {
  return parseDay(value) ? value : '';
}

/** The day as `toLocaleDateString()` prints it in the visitor's browser, or in the locale given. */
export function printDay(day: Date, { locale }: Locale) {
  return day.toLocaleDateString(locale);
}

/** A day `yyyy-mm-dd` as `printDay` prints it; an empty text for anything that is no day. */
export function printDate(value: string, context: Locale) {
  const day = parseDay(value);
  return day ? printDay(day, context) : '';
}

/** The day as a date input writes it, `yyyy-mm-dd`. */
export function writeDay(day: Date) {
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part, at) => String(part).padStart(at ? 2 : 4, '0'))
    .join('-');
}

/** True when both are days and the end lies before the start. */
export function endsBeforeStart(startDate: string, endDate: string) {
  return [startDate, endDate].every(parseDay) && endDate < startDate;
}

/** True when the camp has four days at most; false as long as a date is missing. */
export function isShort({ startDate, endDate }: Camp) {
  const nights = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
  return nights >= 0 && nights < 4;
}

export const endsBeforeStartHint = 'Das Enddatum liegt vor dem Startdatum.';

/** Hints about the camp's dates: each missing date, and an end before the start. */
export function dateHints({ startDate, endDate }: Camp) {
  return [
    ...emptyHint('start-date', 'Startdatum', startDate === ''),
    ...emptyHint('end-date', 'Enddatum', endDate === ''),
    ...checkHint(endsBeforeStart(startDate, endDate), endsBeforeStartHint, 'end-date'),
  ];
}

/** A hint as a list, which is empty unless `isWrong`. */
export function checkHint(isWrong: boolean, text: string, field: string): Hint[] {
  return isWrong ? [{ kind: 'check', text, field }] : [];
}

/** Hints about ticked points that do not fit this kind of camp, by the ids in `unfit`. */
export function unfitHints(
  groups: readonly Group[],
  ticked: readonly string[],
  unfit: readonly string[],
  kind: string,
) {
  return groups
    .flatMap(({ items }) => items)
    .filter(({ id }) => ticked.includes(id) && unfit.includes(id))
    .flatMap(({ id, text }) => checkHint(true, `Passt meist nicht zu «${kind}»: ${text}`, id));
}

/** A hint that names an empty field, as a list, which is empty unless `isEmpty`. */
export function emptyHint(field: string, text: string, isEmpty: boolean): Hint[] {
  return isEmpty ? [{ kind: 'empty', text, field }] : [];
}
