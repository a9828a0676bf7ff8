import { expect, test } from 'vitest';
import { defineChecklist } from '../../src/generators/checklists/defineChecklist';
import { readGroups } from '../../src/generators/points';
import { checklists, generators } from '../support/checklists';
import { generatorOf, printed } from '../support/documentOf';
import { rowsOf } from '../support/table';

// The specification numbers each list from 1. The number of a removed point is not used again, and a new point has a new
// number.
test.each(
  rowsOf(`
regeln-fuer-tns | 1-14 33 15-18 20-29 34 31 32
lagerpakt | 1 47 3-13 52 48 49 16-20 50 22-24 26-28 51 29-43 45 46
regeln-fuer-leitende | 1-3 6-8 19 10-14 18 15 20 16 17
regeln-im-leitungsteam | 1-10
gelaendespiel | 1-14
aufgaben-tageschef | 1-4 6-9 15 16 12-14
packliste | 1-13 15-21 24 25 45 26 27 29-34 44 35 36 38 40-43 46
`),
)('%s has its ids in order', (slug, ids) => {
  const found = checklists.find((known) => known.slug === slug)?.items.map(({ id }) => id);
  expect(found).toEqual(numbers(ids));
});

test('of the packing list what nobody takes home has no box for the way back', async () => {
  const list = await generatorOf('packliste');
  const cup = { place: 'Essen und Trinken', text: 'Trinkbecher' };
  const own = [cup, { place: 'Vor der Abreise', text: 'Zimmer aufräumen' }];
  const { data } = printed(list, { ticked: ['12', '45', '42', '43'], own, extras: ['return'] });
  const { items } = data as { items: { text: string; comesHome: boolean }[] };
  const home = items.filter(({ comesHome }) => comesHome).map(({ text }) => text);
  expect(home).toEqual(['Pfadihemd und Krawatte', 'Trinkbecher']);
  expect(items).toHaveLength(6);
});

test.each(checklists)('$slug has several groups when it has over 12 points', (list) => {
  expect(list.groups.length > 1).toBe(list.items.length > 12);
});

function numbers(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);
  });
}

test('reads groups with their items, and what is said and offered beside them', () => {
  const text = '\n# Schuhe\n13  Wanderschuhe\n+  Ski\n# wald  Umgebung  *\n>  Rundherum.\n';
  const plain = { isForOwn: false, description: '', items: [], suggestions: [] };
  const items = [{ id: '13', text: 'Wanderschuhe' }];
  expect(readGroups(text)).toEqual([
    { ...plain, id: 'Schuhe', title: 'Schuhe', items, suggestions: ['Ski'] },
    { ...plain, id: 'wald', title: 'Umgebung', isForOwn: true, description: 'Rundherum.' },
  ]);
});

test.each(generators)('$slug says nothing twice, in Swiss spelling', ({ groups, items, ids }) => {
  const suggestions = groups.flatMap((group) => group.suggestions);
  const texts = [...items.map(({ text }) => text), ...suggestions];
  for (const own of [ids, groups.map(({ id }) => id), texts])
    expect(new Set(own).size).toBe(own.length);
  expect(ids.filter((id) => !/^[\w-]+$/.test(id))).toEqual([]);
  expect(texts.filter((text) => !/^\S[^ß]*$/.test(text))).toEqual([]);
  expect(texts.map((text) => text.trim().normalize('NFC'))).toEqual(texts);
});

test('refuses a usual choice of what is not in the list', () => {
  const list = { intro: '', fileName: '', content: '# A\n1  Seil' };
  for (const usual of ['Sommer  1 2', 'Sommer  1 +Ski'])
    expect(() => defineChecklist({ ...list, usual })).toThrow('Sommer');
});
