/**
 * Spells a Swiss number: `079 321 65 87`, `0800 22 36 39`, or `+41 79 321 65 87` when typed with the country code.
 * Any other text is returned as typed.
 */
export function spellPhone(typed: string) {
  const { hasCode, digits } = swissDigits(typed);
  if (!/^0[1-9]\d{8}$/.test(digits)) return typed;
  if (hasCode) return digits.replace(/^0(..)(...)(..)(..)/, '+41 $1 $2 $3 $4');
  const isService = /^0(?:800|84[0248]|90[016])/.test(digits);
  return digits.replace(isService ? /(....)(..)(..)(..)/ : /(...)(...)(..)(..)/, '$1 $2 $3 $4');
}

// Spreadsheets show a number like this when its column is too narrow for all digits.
const shortened = /^(\d)[.,](\d+)E\+?(\d\d?)$/i;

/** True when a spreadsheet has kept only the first digits of a number. */
export function isShortened(typed: string) {
  return shortened.test(asTyped(typed));
}

/** The hint about a number that looks wrong, or an empty text. */
export function phoneHint(typed: string) {
  if (typed.trim() === '') return '';
  if (isShortened(typed)) return 'Von dieser Nummer hat Excel nur den Anfang behalten.';
  if (!/\d/.test(typed)) return 'Diese Nummer hat keine Ziffern.';
  if (/(?:^|[\d\s])O(?=\d)|\dO(?=[\d\s]|$)/i.test(typed))
    return 'Hier steht ein O statt einer Null.';
  const { digits } = swissDigits(typed);
  if (/^[1-9]\d{9}/.test(digits)) return 'Dieser Nummer fehlt vorne eine 0 oder ein +.';
  return digits.length === 9 ? 'Dieser Nummer fehlt eine Ziffer.' : '';
}

/**
 * The number without the characters that chats and spreadsheets add:
 *
 *     ="0793216587"     079321…   a text in Excel
 *     41793216587.0     4179321…  a number in a program
 *     4.1793216587E+10  4179321…  the same with all of its digits
 */
function asTyped(text: string) {
  const [, cell = ''] = /^=?["']?(.*?)"?$/s.exec(text.replace(/\p{Cf}/gu, '').trim()) ?? [];
  const [, first = '', others = '', exponent] = shortened.exec(cell) ?? [];
  if (others.length === Number(exponent)) return first + others;
  return cell.replace(/^(\d{9,12})[.,]0$/, '$1');
}

/**
 * The digits of a Swiss number with the leading zero, as dialled in Switzerland; an empty text for foreign numbers
 * and for texts with other words.
 */
function swissDigits(typed: string) {
  const number = asTyped(typed);
  const written = /^[+\d(][\d\s()./'’–-]*$/.test(number) ? number.replace(/[^\d+]/g, '') : '';
  const hasCode = /^(?:\+|00)/.test(written);
  if (hasCode && !/^(?:\+|00)41\d/.test(written)) return { hasCode, digits: '' };
  // Spreadsheets drop the + or zeros at the beginning of a number.
  const digits = written.replace(/^(?:\+|00)410?(?=\d)|^410?(?=[1-9]\d{8}$)/, '0');
  return { hasCode, digits };
}
