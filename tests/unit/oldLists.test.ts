import { expect, test } from 'vitest';
import { openPackage } from '../../src/document/package/openPackage';
import { readText } from '../../src/document/readText';
import { addPoints } from '../../src/generators/oldList/addPoints';
import { wordsOf } from '../../src/generators/oldList/listWords';
import { readLines } from '../../src/generators/oldList/readLines';
import { type SortedLine, sortLines, splitItems } from '../../src/generators/oldList/sortLines';
import { checklists } from '../support/checklists';
import { documentOf } from '../support/documentOf';
import { compared, groupsOf, oldLists, slugsWithLists, stand } from '../support/oldLists';

test.each([
  ['twenty', '', 20, 0.98],
  ['kept aside', 'aside/', 6, 0.93],
] as const)('old lists come to stand right: %s', (_, under, count, share) => {
  const lists = oldLists(under);
  expect(lists).toHaveLength(count);
  const rows = lists.flatMap(({ slug, content }) => compared(slug, content));
  const wrong = rows.filter(({ isRight }) => !isRight);
  expect(wrong.length / rows.length, JSON.stringify(wrong, null, 1)).toBeLessThan(1 - share);
});

test('old lists name nothing but lines of the text, each in one place', () => {
  for (const { slug, content } of [...oldLists(), ...oldLists('aside/')]) {
    const text = content.replaceAll(/ -> .*/g, '');
    const rows = new Set(sortLines(text, groupsOf(slug), slug).sorted.map(({ row }) => row));
    const filled = text.split('\n').flatMap((line, row) => (line.trim() ? [row] : []));
    expect(Array.from(rows)).toEqual(filled);
  }
});

test.each(slugsWithLists)('the words of a list name what there is: %s', (slug) => {
  const known = groupsOf(slug).map(({ id, items }) => [id, items.map((item) => item.id)] as const);
  for (const { id, items } of wordsOf(slug)) {
    expect(new Map(known).get(id)).toEqual(expect.arrayContaining(items.map((item) => item.id)));
  }
});

test.each([...checklists.map(({ slug }) => slug), 'pflichtenheft'])(
  'a document of the site comes back as its points, and its frame is left out: %s',
  async (slug) => {
    const groups = groupsOf(slug);
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
    const own = [{ place: groups[0]?.id ?? '', text: 'Etwas ganz Fremdes' }];
    const document = await documentOf(slug, { ticked: ids, own });
    const { sorted } = sortLines(readText(openPackage(document)), groups, slug);
    const stands = sorted.map(({ standing }) => standing);
    const ticked = stands.flatMap((one) => (one.kind === 'ticked' ? [one.id] : []));
    expect(new Set(ticked)).toEqual(new Set(ids));
    const texts = sorted.flatMap(({ text, standing }) => (standing.kind === 'own' ? [text] : []));
    expect(texts).toEqual(['Etwas ganz Fremdes']);
  },
);

test.each([
  ['- Seil', 'Seil', 'bullet'],
  ['  •\tSeil', 'Seil', 'bullet'],
  ['☐ Seil ☐', 'Seil', 'bullet'],
  ['[ ] Seil', 'Seil', 'bullet'],
  ['[x] Seil', 'Seil', 'bullet'],
  ['o Seil', 'Seil', 'bullet'],
  ['1. Seil', 'Seil', 'number'],
  ['2) Seil', 'Seil', 'number'],
  ['2.10 Seil', 'Seil', 'part'],
  ['# Technik', 'Technik', 'title'],
  ['3 Seile', '3 Seile', undefined],
  ['7. - 12. Oktober', '7. - 12. Oktober', undefined],
  ['Seil\t2\t☐', 'Seil 2', undefined],
  ['- - [ ] Seil', 'Seil', 'bullet'],
])('the lines of a list lose what marks them: %j', (line, text, mark) => {
  expect(readLines(line).lines).toEqual([{ row: 0, text, mark }]);
});

test('the lines of a list are one for each cell that names a thing', () => {
  const texts = readLines('Seil\t\tBlache\t2 Stück').lines.map(({ text }) => text);
  expect(texts).toEqual(['Seil', 'Blache 2 Stück']);
});

test('the lines of a list are counted where they are too many', () => {
  const { lines, left } = readLines('Seil\n\n'.repeat(503));
  expect([lines.length, left]).toEqual([500, 3]);
});

test.each([
  ['Zahnbürste, Zahnpasta, Seife', ['Zahnbürste', 'Zahnpasta', 'Seife']],
  ['3x Unterwäsche und Socken', ['3x Unterwäsche', 'Socken']],
  ['Lampe (mit Batterien, geladen) + Seil', ['Lampe (mit Batterien, geladen)', 'Seil']],
  ['Schlafsack, warm', ['Schlafsack, warm']],
  ['Sackmesser, wenn die Eltern es erlauben', ['Sackmesser, wenn die Eltern es erlauben']],
  ['Bade- und Handtuch', ['Bade- und Handtuch']],
  ['schlafsack, mätteli, chüssi', ['schlafsack', 'mätteli', 'chüssi']],
  ['Pulli / Faserpelz', ['Pulli', 'Faserpelz']],
])('things in one line are parted where each part is one: %s', (text, texts) => {
  expect(splitItems(text).texts).toEqual(texts);
});

