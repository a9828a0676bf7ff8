import type { Field } from '../document/fields';
import { printDate } from './calendarDay';
import { type Camp, othersCamp } from './camp';
import type { Locale } from './contract';
import { byName } from './data';
import { shortened } from './readInput';

/** What every template may print of the camp. */
export const campFields = byName(
  ['campLine', 'campName', 'campDepartement', 'campPlace', 'campDates', 'startDate', 'endDate'],
  (): Field => 'free',
);

/** How many letters of the camp a footer holds beside the longest title, the day and the page, in nearly every look. */
const footerRoom = 64;

/**
 * The camp as it is printed: «Sommerlager Bergheim · Pfadi Sagenwald · 12.7.2027 – 24.7.2027», and its parts.
 * Nothing is printed of what nobody typed. Footers have one line: what is too long for it goes without the place,
 * then without the group, then without the days, and a long name is cut. Throws nothing.
 *
 * @param elsewhere what the document says in another place, and the line does not; of a name, footers do too
 */
export function printCamp(camp: Camp, options: Locale, elsewhere: readonly (keyof Camp)[] = []) {
  const { name, departement, place } = camp;
  const line = othersCamp(elsewhere, camp);
  const { campDates } = printDates(line, options);
  // «Sommerlager Bergheim» says where it is.
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
    ...printDates(camp, options),
    inFooters: {
      campLine: [campLine, ...shorter].find((one) => one.length <= room) ?? '',
      campName: shortened(name, footerRoom),
    },
  };
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** The first and the last day as they are printed, and both in one; one day alone is printed alone. */
export function printDates(camp: Camp, options: Locale) {
  const startDate = printDate(camp.startDate, options);
  const endDate = printDate(camp.endDate, options);
  const campDates = [...new Set([startDate, endDate].filter(Boolean))].join(' – ');
  return { startDate, endDate, campDates };
}
