import { expect, test } from 'vitest';
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
