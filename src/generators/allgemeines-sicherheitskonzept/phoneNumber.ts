/**
 * Spells a Swiss number, e.g. `079 321 65 87` or `0800 22 36 39`. A number with the country code becomes `+41 79 321 65
 * 87`. A text that is no Swiss number is returned as typed.
 */
export function spellPhone(typed: string) {
  const { hasCode, digits } = swissDigits(typed);
  if (!/^0[1-9]\d{8}$/.test(digits)) return typed;
  if (hasCode) return digits.replace(/^0(..)(...)(..)(..)/, '+41 $1 $2 $3 $4');
  const isService = /^0(?:800|84[0248]|90[016])/.test(digits);
  return digits.replace(isService ? /(....)(..)(..)(..)/ : /(...)(...)(..)(..)/, '$1 $2 $3 $4');
}

/**
 * True for a number with an exponent, e.g. `4.18E+10`. A spreadsheet writes this if the column is too narrow for all
 * digits.
 */
export function isShortened(typed: string) {
  return /^\d[.,]\d+E\+?\d\d?$/i.test(asTyped(typed));
}

/** Returns a hint about a number that looks wrong, or else an empty text. */
export function phoneHint(typed: string) {
  if (isShortened(typed)) return 'Diese Nummer hat Excel verändert. Tippe sie neu.';
  if (/^\s*[^\s\d]\D*$/.test(typed)) return 'Diese Nummer hat keine Ziffern.';
  if (/(?<![^\d\s])O\d|\dO(?![^\d\s])/i.test(typed)) return 'Hier steht ein O statt einer Null.';
  const { digits } = swissDigits(typed);
  if (/^[1-9]\d{9}/.test(digits)) return 'Dieser Nummer fehlt vorne eine 0 oder ein +.';
  // Complete numbers and short numbers, e.g. 144, 1414 and 116117, are right. A foreign number has empty `digits`, and
  // is not checked.
  if (/^(?:0\d{9}|1\d{2,5})*$/.test(digits)) return '';
  return `Diese Nummer hat zu ${digits.length < 10 ? 'wenige' : 'viele'} Ziffern.`;
}

/**
 * Removes the invisible characters that chats add to a number. Removes the characters by which Excel marks a text, e.g.
 * from `="0793216587"`.
 */
function asTyped(text: string) {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^=?["']|"$/g, '');
}

/**
 * Returns the digits of a Swiss number with the leading zero, as dialled in Switzerland. `digits` is empty for a
 * foreign number and for a text with words. `hasCode` is true if the number begins with `+` or `00`.
 */
function swissDigits(typed: string) {
  const number = asTyped(typed);
  const written = /^[+\d(][\d\s()./'’–-]*$/.test(number)
    ? number.replace(/[^\d+]/g, '').replace(/^00/, '+')
    : '';
  const hasCode = written.startsWith('+');
  if (/^\+(?!41\d)/.test(written)) return { hasCode, digits: '' };
  // Spreadsheets drop the `+` or the zeros at the beginning. So a number such as 41793216587 counts as Swiss.
  const digits = written.replace(/^\+410?(?=\d)|^410?(?=[1-9]\d{8}$)/, '0');
  return { hasCode, digits };
}
