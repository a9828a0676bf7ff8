/** The number that was typed, without losing digits, or nothing when it is not whole and from 0. */
export function parseCount(typed: string): bigint | undefined {
  return /^\d+$/.test(typed) ? BigInt(typed) : undefined;
}
