import type { Fields } from '../document/fields';
import { parseDay, printDate } from './calendarDay';
import { type Camp, othersCamp } from './camp';
import type { PrintContext } from './contract';

/** What every template may print of the camp. */
export const campFields = {
  campLine: 'free',
  campName: 'free',
  campDepartement: 'free',
  campPlace: 'free',
  campDates: 'free',
  startDate: 'free',
  endDate: 'free',
} satisfies Fields;

/**
 * The camp as it is printed: «Sommerlager Bergheim · Pfadi Sagenwald · 12.7. bis 24.7.2027», and its parts.
 * Nothing is printed of what nobody typed. Throws nothing.
 *
 * @param elsewhere what the document says in another place, and the line does not
 */
export function printCamp(
  camp: Camp,
  options: Pick<PrintContext, 'locale'>,
  elsewhere: readonly (keyof Camp)[] = [],
): Record<keyof typeof campFields, string> {
  const { name, departement, place } = camp;
  const line = othersCamp(elsewhere, camp);
  const parts = [
    line.name,
    line.departement,
    // «Sommerlager Bergheim» says where it is.
    name.includes(place) ? '' : line.place,
    printDates(line, options).campDates,
  ];
  return {
    campLine: parts.filter(Boolean).join(' · '),
    campName: name,
    campDepartement: departement,
    campPlace: place,
    ...printDates(camp, options),
  };
}

function printDates({ startDate, endDate }: Camp, options: Pick<PrintContext, 'locale'>) {
  const start = parseDay(startDate);
  const end = parseDay(endDate);
  const printed = {
    startDate: printDate(startDate, options),
    endDate: printDate(endDate, options),
  };
  if (!start || !end || startDate === endDate) {
    return { ...printed, campDates: printed.startDate || printed.endDate };
  }
  const first =
    start.getFullYear() === end.getFullYear()
      ? start.toLocaleDateString(options.locale, { day: 'numeric', month: 'numeric' })
      : printed.startDate;
  return { ...printed, campDates: `${first} bis ${printed.endDate}` };
}
