import { expect, test } from 'vitest';
import { twinHints } from '../../src/generators/oldList/twinHints';
import { generatorOf } from '../support/documentOf';

const { readInput, groups, ids } = await generatorOf('packliste');

test.each([
  ['Stirnlampe mit Ersatzbatterien', 'Stirnlampe und Ersatzbatterien'],
  ['Badehose', 'Badekleid oder Badehose'],
  ['Batterien', ''],
  ['Velo', ''],
])('the own point «%s» says the same as the ticked point «%s»', (text, point) => {
  const own = { place: 'Schuhe', text };
  const hintsWith = (ticked: readonly string[]) =>
    twinHints(readInput({ ticked, own: [own, own] }), groups);
  const hint = { text: `«${text}» steht schon da: ${point}` };
  expect(hintsWith(ids)).toMatchObject(point ? [hint] : []);
  expect(hintsWith([])).toEqual([]);
});

test('what says the same as a ticked suggestion leads to it', () => {
  const helmet = 'Helm fürs Schlitteln und Skifahren';
  const own = [helmet, 'Helm'].map((text) => ({ place: 'Ausrüstung', text }));
  expect(twinHints(readInput({ own }), groups)).toMatchObject([{ field: helmet }]);
});
