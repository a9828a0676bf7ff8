/**
 * The number that was typed, without losing digits: `16`, `16.`, `16 TN`, `1'000`. Nothing when it is not
 * whole and from 0, or no exact one as in `ca. 16`.
 */
export function parseCount(typed: string): bigint | undefined {
  const [, digits] =
    /^(\d+(?:['’]\d{3})*)(?:\.|[.,]0)?\s*(?:\p{L}[\p{L}\s.*/-]*)?$/u.exec(typed) ?? [];
  return digits === undefined ? undefined : BigInt(digits.replace(/\D/g, ''));
}
