/**
 * Spells a Swiss number, e.g. `079 321 65 87` or `0800 22 36 39`. A number with the country code becomes
 * `+41 79 321 65 87`. Any other text is returned as typed.
 */
export function spellPhone(typed: string) {
  const { hasCode, digits } = swissDigits(typed);
  if (!/^0[1-9]\d{8}$/.test(digits)) return typed;
  if (hasCode) return digits.replace(/^0(..)(...)(..)(..)/, '+41 $1 $2 $3 $4');
  const isService = /^0(?:800|84[0248]|90[016])/.test(digits);
  return digits.replace(isService ? /(....)(..)(..)(..)/ : /(...)(...)(..)(..)/, '$1 $2 $3 $4');
}

// Matches a number with an exponent. Spreadsheets show a number with an exponent if the column is too narrow for all
// digits.
const shortened = /^(\d)[.,](\d+)E\+?(\d\d?)$/i;

/** True for a number of which a spreadsheet has kept only the first digits. */
export function isShortened(typed: string) {
  return shortened.test(asTyped(typed));
}

/** Returns the hint about a number that looks wrong, otherwise an empty text. */
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
 * Removes the characters that chats and spreadsheets add to a number:
 *
 *     ="0793216587"     079321…   a text in Excel
 *     41793216587.0     4179321…  a number in a program
 *     4.1793216587E+10  4179321…  a number in a spreadsheet, with an exponent and all digits
 */
function asTyped(text: string) {
  const [, cell = ''] = /^=?["']?(.*?)"?$/s.exec(text.replace(/\p{Cf}/gu, '').trim()) ?? [];
  const [, first = '', others = '', exponent] = shortened.exec(cell) ?? [];
  if (others.length === Number(exponent)) return first + others;
  return cell.replace(/^(\d{9,12})[.,]0$/, '$1');
}

/**
 * Returns the digits of a Swiss number with the leading zero, as dialled in Switzerland. `digits` is empty for a
 * foreign number and for a text with words. `hasCode` is true for a number that begins with `+` or `00`.
 */
function swissDigits(typed: string) {
  const number = asTyped(typed);
  const written = /^[+\d(][\d\s()./'’–-]*$/.test(number) ? number.replace(/[^\d+]/g, '') : '';
  const hasCode = /^(?:\+|00)/.test(written);
  if (hasCode && !/^(?:\+|00)41\d/.test(written)) return { hasCode, digits: '' };
  // A number such as 41793216587 counts as Swiss, because spreadsheets drop the + or the zeros at the beginning.
  const digits = written.replace(/^(?:\+|00)410?(?=\d)|^410?(?=[1-9]\d{8}$)/, '0');
  return { hasCode, digits };
}