test.each([
  ['under what stays at home', 'packliste', 'Zu Hause lassen:\n- Handy\n- Gameboy', 'out|43|43'],
  ['that stay at home alone', 'packliste', '- Handy', 'own Ausrüstung'],
  ['in dialect', 'packliste', '- 2 churzi Hose', '5'],
  ['in dialect, under a heading', 'packliste', 'DEHEIME LO: Natel, Gameboy', 'out|43'],
  ['in their heading', 'packliste', 'Schlafen: Schlafsack, Leintuch', 'out|18|own Schlafen'],
  ['that greet', 'lagerpakt', '- Wir grüssen alle\n- Stopp heisst Stopp', 'own Miteinander|47'],
  ['that say more', 'packliste', '- Taschenlampe (mit Batterien, vorher testen)', '33'],
  ['of names', 'packliste', '- Schlafsack\nLiebe Grüsse\nBalu und Kaa', '18|out|out'],
])('lines %s stand where they belong', (_, slug, text, expected) => {
  const stands = sortLines(text, groupsOf(slug), slug).sorted.map((line) => stand(line.standing));
  expect(stands.join('|')).toBe(expected);
});

const unsure = (slug: string, text: string) =>
  sortLines(text, groupsOf(slug), slug).sorted.filter(({ isSure }) => !isSure);

test.each([
  ['with another number', 'packliste', '- Sackgäld max 20.-'],
  ['with another number in words', 'packliste', '- Vier Paar lange Hosen'],
  ['with another time', 'lagerpakt', '- Um 22 Uhr ist Nachtruhe'],
  ['with the opposite', 'packliste', '- Hosen (lang und kurz)'],
  ['that denies', 'packliste', '- Gummistiefel (keine Sandalen!)'],
  ['of which a third is unknown', 'packliste', '- dicke Socken'],
  ['that would be left out', 'packliste', 'Mitgä am Bahnhof:'],
  ['that greets', 'packliste', 'Liebe Eltern'],
])('a line is asked about %s: %s, %s', (_, slug, text) => {
  expect(unsure(slug, text)).toHaveLength(1);
});

test.each([
  ['that says the point otherwise', '- 2 churzi Hose'],
  ['that says how many, where the point does not', '- 3 T-Shirts'],
  ['that names a group', 'Schlafen:'],
  ['without words', '- 12.30'],
])('a line is not asked about %s: %s', (_, text) => {
  expect(unsure('packliste', text)).toEqual([]);
});

test('a line is asked about in nearly all that stand wrong, and in few that stand right', () => {
  const rows = [...oldLists(), ...oldLists('aside/')].flatMap(({ slug, content }) => {
    const rows = compared(slug, content);
    const text = rows.map(({ line }) => line).join('\n');
    const asked = new Set(unsure(slug, text).map(({ row }) => row));
    return rows
      .map((row, index) => ({ ...row, isAsked: asked.has(index) }))
      .filter(({ stands, expected }) => stands.length === 1 && !expected[0]?.includes('out'));
  });
  const ticked = rows.filter(({ stands }) => /^\d+$/.test(stands[0] ?? ''));
  const wrong = ticked.filter(({ isRight, isAsked }) => !isRight && !isAsked);
  expect(wrong.map(({ line }) => line)).toEqual([]);
  const asked = ticked.filter(({ isRight, isAsked }) => isRight && isAsked);
  expect(asked.length / ticked.length).toBeLessThan(0.2);
});

const line = (text: string, standing: SortedLine['standing']): SortedLine => ({
  row: 0,
  text,
  standing,
  isSure: true,
});

test('a sorted list is added to what stands there, nothing twice', () => {
  const before = { ticked: ['1'], own: [{ place: 'Schuhe', text: 'Ski' }] };
  const added = addPoints(before, [
    line('Socken', { kind: 'ticked', id: '2' }),
    line('Wandersocken', { kind: 'ticked', id: '2' }),
    line('ski', { kind: 'own', place: 'Schuhe' }),
    line('Seil', { kind: 'own', place: 'Ausrüstung' }),
    line('Liebe Eltern', { kind: 'out' }),
  ]);
  expect(added).toMatchObject({
    ticked: ['1', '2'],
    own: [...before.own, { place: 'Ausrüstung', text: 'Seil' }],
    tooMany: [],
    sentence: '1 Punkt angekreuzt, 2 eigene Punkte, 1 Zeile ausgelassen.',
  });
});

test('a sorted list names own points for which there is no room', () => {
  const own = Array.from({ length: 199 }, (_, index) => ({ place: 'Schuhe', text: `${index}` }));
  const stands = { kind: 'own', place: 'Schuhe' } as const;
  const added = addPoints({ ticked: [], own }, [line('Ski', stands), line('Bob', stands)]);
  expect(added.own).toHaveLength(200);
  expect(added.tooMany).toEqual(['Bob']);
});
