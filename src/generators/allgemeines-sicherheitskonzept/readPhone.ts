import { spellPhone } from '../../ui/phoneNumber';

/**
 * Whether a text is a telephone number: of ten digits as one dials it here, of nine where a table has
 * eaten the zero, or with a country's code. Days, postcodes and AHV numbers are none.
 */
export function isPhone(text: string): boolean {
  if (!/^[+\d(][\d\s()./'’–-]*$/.test(text) || /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text))
    return false;
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  if (digits.startsWith('00')) return digits.length >= 10 && digits.length <= 15;
  return digits.length === (digits.startsWith('0') ? 10 : 9);
}

/**
 * How numbers that stand together are spelled: all Swiss ones as one dials them here, unless each has the
 * code of the country, as a camp abroad needs it.
 */
export function spellingOf(numbers: readonly string[]): (typed: string) => string {
  const isDialledHere = numbers.some((typed) => /^0[1-9]/.test(spellPhone(typed)));
  return (typed) => {
    const spelled = spellPhone(typed);
    return isDialledHere ? spellPhone(spelled.replace(/^\+41 /, '0')) : spelled;
  };
}

/** The number in its one spelling, with the zero that a table has eaten. */
export function readPhone(text: string): string {
  return spellPhone(isPhone(text) && /^[1-9]/.test(text) ? `0${text}` : text);
}

/** The first telephone number in a line, and what stands around it. */
export function splitPhone(line: string): { phoneNumber: string; rest: string } {
  for (const [found] of line.matchAll(/[+(]?\d[\d\s()./'’–-]{6,}\d/g)) {
    if (isPhone(found)) return { phoneNumber: readPhone(found), rest: line.replace(found, ' ') };
  }
  return { phoneNumber: '', rest: line };
}
