import type { Input } from './input';
import { joined } from './joined';
import { parseCount } from './parseCount';

/** Whole numbers from 0; anything else prints nothing. The sum stands where both are known. */
export function printParticipants({ femaleCount, maleCount }: Input) {
  const female = parseCount(femaleCount);
  const male = parseCount(maleCount);
  const total = female !== undefined && male !== undefined ? female + male : undefined;
  return {
    participants: joined(
      [
        counted(female, (count) => `${count} ${count === 1n ? 'Teilnehmerin' : 'Teilnehmerinnen'}`),
        counted(male, (count) => `${count} Teilnehmer`),
        counted(total, (count) => `total ${count}`),
      ],
      ', ',
    ),
    femaleCount: counted(female, String),
    maleCount: counted(male, String),
    participantCount: counted(total, String),
  };
}

function counted(count: bigint | undefined, print: (count: bigint) => string): string {
  return count === undefined ? '' : print(count);
}
