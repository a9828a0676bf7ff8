import type { Field } from '../document/fields';
import { printDate } from './calendarDay';
import { type Camp, othersCamp } from './camp';
import type { Locale } from './contract';
import { byName } from './data';

/** What every template may print of the camp. */
export const campFields = byName(
  ['campLine', 'campName', 'campDepartement', 'campPlace', 'campDates', 'startDate', 'endDate'],
  (): Field => 'free',
);

/** How many letters a footer holds beside the longest title, the day and the page. */
const lineLength = 80;

/**
 * The camp as it is printed: «Sommerlager Bergheim · Pfadi Sagenwald · 12.7.2027 – 24.7.2027», and its parts.
 * Nothing is printed of what nobody typed; a line that is too long for one goes without the place, then without
 * the group. Throws nothing.
 *
 * @param elsewhere what the document says in another place, and the line does not
 */
export function printCamp(camp: Camp, options: Locale, elsewhere: readonly (keyof Camp)[] = []) {
  const { name, departement, place } = camp;
  const line = othersCamp(elsewhere, camp);
  const { campDates } = printDates(line, options);
  // «Sommerlager Bergheim» says where it is.
  const placeOnly = name.includes(place) ? '' : line.place;
  const lines = [
    [line.name, line.departement, placeOnly, campDates],
    [line.name, line.departement, campDates],
    [line.name, campDates],
  ].map((parts) => parts.filter(Boolean).join(' · '));
  return {
    campLine: lines.find((one) => one.length <= lineLength) ?? lines.at(-1) ?? '',
    campName: name,
    campDepartement: departement,
    campPlace: place,
    ...printDates(camp, options),
  };
}

/** The first and the last day as they are printed, and both in one; one day alone is printed alone. */
export function printDates(camp: Camp, options: Locale) {
  const startDate = printDate(camp.startDate, options);
  const endDate = printDate(camp.endDate, options);
  const campDates = [...new Set([startDate, endDate].filter(Boolean))].join(' – ');
  return { startDate, endDate, campDates };
}
