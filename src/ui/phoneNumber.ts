/**
 * A Swiss number in its one spelling: `079 321 65 87`, `0800 22 36 39`, or `+41 79 321 65 87` where the code
 * of the country was typed. All else stays as it was typed.
 */
export function spellPhone(typed: string) {
  const { hasCode, digits } = swissDigits(typed);
  if (!/^0[1-9]\d{8}$/.test(digits)) return typed;
  if (hasCode) return `+41 ${spaced(digits.slice(1), /(..)(...)(..)(..)/)}`;
  const isService = /^0(?:800|84[0248]|90[016])/.test(digits);
  return spaced(digits, isService ? /(....)(..)(..)(..)/ : /(...)(...)(..)(..)/);
}

/** What there is to say about a number that looks odd, or an empty text. */
export function phoneHint(typed: string) {
  if (typed.trim() === '') return '';
  if (!/\d/.test(typed)) return 'Diese Nummer hat keine Ziffern.';
  if (/(?:^|[\d\s])O(?=\d)|\dO(?=[\d\s]|$)/i.test(typed))
    return 'Hier steht ein O statt einer Null.';
  return swissDigits(typed).digits.length === 9 ? 'Dieser Nummer fehlt eine Ziffer.' : '';
}

/** The digits as one dials them here, none of a number abroad or of what is more than a number. */
function swissDigits(typed: string) {
  const isNumber = /^[+\d(][\d\s()./'’–-]*$/.test(typed.trim());
  const written = isNumber ? typed.replace(/[^\d+]/g, '') : '';
  const [, afterCode] = /^(?:\+|00)410?(\d+)$/.exec(written) ?? [];
  if (afterCode) return { hasCode: true, digits: `0${afterCode}` };
  return { hasCode: false, digits: /^(?:\+|00)/.test(written) ? '' : written };
}

function spaced(digits: string, groups: RegExp) {
  return groups.exec(digits)?.slice(1).join(' ') ?? digits;
}
