import type { Camp } from './camp';
import type { Hint, Locale } from './contract';

/**
 * Reads the value of an `<input type="date">`.
 *
 * @param value `yyyy-mm-dd`, or an empty text
 * @returns midnight of the day in the visitor's time zone. `undefined` for an empty text, and for a day that does not
 *   exist.
 */
export function parseDay(value: string) {
  const day = new Date(`${value}T00:00`);
  // Chromium reads `2027-02-30` as 2 March. `writeDay` then returns `2027-03-02`, which is not equal to `value`.
  return writeDay(day) === value ? day : undefined;
}

/** Returns `value` if `value` is an existing day (`yyyy-mm-dd`), otherwise an empty text. */
export function existingDay(value: string) {
  return parseDay(value) ? value : '';
}

/** Writes a day as the locale writes dates. Without `locale`, the browser chooses the locale. */
export function printDay(day: Date, { locale }: Locale) {
  return day.toLocaleDateString(locale);
}

/** Writes a day that is given as `yyyy-mm-dd`. Returns an empty text if the day does not exist. */
export function printDate(value: string, context: Locale) {
  const day = parseDay(value);
  return day ? printDay(day, context) : '';
}

/** Writes a day as `yyyy-mm-dd`, the format of date inputs. */
export function writeDay(day: Date) {
  // The Swedish locale `sv` writes `yyyy-mm-dd`. `padStart` adds the leading zeros of a year before 1000.
  return day.toLocaleDateString('sv').padStart(10, '0');
}

/** True when `endDate` is earlier than `startDate`. False when one of the dates (`yyyy-mm-dd`) is empty. */
export function endsBeforeStart(startDate: string, endDate: string) {
  return endDate !== '' && endDate < startDate;
}

/**
 * Returns the first and the last day of a camp as `[start, end]`, each as local midnight. An empty date becomes
 * `undefined`. If the end is earlier than the start, the result is an empty list.
 */
export function campDays({ startDate, endDate }: Camp) {
  return endsBeforeStart(startDate, endDate) ? [] : [startDate, endDate].map(parseDay);
}

/** True for a camp of at most four days. False when a date is missing or the end is earlier than the start. */
export function isShort({ startDate, endDate }: Camp) {
  const nights = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
  return nights >= 0 && nights < 4;
}

export const endsBeforeStartHint = 'Das Enddatum liegt vor dem Startdatum: Korrigiere eines davon.';

/** Returns a hint for each missing date of the camp, and a hint for an end that is earlier than the start. */
export function dateHints({ startDate, endDate }: Camp) {
  return [
    ...emptyHint('start-date', 'Startdatum', startDate),
    ...emptyHint('end-date', 'Enddatum', endDate),
    ...checkHint(endsBeforeStart(startDate, endDate), endsBeforeStartHint, 'end-date'),
  ];
}

/** Returns a list with one hint. If `isWrong` is false, the list is empty. */
export function checkHint(isWrong: boolean, text: string, field: string): Hint[] {
  return isWrong ? [{ text, field }] : [];
}

/**
 * Returns a list with one hint about an empty field. If `value` is not empty, the list is empty.
 *
 * @param text the label of the field
 */
export function emptyHint(
  field: string,
  text: string,
  value: unknown,
  kind: Hint['kind'] = 'empty',
): Hint[] {
  return value ? [] : [{ kind, text, field }];
}

/**
 * Returns a hint for an input without points, because its document would have no content.
 *
 * @param text says which points are missing, and names the button that ticks points
 * @param field the `name` of this button
 */
export function noPointsHint(
  { ticked, own }: Record<'ticked' | 'own', readonly unknown[]>,
  text: string,
  field: string,
) {
  return checkHint(!ticked[0] && !own[0], `Noch keine ${text}`, field);
}
