import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostLines } from '../../src/generators/oldList/readLines';
import { sortLines } from '../../src/generators/oldList/sortLines';
import { groupsOf, oldLists } from '../support/oldLists';
import { holds } from './holds';

const pieces = [...oldLists(), ...oldLists('aside/')]
  .flatMap(({ content }) => content.replaceAll(/ -> .*/g, '').split(/(\s)/))
  .concat(['\n', '\t', '- ', '(', ')', ', ', ': ', ' und ', '/', '☐', '__proto__', '\u0000']);

const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 80 })
  .map((some) => some.join(''));

/** What a line says, without marks, boxes and what stands between two things. */
function wordsIn(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/^(?:und|o|\d+|x)$/i.test(word));
}

test('every word of a text stands in a line, and every line in one place', async () => {
  await holds(fc.tuple(texts, fc.constantFrom('packliste', 'lagerpakt')), ([text, slug]) => {
    const groups = groupsOf(slug);
    const { sorted, left } = sortLines(text, groups, slug);
    if (left > 0) expect(new Set(sorted.map(({ row }) => row)).size).toBeLessThanOrEqual(mostLines);
    else expect(wordsIn(sorted.map(({ text }) => text).join(' '))).toEqual(wordsIn(text));
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
    const places = groups.map(({ id }) => id);
    for (const { standing } of sorted) {
      if (standing.kind === 'ticked') expect(ids).toContain(standing.id);
      if (standing.kind === 'own') expect(places).toContain(standing.place);
    }
  });
});
