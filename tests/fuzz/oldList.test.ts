import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf } from '../support/checklists';
import { oldLists, sorted, textsOf, wordsIn } from '../support/oldLists';
import { holds } from './holds';

const pieces = oldLists
  .flatMap(({ text }) => text.replaceAll('\t', ' ').split(/(\s)/))
  .concat(['\n', '- ', '  - ', '# ', '(', ')', ', ', ': ', ':\n', '/', '☐', '__proto__', '\u0000']);

const some = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 80 });
const texts = some.map((words) => words.join('').replaceAll(/[\t;]/g, ' '));

test('every word of a text stands in one place, which the document has', async () => {
  await holds(fc.tuple(texts, fc.constantFrom('packliste', 'lagerpakt')), ([text, slug]) => {
    const groups = groupsOf(slug);
    const list = sorted(text, slug);
    expect(wordsIn(textsOf(list).join(' '))).toEqual(wordsIn(text));
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
    const places = groups.map(({ id }) => id);
    for (const { id } of list.ticked) expect(ids).toContain(id);
    for (const { place } of list.own) expect(places).toContain(place);
  });
});
