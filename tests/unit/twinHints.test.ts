import { expect, test } from 'vitest';
import { twinHints } from '../../src/generators/oldList/twinHints';
import { generators } from '../support/checklists';
import { generatorOf } from '../support/documentOf';

const list = await generatorOf('packliste');

function hintsOf(text: string, ticked: readonly string[]) {
  const input = list.readInput({ ticked, own: [{ place: 'Schuhe', text }] });
  return twinHints(input, list.groups);
}

test.each([
  ['Stirnlampe mit Ersatzbatterien', 'Stirnlampe und Ersatzbatterien'],
  ['1 Taschenlampe', 'Stirnlampe und Ersatzbatterien'],
  ['Badehose', 'Badekleid oder Badehose'],
])('«%s» says the same as a ticked point', (text, point) => {
  expect(hintsOf(text, list.ids)).toMatchObject([{ text: `«${text}» steht schon da: ${point}` }]);
  expect(hintsOf(text, [])).toEqual([]);
});

test.each(['Velo', 'Spiel', 'Batterien'])('«%s» says something else', (text) => {
  expect(hintsOf(text, list.ids)).toEqual([]);
});

test('only one suggestion says the same as a part of a point', () => {
  const found = generators.flatMap(({ groups, ids, readInput }) => {
    const own = groups.flatMap(({ id, suggestions }) =>
      suggestions.map((text) => ({ place: id, text })),
    );
    return twinHints(readInput({ ticked: ids, own }), groups).map(({ text }) => text);
  });
  expect(found).toEqual([
    '«Die Abendtoilette sicherstellen» steht schon da: Die Abendtoilette und die Zeckenkontrolle sicherstellen',
  ]);
});
