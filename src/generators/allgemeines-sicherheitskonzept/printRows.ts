import { parseDay, printDay } from '../calendarDay';
import type { PrintOptions } from '../defineGenerator';
import type { Data, PrintedPerson } from './data';
import type { Input, Person } from './input';
import { isEmptyRow } from './people';

/** The people of a list without its empty rows, each joint only where both its sides are there. */
export function printPeople(people: readonly Person[]): PrintedPerson[] {
  return people.filter((person) => !isEmptyRow(person)).map(printPerson);
}

function printPerson({ firstName, lastName, scoutName, phoneNumber }: Person): PrintedPerson {
  const hasName = Boolean(firstName || lastName);
  return {
    firstName,
    spaceBeforeLastName: Boolean(firstName && lastName),
    lastName,
    vulgoBeforeScoutName: hasName && Boolean(scoutName),
    scoutName,
    commaBeforePhoneNumber: (hasName || Boolean(scoutName)) && Boolean(phoneNumber),
    phoneNumber,
  };
}

/** The units without empty rows, each comma only where both its sides are there. */
export function printUnits(units: Input['units']): Data['units'] {
  return units
    .filter((unit) => !isEmptyRow(unit))
    .map(({ name, departement, location }) => ({
      name,
      commaBeforeDepartement: Boolean(name && departement),
      departement,
      commaBeforeLocation: Boolean((name || departement) && location),
      location,
    }));
}

const lastOfAll = Number.MAX_SAFE_INTEGER;

/** The activities by date, those without one last; otherwise in the order of the form. */
export function printActivities(
  activities: Input['activities'],
  options: PrintOptions,
): Data['activities'] {
  return activities
    .filter((activity) => !isEmptyRow(activity))
    .map(({ name, date }) => ({ name, day: parseDay(date) }))
    .filter(({ name, day }) => name || day)
    .sort((a, b) => (a.day?.getTime() ?? lastOfAll) - (b.day?.getTime() ?? lastOfAll))
    .map(({ name, day }) => ({
      date: day ? printDay(day, options) : '',
      colonBeforeName: Boolean(day && name),
      name,
    }));
}

/** One day alone is printed alone, and so is one day that is both start and end. */
export function printDates(input: Input, options: PrintOptions) {
  const start = parseDay(input.startDate);
  const end = parseDay(input.endDate);
  const startDate = start ? printDay(start, options) : '';
  const endDate = end && end.getTime() !== start?.getTime() ? printDay(end, options) : '';
  return {
    hasDates: Boolean(startDate || endDate),
    startDate,
    dashBeforeEndDate: Boolean(startDate && endDate),
    endDate,
  };
}

/** Whole numbers from 0; anything else prints nothing. The sum stands where both are known. */
export function printCounts({ femaleCount, maleCount }: Input) {
  const female = parseCount(femaleCount);
  const male = parseCount(maleCount);
  return {
    femaleCount: female?.toString() ?? '',
    maleCount: male?.toString() ?? '',
    participantCount: female !== undefined && male !== undefined ? (female + male).toString() : '',
  };
}

/** The number that was typed, without losing digits, or nothing when it is not whole and from 0. */
export function parseCount(typed: string): bigint | undefined {
  return /^\d+$/.test(typed) ? BigInt(typed) : undefined;
}
