import { printDate } from '../calendarDay';
import type { PrintContext } from '../contract';
import { joinTexts, splitIntoColumns } from '../data';
import type { Data } from './fields';
import { choosablePeople, fullName, type Input, type Person } from './input';

/**
 * Prints the counts of participants, e.g. «12 Teilnehmerinnen, 10 Teilnehmer, total 22». The total is printed only if
 * both counts are known. `printedInput` has reduced each count to digits or an empty text.
 */
export function printParticipants({ femaleCount, maleCount }: Input) {
  const participantCount =
    femaleCount && maleCount && String(BigInt(femaleCount) + BigInt(maleCount));
  const girls = femaleCount === '1' ? 'Teilnehmerin' : 'Teilnehmerinnen';
  const participants = joinTexts(
    [
      femaleCount && `${femaleCount} ${girls}`,
      maleCount && `${maleCount} Teilnehmer`,
      participantCount && `total ${participantCount}`,
    ],
    ', ',
  );
  return { participants, femaleCount, maleCount, participantCount };
}

/**
 * Prints the number of leaders, e.g. «12, davon 3 mit J+S-Anerkennung». A leader has this Anerkennung if `training`
 * mentions J+S.
 */
export function printLeaderCount(input: Input) {
  const leaders = choosablePeople('emergencyLead', input);
  const all = namesOf(leaders).length;
  const trained = namesOf(leaders.filter(({ training }) => /J\s?\+\s?S/i.test(training))).length;
  if (trained) return `${all}, davon ${trained} mit J+S-Anerkennung`;
  return all ? `${all}` : '';
}

/** Returns the names of people, each name once. Empty names are left out. */
function namesOf(people: readonly Person[]) {
  return [...new Set(people.map((one) => printPerson(one).person))].filter(Boolean);
}

/** Returns the names of all leaders and cooks, in two columns. */
export function printSigners(input: Input) {
  // Leaders and cooks sign. The select field `carDriver` offers exactly these people.
  const [leftSigners, rightSigners] = splitIntoColumns(
    namesOf(choosablePeople('carDriver', input)).map((name) => ({ name })),
    () => [],
  );
  return { leftSigners, rightSigners };
}

/**
 * Makes the line `contact` of a person, and the parts of this line. An example is `Anna Müller v/o Balu, 079 555 01 11
 * (J+S)`.
 */
export function printPerson({ key: _key, ...typed }: Person) {
  const name = fullName(typed);
  const person = joinTexts([name, typed.scoutName], ' v/o ');
  const line = joinTexts([person, typed.phoneNumber], ', ');
  const contact = joinTexts([line, typed.training && `(${typed.training})`], ' ');
  return { contact, person, name, ...typed };
}

/**
 * Makes the data of the activities, sorted by date. Activities without a date are last. For equal dates, the order of
 * the form stays. The last activity stays on one page with the signatures, unless the signatures need a whole page. A
 * page may end after any other activity (`pageMayEnd`).
 */
export function printActivities({ activities, leaderteam }: Input, context: PrintContext) {
  const sortKey = ({ date }: { date: string }) => date || 'ohne';
  return activities
    .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)))
    .map((one, at) => {
      const date = printDate(one.date, context);
      return {
        ...one,
        // An activity without date and name gets the heading «Aktivität», so that its details have a heading.
        activity: joinTexts([date, one.name], ': ') || 'Aktivität',
        date,
        pageMayEnd: leaderteam.length > 25 || at + 1 < activities.length,
      };
    });
}

type Item = Data['firstAid'][number];

/**
 * Splits the text of each point into phone number and purpose. The number may be first, as in «144 Ambulanz», or last,
 * as in «Bauer Huber 079 555 01 11». A text without a number becomes the `purpose`.
 */
export function printNumbers(items: readonly Item[]) {
  return items.map((item) => {
    const { phoneNumber = '', purpose = item.checkboxText } =
      (inFront.exec(item.checkboxText) ?? atEnd.exec(item.checkboxText))?.groups ?? {};
    return { ...item, phoneNumber, purpose };
  });
}

const inFront = /^(?<phoneNumber>\+?\d[\d ]*)[\s:,]+(?<purpose>\D.*)$/s;
const atEnd = /^(?<purpose>.*?)[\s:,]+(?<phoneNumber>\+?\d[\d ]+\d)$/s;

const alwaysOnPoster = '144 1414 117 118 145'.split(' ');

/**
 * Makes the data of the phone numbers on the poster. `service` is the purpose without brackets at the end, e.g.
 * «Bahnpolizei» for «Bahnpolizei (Transportpolizei SBB)».
 */
export function printForPoster(items: readonly Item[]) {
  return printNumbers(items).map(({ checkboxText, phoneNumber, purpose, number }) => ({
    entry: checkboxText,
    phoneNumber,
    service: purpose.replace(/\s*\([^()]*\)$/, ''),
    isFurther: !alwaysOnPoster.includes(phoneNumber),
    number,
  }));
}
