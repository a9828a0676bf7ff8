import { expect, test } from 'vitest';
import { openPackage } from '../../src/document/package/openPackage';
import { readText } from '../../src/document/readText';
import { twinHints } from '../../src/generators/oldList/twinHints';
import { classifyHeading, wordsOf } from '../../src/generators/oldList/words';
import { generators } from '../support/checklists';
import { documentOf, generatorOf } from '../support/documentOf';
import { oldLists, sorted, textsOf, wordsIn } from '../support/oldLists';
import { pasted, rowsIn, textsIn } from '../support/table';

test.each(oldLists)('nothing is lost, and no line ticks what it does not say: $file', (list) => {
  const result = sorted(list.text, list.slug);
  // The titles of a table's columns are not kept in their places.
  if (!list.text.includes('\t')) {
    expect(wordsIn(textsOf(result).join(' '))).toEqual(wordsIn(list.text));
  }
  for (const { text, id } of result.ticked) {
    const rows = list.rows.filter(({ line }) => line.includes(text.replace(/ \(.*/, '')));
    const ids = rows.flatMap((row) => row.ids);
    expect(ids, text).toContain(id);
  }
});

const forbidding = oldLists.filter(({ file }) => file.startsWith('forbidden/'));

test.each(forbidding)('what is forbidden never stands alone: $file', ({ slug, text, rows }) => {
  const { ticked, own } = sorted(text, slug);
  const said = rows.flatMap(({ ids }) => ids).filter((id) => id !== '!');
  expect(ticked.map(({ id }) => id)).toEqual(said);
  for (const { line } of rows.filter(({ ids }) => ids.includes('!'))) {
    const thing = wordsIn(line.split('\t').find(Boolean) ?? '').join(' ');
    expect(own.map(({ text }) => wordsIn(text).join(' '))).not.toContain(thing);
  }
});

function pointsIn(text: string, slug?: string) {
  const { ticked, own } = sorted(pasted(text), slug);
  return [...ticked.map(({ id }) => id), ...own.map(({ text }) => text)];
}

test('headings forbid in many words', () => {
  const headings = textsIn(`
Nicht mitnehmen | Bleibt zu Hause | Zu Hause lassen | Zuhause bleiben | Das bleibt daheim | Deheime lo | Verboten
Verbotene Gegenstände | Das ist im Lager verboten | Nicht erlaubt | Tabu | No-Gos | Unerwünscht
Kommt nicht in den Rucksack | Was wir nicht sehen wollen | Das brauchst du nicht | Bitte lasst weg | Finger weg
Im Schrank lassen | Please leave at home
`);
  expect(headings.filter((heading) => !classifyHeading(wordsOf(heading)).isForbidding)).toEqual([]);
});

// Headings with usual words, in capitals, with further words, with no forbidding word, with a sign, and of one noun.
const wordings =
  'Zu Hause lassen, NICHT MITNEHMEN, Finger weg, Was ihr euch spart, ❌, Nein, Handyverbot, Unnützes'.split(
    ', ',
  );

test.each(rowsIn('lists/forbiddenBelow'))('it stays with its heading: %s', (_, form) => {
  for (const heading of wordings) {
    const points = pointsIn(form.replace('§', heading));
    expect(points).toContain(`${heading}: Sackmesser, Gummistiefel`);
    expect(points.join('|')).not.toMatch(/34|16|\|Sackmesser|\|Gummistiefel/);
  }
});

test.each(rowsIn('lists/forbidden'))('what is forbidden is not ticked: %s', (_, text, points) => {
  expect(pointsIn(text).join('|')).toBe(points);
});

test.each(rowsIn('lists/lines'))('a line %s: %s', (_, line, id) => {
  expect(pointsIn(line)).toEqual([id || line]);
});

test.each(rowsIn('lists/headings'))('lines stand below a heading %s', (_, text, expected) => {
  const { ticked, own } = sorted(pasted(text));
  const places = own.map(({ place, text }) => `${place}/${text}`);
  expect([...ticked.map(({ id }) => id), ...places].join('|')).toBe(expected);
});

test.each(rowsIn('lists/tables'))('rows of a table or a list are points: %s', (_, text, points) => {
  expect(pointsIn(text).join('|')).toBe(points);
});

const own = 'Etwas ganz Fremdes';
const lists = generators.filter(({ counted }) => counted);

test.each(lists)('a document is read back by the words of its points: $slug', async (list) => {
  const ids = list.items.map(({ id }) => id);
  const input = { ticked: ids, own: [{ place: list.groups[0]?.id ?? '', text: own }] };
  const text = readText(openPackage(await documentOf(list.slug, input)));
  const { ticked, own: typed } = sorted(text, list.slug);
  expect(ticked.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  expect(typed.map(({ text }) => text)).toEqual([own]);
});

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
