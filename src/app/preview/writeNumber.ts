/**
 * A number of a page as its section writes it.
 *
 * @param format as in `w:pgNumType` (ECMA-376, 17.18.59); what is not known counts as `decimal`
 */
export function writeNumber(number: number, format: string | undefined): string {
  switch (format) {
    case 'lowerRoman':
      return roman(number).toLowerCase();
    case 'upperRoman':
      return roman(number);
    case 'lowerLetter':
      return letters(number).toLowerCase();
    case 'upperLetter':
      return letters(number);
    default:
      return String(number);
  }
}

const digits = Object.entries({
  M: 1000,
  CM: 900,
  D: 500,
  CD: 400,
  C: 100,
  XC: 90,
  L: 50,
  XL: 40,
  X: 10,
  IX: 9,
  V: 5,
  IV: 4,
  I: 1,
});

function roman(number: number): string {
  let rest = number;
  return digits
    .map(([digit, value]) => {
      const times = Math.floor(rest / value);
      rest -= times * value;
      return digit.repeat(times);
    })
    .join('');
}

/** A to Z, then AA, BB, CC. */
function letters(number: number): string {
  if (number < 1) return '';
  return String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));
}
