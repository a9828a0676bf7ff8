import { describe, expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { safetyGroups } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { looks } from '../../src/generators/camp';
import { idsIn } from '../../src/generators/points';
import { documentMaker, documentOf, generatorOf } from '../support/documentOf';
import { firstIds, fixture, sampleInput, templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { bodyOf, replaced } from '../support/readDocx';

const concept = 'allgemeines-sicherheitskonzept';
const original = await templateBytes(concept);
const saved = fixture('paper/Gruppen wie von Word gespeichert');
// A property whose name begins like the name of the size.
const titleRun = /(?<="Title"\/><\/w:pPr>)<w:r>/;
const complex = '<w:r><w:rPr><w:szCs w:val="20"/></w:rPr>';
const withComplexSize = replaced(original, 'word/document.xml', titleRun, complex);
const wallLook = await templateBytes('looks/wand');
const { bytes: wall } = await applyLook(original, wallLook);
const list = await templateBytes('todo-liste');
const { bytes: wallList } = await applyLook(list, wallLook);
const camp = { name: 'Falke', startDate: '2027-07-10', endDate: '2027-07-23' };

test.each([
  ['Pfila Steinbock', original, undefined],
  ['Sommerlager Steinbock', original, '92'],
  ['Pfingstlager der Wölfe und Bienli', original, '59'],
  ['Pfingstlager der Wölfe und Bienli', saved, '59'],
  ['Pfingstlager der Wölfe und Bienli', withComplexSize, '59'],
  ['Sommerlager Steinbock', wall, '98'],
  ['Auffahrtslager der Abteilung Falkenstein-Tannwald', original, '56'],
])('a title with «%s» is as large as two lines allow', async (name, template, halfPoints) => {
  const body = bodyOf(await documentOf(concept, { camp: { name } }, template));
  const [title = ''] = /"Title"\/>.*?<\/w:p>/s.exec(body) ?? [];
  expect(/w:sz w:val="(\d+)"/.exec(title)?.[1]).toBe(halfPoints);
  const countOf = (name: string) => title.split(`<w:${name} `).length;
  expect(countOf('sz')).toBe(countOf('szCs'));
  expect(title.split('<w:br/>')).toHaveLength(2);
  expect(title).not.toContain('</w:rPr><w:rPr>');
});

test('a text box in a title is neither measured nor changed, and the rest is', async () => {
  const box =
    '<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t xml:space="preserve">Allzeit bereit!</w:t></w:r></w:p>';
  const wp = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';
  const position = `<wp:posOffset xmlns:wp="${wp}">4900000</wp:posOffset>`;
  const drawing = `<w:drawing>${position}<w:txbxContent>${box}</w:txbxContent></w:drawing>`;
  const inTitle = /(?<="Title"\/><\/w:pPr>)/;
  const boxed = replaced(original, 'word/document.xml', inTitle, `<w:r>${drawing}</w:r>`);
  for (const name of ['Sommerlager Steinbock', 'Pfingstlager der Wölfe und Bienli']) {
    const body = bodyOf(await documentOf(concept, { camp: { name } }, boxed));
    expect(body).toContain(box);
    const boxInRun = /<w:r>(?:<w:rPr>((?!<w:r>).)*)?<w:drawing>.*<\/w:drawing><\/w:r>/;
    expect(body.replace(boxInRun, '')).toBe(
      bodyOf(await documentOf(concept, { camp: { name } }, original)),
    );
  }
});

test.each([
  ['alone', original],
  ['as Word saves it', saved],
  ['as LibreOffice saves it', fixture('paper/Gruppen wie von LibreOffice gespeichert')],
])('the last point of a group does not keep with the next heading: %s', async (_, template) => {
  const ticked = ['rule-stop', 'rule-leave', 'rule-fire'];
  const body = bodyOf(await documentOf(concept, { ticked }, template));
  const points = body.match(/"ListBulletTogether"\/>(<w:keepNext w:val="0"\/>)?/g) ?? [];
  expect(points.map((one) => one.includes('keepNext')).lastIndexOf(false)).toBe(points.length - 2);
  expect(points.at(-1)).toContain('keepNext');
});

test.each([
  [4, [4]],
  [5, [2, 3, 5]],
  [11, [2, 3, 4, 5, 6, 7, 8, 9, 11]],
])('of %i points in a group, a page may end after %j', async (count, ends) => {
  const ticked = idsIn(safetyGroups.filter(({ id }) => id === 'Umgebung')).slice(0, count);
  const mainLeaders = ticked.map((firstName) => ({ firstName }));
  const body = bodyOf(await documentOf(concept, { ticked, mainLeaders }));
  for (const style of ['ListBulletTogether', 'Contact']) {
    const points = body.match(new RegExp(`"${style}"/>(<w:keepNext w:val="0"/>)?`, 'g')) ?? [];
    const mayEnd = points.flatMap((one, at) => (one.includes('keepNext') ? at + 1 : []));
    expect(mayEnd).toEqual(ends);
  }
});

test.each([
  ['plain', [], 120, list],
  ['with lines for names', ['who'], 120, list],
  ['with boxes and lines in a look that has them close', ['boxes', 'who'], 10, wallList],
])('titles of a list %s stand as close as its page needs', async (_, extras, before, template) => {
  const body = bodyOf(await documentOf('todo-liste', { camp, extras }, template));
  const spacing = /"GroupHeading"\/>(?:<w:keepNext\/>)?(?:<w:spacing w:before="(\d+)")?/g;
  const spaces = Array.from(body.matchAll(spacing), ([, space = '240']) => Number(space));
  expect(new Set(spaces)).toEqual(new Set([before]));
});

test.each([
  [12, 'w:after="120"/></w:pPr>'],
  [40, 'w:after="9"/></w:pPr>'],
  [44, 'w:after="9"/><w:rPr><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr></w:pPr>'],
  [90, ''],
])('%i points of a list are close or small enough for one page', async (count, properties) => {
  const own = Array.from({ length: count }, (_, at) => ({ text: `Punkt ${at}` }));
  const body = bodyOf(await documentOf('packliste', { camp, own }));
  const changed = properties && `<w:keepNext[^>]*><w:spacing ${properties}`;
  expect(body.match(RegExp(`"ListBullet"/>${changed}`, 'g'))).toHaveLength(count);
});

test.each([
  [51, '24'],
  [15, '60'],
])('nearly a third of a page stays together at the end: %i, %s', async (count, signatureCount) => {
  const input = { ticked: firstIds(count), extras: ['signatures'], signatureCount };
  const body = bodyOf(await documentOf('lagerpakt', input));
  const kept = body.match(/<w:p>.*?<\/w:p>/gs)?.map((one) => one.includes('<w:keepNext/>')) ?? [];
  const [first, last] = [kept.indexOf(true), kept.length];
  expect(first).toBeGreaterThan(last * 0.6);
  expect(kept.slice(first, -1)).not.toContain(false);
});

test('so do the lists of two deadlines, of which each is a table', async () => {
  const { bytes } = await applyLook(list, await templateBytes('looks/klassisch'));
  const body = bodyOf(await documentOf('todo-liste', { camp, extras: ['boxes', 'who'] }, bytes));
  const [, ...deadlines] = body.split('"GroupHeading"/>');
  expect(deadlines.slice(-2).join('')).not.toMatch(/"CheckBox"\/>(?!<w:keepNext)/);
});

const rules = '47 3 10 12 52 48 49 50 28 51 34 37 40 43'.split(' ');

/** The space after the first point of a poster in 1/20 pt, and its letter size in 1/2 pt, unless the style decides. */
async function posterOf(ticked: readonly string[], ...own: object[]) {
  const document = await documentOf('lagerpakt', { ticked, extras: ['poster'], own });
  const sizes = /"PosterBulletLarge"\/>.*?w:after="(\d+)".*?w:sz w:val="(\d+)"/s;
  return sizes.exec(bodyOf(document))?.slice(1).join();
}

test('the fewer the rules of a poster, the larger they are, up to 28 pt', async () => {
  expect(await posterOf(rules.slice(0, 2))).toBe('336,56');
  expect(await posterOf(rules.slice(0, 2), { place: '', text: 'x'.repeat(600) })).toBe('300,50');
  expect(await posterOf(rules.slice(0, 8))).toBe('188,47');
  expect(await posterOf(rules)).toBe('68,34');
  expect(await posterOf(firstIds(51))).toBeUndefined();
});

test('a sheet may end anywhere between the rules of groups without titles', async () => {
  const together = async (extras: string[]) => {
    const text = bodyOf(await documentOf('lagerpakt', { ticked: firstIds(46), extras }));
    return text.match(/"PosterBulletLarge"\/><w:keepNext w:val="0"\/>/g)?.length ?? 0;
  };
  expect(await together(['poster'])).toBeGreaterThan(30);
  expect(await together(['poster', 'headings'])).toBeLessThan(15);
});

const tooLong =
  'Zum Aufhängen: So viel Text hat je nach Aussehen nicht auf einem Blatt Platz. Kürzer wird er mit weniger Punkten und ohne Zwischentitel.';

test('more text than a sheet holds is said before', async () => {
  const { hints, readInput, ids } = await generatorOf('lagerpakt');
  const saidOf = (count: number, extras: string[]) => {
    const input = readInput({ ticked: ids.slice(0, count), extras });
    return hints?.(input, printContext).map(({ text }) => text);
  };
  expect(saidOf(15, ['poster'])).toEqual([]);
  expect(saidOf(30, [])).toEqual([]);
  expect(saidOf(30, ['poster'])).toEqual([tooLong]);
});

/** Fills lists in a look, and reads how large the points of a poster are and whether their length is said before. */
async function postersOf(slug: string, look: string) {
  const bytes = await templateBytes(slug);
  const dressed = look ? await applyLook(bytes, await templateBytes(`looks/${look}`)) : { bytes };
  const make = await documentMaker(slug, dressed.bytes);
  const { hints, readInput } = await generatorOf(slug);
  const point = /"(?:PosterBullet|CheckBox)Large"\/>.*?w:sz w:val="(\d+)"/s;
  return (input: object) => ({
    size: Number(point.exec(bodyOf(make(input)))?.[1]),
    isSaid: hints?.(readInput(input), printContext).some(({ text }) => text === tooLong),
  });
}

async function longestOf(slug: string) {
  const { groups } = await generatorOf(slug);
  const points = groups.flatMap(({ id: place, items, suggestions }) => [
    ...items.map((item) => ({ ...item, place })),
    ...suggestions.map((text) => ({ text, place, id: '' })),
  ]);
  const chosen = points.toSorted((a, b) => b.text.length - a.text.length).slice(0, 15);
  const ticked = chosen.map(({ id }) => id).filter(Boolean);
  return { ticked, own: chosen.filter(({ id }) => !id) };
}

const house = '47 3 10 12 14 48 49 17 50 28 34 37 40 43 18'.split(' ');

describe.each(['', ...looks.map(({ slug }) => slug)])('a poster in the look «%s»', (look) => {
  const posters = ['lagerpakt', 'gelaendespiel', 'aufgaben-tageschef'];

  test.each(posters)('has fifteen points of %s, or says so', async (slug) => {
    const posterOf = await postersOf(slug, look);
    const longest = await longestOf(slug);
    const extras = ['poster', 'header', 'boxes'];
    const plain = posterOf({ ...longest, extras });
    expect(plain.size).toBeGreaterThanOrEqual(26);
    expect(plain.isSaid).toBe(false);
    const titled = posterOf({ ...longest, extras: [...extras, 'headings'] });
    expect(titled.size >= 26 || titled.isSaid).toBe(true);
    if (slug !== 'lagerpakt') return;
    const usual = posterOf({ ticked: house, extras: ['poster', 'headings'] });
    expect(usual.size).toBeGreaterThanOrEqual(26);
    expect(usual.isSaid).toBe(false);
  });
});

test('a line to fill in keeps nearly a third of a page of the list above with it', async () => {
  const input = { ticked: firstIds(40), extras: ['questions'] };
  const text = bodyOf(await documentOf('packliste', input));
  expect(text.match(/"ListBullet"\/><w:keepNext\/>/g)).toHaveLength(12);
  expect(text).not.toMatch(/"ListBullet"\/><w:keepNext\/>.*"ListBullet"\/>(?!<w:keepNext)/s);
});

test('two hundred points and more are printed as they are', async () => {
  const spaced = ['zehn Punkte', 'zweihundert Punkte'].map(async (name) => {
    const document = await documentOf('lagerpakt', { ticked: rules }, fixture(`paper/${name}`));
    return bodyOf(document).includes('<w:spacing w:after=');
  });
  expect(await Promise.all(spaced)).toEqual([true, false]);
});

test('the space after a point stands where the schema wants it, beside properties of its own', async () => {
  const template = fixture('paper/Punkte mit eigenen Eigenschaften');
  const document = await documentOf('lagerpakt', { ticked: rules }, template);
  expect(bodyOf(document)).toMatch(/<\/w:numPr><w:spacing w:after="\d+"\/><w:rPr>/);
});

test.each([
  ['as it is', original, '64'],
  ['with a table in its header', fixture('paper/Tabelle in der Kopfzeile'), '46'],
  ['with a picture in its header', fixture('paper/Bild in der Kopfzeile'), '46'],
])('the sheet for emergencies stands on one page: %s', async (_, template, size) => {
  // The sample «typisch» would change with each new field of the poster.
  const typed = (await sampleInput(concept, 'zeltlager')) as object;
  const input = { ...typed, secondLead: '', extras: ['emergencySheet'] };
  const document = bodyOf(await documentOf(concept, input, template));
  const [place = ''] = /"EmergencySheetPlace"\/>.*?<\/w:p>/s.exec(document) ?? [];
  expect(/w:sz w:val="(\d+)"/.exec(place)?.[1]).toBe(size);
});
