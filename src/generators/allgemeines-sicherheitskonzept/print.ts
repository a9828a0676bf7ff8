import { printDate } from '../calendarDay';
import type { PrintContext } from '../contract';
import { inHalves } from '../data';
import { fullName, type Input, type Person } from './input';

/** What is there of some texts, with a joint between each two. */
export function joined(texts: readonly string[], joint: string) {
  return texts.filter(Boolean).join(joint);
}

/** Counts as `printedInput` gives them: digits, or nothing. The sum stands where both are known. */
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

/** Everybody who leads or cooks in the camp, each once, whatever the lists they stand in; in two columns. */
export function printSigners(input: Input) {
  const people = [...input.mainLeaders, ...input.leaderteam, ...input.kitchenTeam];
  const names = [...new Set(people.map((one) => printPerson(one).person))].filter(Boolean);
  const signers = names.map((name) => ({ name }));
  const [leftSigners, rightSigners] = inHalves(signers, () => []);
  return { leftSigners, rightSigners };
}

/** The contact line of the specification (section 9) with the training behind it, and what it is made of. */
export function printPerson({ key: _key, ...typed }: Person) {
  const name = fullName(typed);
  const person = joined([name, typed.scoutName], ' v/o ');
  const line = joined([person, typed.phoneNumber], ', ');
  const contact = joined([line, typed.training && `(${typed.training})`], ' ');
  return { contact, person, name, ...typed };
}

/** The activities by date, those without one last; otherwise in the order of the form. */
export function printActivities(activities: Input['activities'], options: PrintContext) {
  const place = ({ date }: { date: string }) => date || 'ohne';
  return [...activities]
    .sort((a, b) => place(a).localeCompare(place(b)))
    .map((one) => {
      const date = printDate(one.date, options);
      // What stands below it stands below something.
      return { ...one, activity: joined([date, one.name], ': ') || 'Aktivität', date };
    });
}

type Item = { checkboxText: string; number: number };

/**
 * Numbers to call, each whole and in parts: «144» and «Ambulanz», «079 555 01 11» and «Bauer Huber».
 * One without a number is all purpose.
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

/** The same for the poster, without what stands in brackets. */
export function printForPoster(items: readonly Item[]) {
  return printNumbers(items).map(({ checkboxText, phoneNumber, purpose, number }) => ({
    entry: checkboxText,
    phoneNumber,
    service: purpose.replace(/\s*\([^()]*\)$/, ''),
    isFurther: !alwaysOnPoster.includes(phoneNumber),
    number,
  }));
}
