import { printDate } from '../calendarDay';
import type { PrintContext } from '../contract';
import { inHalves } from '../data';
import { fullName, type Input, type Person } from './input';

/** The texts that are not empty, with `joint` between them. */
export function joined(texts: readonly string[], joint: string) {
  return texts.filter(Boolean).join(joint);
}

/**
 * The counts of participants, which `printedInput` has reduced to digits or an empty text. The total is printed when
 * both counts are known.
 */
export function printParticipants({ femaleCount, maleCount }: Input) {
  const participantCount =
    femaleCount && maleCount && String(BigInt(femaleCount) + BigInt(maleCount));
  const girls = femaleCount === '1' ? 'Teilnehmerin' : 'Teilnehmerinnen';
  const participants = joined(
    [
      femaleCount && `${femaleCount} ${girls}`,
      maleCount && `${maleCount} Teilnehmer`,
      participantCount && `total ${participantCount}`,
    ],
    ', ',
  );
  return { participants, femaleCount, maleCount, participantCount };
}

/** All leaders and cooks in two columns, each once even when in several lists. */
export function printSigners(input: Input) {
  const people = [...input.mainLeaders, ...input.leaderteam, ...input.kitchenTeam];
  const names = [...new Set(people.map((one) => printPerson(one).person))].filter(Boolean);
  const signers = names.map((name) => ({ name }));
  const [leftSigners, rightSigners] = inHalves(signers, () => []);
  return { leftSigners, rightSigners };
}

/** The contact line (specification, section 9), with the training after it, and the parts of the line. */
export function printPerson({ key: _key, ...typed }: Person) {
  const name = fullName(typed);
  const person = joined([name, typed.scoutName], ' v/o ');
  const line = joined([person, typed.phoneNumber], ', ');
  const contact = joined([line, typed.training && `(${typed.training})`], ' ');
  return { contact, person, name, ...typed };
}

/** The activities by date. Activities without a date come last, and otherwise keep the order of the form. */
export function printActivities(activities: Input['activities'], context: PrintContext) {
  const place = ({ date }: { date: string }) => date || 'ohne';
  return [...activities]
    .sort((a, b) => place(a).localeCompare(place(b)))
    .map((one) => {
      const date = printDate(one.date, context);
      // The details below need a heading, even without date and name.
      return { ...one, activity: joined([date, one.name], ': ') || 'Aktivität', date };
    });
}

type Item = { checkboxText: string; number: number };

/**
 * Numbers to call, whole and in parts: «144» and «Ambulanz», «079 555 01 11» and «Bauer Huber». A text without a
 * number is all `purpose`.
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

/** Numbers to call for the poster, without the words in brackets. */
export function printForPoster(items: readonly Item[]) {
  return printNumbers(items).map(({ checkboxText, phoneNumber, purpose, number }) => ({
    entry: checkboxText,
    phoneNumber,
    service: purpose.replace(/\s*\([^()]*\)$/, ''),
    isFurther: !alwaysOnPoster.includes(phoneNumber),
    number,
  }));
}
