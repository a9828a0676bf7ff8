import type { Field } from '../document/fields';
import { printDate } from './calendarDay';
import { type Camp, othersCamp } from './camp';
import type { Locale } from './contract';
import { byName } from './data';
import { shortened } from './readInput';

/** The names of the camp's data, which every template may use. */
export const campFields = byName(
  ['campLine', 'campName', 'campDepartement', 'campPlace', 'campDates', 'startDate', 'endDate'],
  (): Field => 'free',
);

/**
 * The number of characters of the camp that fit into a footer beside the longest title, the day and the page number,
 * in nearly every look.
 */
const footerRoom = 64;

/**
 * The data of the camp: the line «Sommerlager Bergheim · Pfadi Sagenwald · 12.7.2027 – 24.7.2027», and its parts.
 * Empty facts are left out. A footer has one line: a camp that is too long for it loses first the place, then the
 * department, then the days; a longer name is cut. Throws nothing.
 *
 * @param elsewhere the facts that the document prints in another place, and the line of the camp therefore leaves
 *   out; a name among them takes room in the footer, which prints the name itself
 */
export function printCamp(camp: Camp, context: Locale, elsewhere: readonly (keyof Camp)[] = []) {
  const { name, departement, place } = camp;
  const line = othersCamp(elsewhere, camp);
  const { campDates } = printDates(line, context);
  // The name «Sommerlager Bergheim» already says the place.
  const placeOnly = name.includes(place) ? '' : line.place;
  const campLine = joined(line.name, line.departement, placeOnly, campDates);
  const shorter = [
    joined(line.name, line.departement, campDates),
    joined(line.name, campDates),
    shortened(line.name, footerRoom),
  ];
  const room = footerRoom - (elsewhere.includes('name') ? name.length : 0);
  return {
    campLine,
    campName: name,
    campDepartement: departement,
    campPlace: place,
    ...printDates(camp, context),
    inFooters: {
      campLine: [campLine, ...shorter].find((one) => one.length <= room) ?? '',
      campName: shortened(name, footerRoom),
    },
  };
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** The first and the last day as printed, and both as one text. A single day stands alone in that text. */
export function printDates(camp: Camp, context: Locale) {
  const startDate = printDate(camp.startDate, context);
  const endDate = printDate(camp.endDate, context);
  const campDates = [...new Set([startDate, endDate].filter(Boolean))].join(' – ');
  return { startDate, endDate, campDates };
}
