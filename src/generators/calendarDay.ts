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

/** Writes a day in the format of a locale. Without `locale`, the visitor's browser chooses the format. */
export function printDay(day: Date, { locale }: Locale) {
  return day.toLocaleDateString(locale);
}

/** Writes the day `value` (`yyyy-mm-dd`) as `printDay` does. Returns an empty text if `value` is no existing day. */
export function printDate(value: string, context: Locale) {
  const day = parseDay(value);
  return day ? printDay(day, context) : '';
}

/** Writes a day as `yyyy-mm-dd`, the format of date inputs. */
export function writeDay(day: Date) {
  // Sweden writes dates as `yyyy-mm-dd`. A year before 1000 has no leading zeros: `padStart` adds these zeros.
  return day.toLocaleDateString('sv').padStart(10, '0');
}

/** True when `endDate` is earlier than `startDate`. False when one of the dates (`yyyy-mm-dd`) is empty. */
export function endsBeforeStart(startDate: string, endDate: string) {
  return endDate !== '' && endDate < startDate;
}

/**
 * Returns a list of the first and the last day of a camp, each as local midnight. An empty date becomes `undefined`.
 * The list is empty when the end is earlier than the start.
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

/** Returns a list with one hint of the kind `check` if `isWrong`, otherwise an empty list. */
export function checkHint(isWrong: boolean, text: string, field: string): Hint[] {
  return isWrong ? [{ kind: 'check', text, field }] : [];
}

/**
 * Returns a list with one hint of the kind `empty` if `value` is empty, otherwise an empty list.
 *
 * @param text the label of the field
 */
export function emptyHint(field: string, text: string, value: unknown): Hint[] {
  return value ? [] : [{ kind: 'empty', text, field }];
}
