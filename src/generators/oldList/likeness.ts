import { editDistance } from '../../document/tags/editDistance';

/** The share of a word that the other one says too, from 0 to 1. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 3) return 0;
  if (isMistyped(short, long)) return mistyped;
  if (short.length < 4) return 0;
  // German puts what a thing is at the end of its name.
  if (long.endsWith(short)) return sameKind;
  return long.startsWith(short) ? sameStart : 0;
}

const mistyped = 0.9;
const sameKind = 0.7;
const sameStart = 0.45;

function isMistyped(short: string, long: string): boolean {
  if (short.length < 5 || short[0] !== long[0]) return false;
  const most = short.length < 10 ? 1 : 2;
  return long.length - short.length <= most && editDistance(short, long) <= most;
}
