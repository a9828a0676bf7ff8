import type { Field } from '../document/fields';
import { printDate } from './calendarDay';
import { type Camp, campWithout } from './camp';
import type { Locale } from './contract';
import { byName, joinTexts } from './data';
import { shorten } from './readInput';

/** The tags that print the camp. Every template may use these tags. */
export const campFields = byName(
  ['campLine', 'campName', 'campDepartement', 'campPlace', 'campDates', 'startDate', 'endDate'],
  (): Field => 'free',
);

/**
 * The largest length of `campLine` in a footer, in characters. A footer prints `campLine`, the title, the day and the
 * page number in one line. In nearly every look, this length leaves room for the longest title.
 */
const footerRoom = 64;

/**
 * Makes the data of the camp. `campLine` has all facts that are not empty, e.g. «Sommerlager Bergheim · Pfadi Sagenwald
 * · 12.7.2027 – 24.7.2027». Throws nothing.
 *
 * `inFooters` holds the texts for footers, where `campLine` must fit into one line. A `campLine` that is too long loses
 * first the place, then the department, then the days. A name that is still too long is cut.
 *
 * @param elsewhere the facts that the document prints with single tags. `campLine` leaves these facts out. If the name
 *   is one of them, footers print the name beside `campLine`. Then `campLine` has less room.
 */
export function printCamp(camp: Camp, context: Locale, elsewhere: readonly (keyof Camp)[] = []) {
  const { name, departement, place } = camp;
  const others = campWithout(elsewhere, camp);
  const { campDates } = printDates(others, context);
  const campLines = [
    // A name such as «Sommerlager Bergheim» already contains the place.
    [others.name, others.departement, name.includes(place) ? '' : others.place, campDates],
    [others.name, others.departement, campDates],
    [others.name, campDates],
    [shorten(others.name, footerRoom)],
  ].map((facts) => joinTexts(facts, ' · '));
  const room = footerRoom - (elsewhere.includes('name') ? name.length : 0);
  return {
    campLine: campLines[0],
    campName: name,
    campDepartement: departement,
    campPlace: place,
    ...printDates(camp, context),
    inFooters: {
      campLine: campLines.find((text) => text.length <= room) ?? '',
      campName: shorten(name, footerRoom),
    },
  };
}

/**
 * Prints the first day, the last day, and the text `campDates` of these two days. If the days are equal, or if one day
 * is missing, `campDates` is a single day. If no day is known, `campDates` is empty.
 */
export function printDates(camp: Camp, context: Locale) {
  const startDate = printDate(camp.startDate, context);
  const endDate = printDate(camp.endDate, context);
  const campDates = joinTexts([...new Set([startDate, endDate])], ' – ');
  return { startDate, endDate, campDates };
}
