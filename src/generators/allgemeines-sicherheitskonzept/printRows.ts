import { parseDay, printDay } from '../calendarDay';
import type { PrintContext } from '../contract';
import type { Data, PrintedPerson } from './data';
import type { Input, Person } from './input';
import { joined } from './joined';

/** The people of a list, each whole and in parts. */
export function printPeople(people: readonly Person[]): PrintedPerson[] {
  return people.map(printPerson);
}

/** Everybody who leads or cooks in the camp, each once, whatever the lists they stand in; in two columns. */
export function printSigners(input: Input): Pick<Data, 'leftSigners' | 'rightSigners'> {
  const people = [...input.mainLeaders, ...input.leaderteam, ...input.kitchenTeam];
  const names = new Set(printPeople(people).map(({ person }) => person));
  const signers = [...names].filter(Boolean).map((name) => ({ name }));
  // Place and date stand first in the left column.
  const half = Math.floor(signers.length / 2);
  return { leftSigners: signers.slice(0, half), rightSigners: signers.slice(half) };
}

/** The contact line of the specification (section 9) with the training behind it, and what it is made of. */
function printPerson({ key: _key, ...typed }: Person): PrintedPerson {
  const name = joined([typed.firstName, typed.lastName], ' ');
  const person = joined([name, typed.scoutName], ' v/o ');
  const line = joined([person, typed.phoneNumber], ', ');
  const contact = joined([line, typed.training && `(${typed.training})`], ' ');
  return { contact, person, name, ...typed };
}

/** The units, each whole and in parts. */
export function printUnits(units: Input['units']): Data['units'] {
  return units.map(({ name, departement, location }) => ({
    unit: joined([name, departement, location], ', '),
    name,
    departement,
    location,
  }));
}

const lastOfAll = Number.MAX_SAFE_INTEGER;

/** The activities by date, those without one last; otherwise in the order of the form. */
export function printActivities(
  activities: Input['activities'],
  options: PrintContext,
): Data['activities'] {
  return activities
    .map((activity) => ({ ...activity, day: parseDay(activity.date) }))
    .sort((a, b) => (a.day?.getTime() ?? lastOfAll) - (b.day?.getTime() ?? lastOfAll))
    .map(({ day, ...activity }) => {
      const date = day ? printDay(day, options) : '';
      // What stands below it stands below something.
      return { ...activity, activity: joined([date, activity.name], ': ') || 'Aktivität', date };
    });
}
