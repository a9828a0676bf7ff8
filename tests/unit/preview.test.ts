import { expect, test } from 'vitest';
import { changesBetween, wordsOf } from '../../src/app/preview/changes';
import { writeNumber } from '../../src/app/preview/layOut';
import { basesFirst, splitAtBreaks } from '../../src/app/preview/prepareDocument';
import type { WordElement } from '../../src/app/preview/wordDocument';

test.each([
  ['stand as they are where that is right', 'a b<a c<b', 'a b c'],
  ['stand behind what they are based on', 'c<b b<a d a', 'a b c d'],
  ['may be based on themselves, on one another or on none', 'a<a b<c c<b d<x', 'a c b d'],
])('styles %s', (_, styles, order) => {
  const sorted = basesFirst(
    styles.split(' ').map((one) => {
      const [id = '', basedOn = ''] = one.split('<');
      return { id, basedOn };
    }),
  );
  expect(sorted.map(({ id }) => id).join(' ')).toBe(order);
});

const section = {};

/** `a/b|c d` is two paragraphs, of which the first goes to another page behind `a`, to another column behind `b`. */
function paragraphs(text: string): WordElement[] {
  return text.split(' ').map((letters) => ({
    type: 'paragraph',
    sectionProps: section,
    children: letters.split(',').map((run) => ({
      type: 'run',
      children: [...run].map((letter): WordElement => {
        if (letter === '/') return { type: 'break', break: 'page' };
        if (letter === '|') return { type: 'break', break: 'column' };
        return { type: 'text', text: letter };
      }),
    })),
  }));
}

function shown({ className, sectionProps, children = [] }: WordElement): string {
  const runs = children.map((run) => (run.children ?? []).map(({ text }) => text).join(''));
  return [runs.join(','), className, sectionProps && 'section'].filter(Boolean).join(' ');
}

test.each([
  ['nothing breaks', 'a,b c', ['a,b section', 'c section']],
  ['a break ends a page', 'a/b,c', ['a', 'b,c begins-page section']],
  ['each break counts', 'a,b/c|d', ['a,b', 'c begins-page', 'd begins-column section']],
  ['two breaks leave a page empty', 'a//b', ['a', 'begins-page', 'b begins-page section']],
])('%s', (_, text, parts) => {
  expect(splitAtBreaks(paragraphs(text)).map(shown)).toEqual(parts);
});

test('20,000 breaks in one paragraph are cut at one go', () => {
  expect(splitAtBreaks(paragraphs('/'.repeat(20_000)))).toHaveLength(20_001);
});

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

test.each([
  ['nothing has changed', 'a b c', 'a b c', [], undefined],
  ['one came', 'a c', 'a b c', [1], 1],
  ['one came last', 'a', 'a b', [1], 1],
  ['one went', 'a b c', 'a c', [], 1],
  ['the last one went', 'a b', 'a', [], 0],
  ['one has other words', 'a b c', 'a x c', [1], 1],
  ['a second one of the same words came', 'a b', 'a a b', [1], 1],
  ['one has moved', 'a b c', 'b c a', [], 0],
  ['two came, apart', 'b d', 'a b c d', [0, 2], 0],
])('%s', (_, before, now, fresh, first) => {
  expect(changesBetween(before.split(' '), now.split(' '))).toEqual({ fresh, first });
});

test('a paragraph that comes to the top of a page has not changed', () => {
  const [before, now] = ['list', 'list page-top'].map((className) =>
    wordsOf([{ className, textContent: 'Sackmesser' }]),
  );
  expect(now).toEqual(before);
});
