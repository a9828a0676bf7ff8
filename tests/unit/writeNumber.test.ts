import { expect, test } from 'vitest';
import { writeNumber } from '../../src/app/preview/layOut';

const cases = [
  ['lowerRoman', [1, 4, 9, 14, 1949], ['i', 'iv', 'ix', 'xiv', 'mcmxlix']],
  ['upperRoman', [2, 40], ['II', 'XL']],
  ['lowerLetter', [1, 26, 27, 53], ['a', 'z', 'aa', 'aaa']],
  ['upperLetter', [3, 28], ['C', 'BB']],
  ['decimal', [7], ['7']],
  ['cardinalText', [7], ['7']],
  [undefined, [12], ['12']],
] as const;

for (const [format, numbers, written] of cases) {
  test(`writes page numbers as ${format ?? 'decimal'} where a section says so`, () => {
    expect(numbers.map((number) => writeNumber(number, format))).toEqual(written);
  });
}
