import { describe, expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { looks } from '../../src/generators/camp';
import { documentMaker, documentOf, generatorOf } from '../support/documentOf';
import { firstIds, fixture, sampleInput, templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { bodyOf } from '../support/readDocx';

const rules = '47 3 10 12 52 48 49 50 28 51 34 37 40 43'.split(' ');

/** The size of the points of a poster in pt, and the space after each. */
async function posterOf(ticked: readonly string[], ...own: object[]) {
  const document = await documentOf('lagerpakt', { ticked, extras: ['poster'], own });
  const [point = ''] = /"PosterBulletLarge"\/>.*?<\/w:p>/s.exec(bodyOf(document)) ?? [];
  const patterns = [/w:sz w:val="(\d+)"/, /w:after="(\d+)"/];
  const [size, after] = patterns.map((one) => Number(one.exec(point)?.[1]));
  return { size: (size ?? 0) / 2, after: (after ?? 0) / 20 };
}

test('the fewer the rules of a poster, the larger they are, up to 28 pt', async () => {
  const sizes = [rules.slice(0, 2), rules.slice(0, 8), rules].map((ticked) => posterOf(ticked));
  expect((await Promise.all(sizes)).map(({ size }) => size)).toEqual([28, 23.5, 17]);
  const longWord = { place: '', text: 'x'.repeat(600) };
  expect((await posterOf(rules.slice(0, 2), longWord)).size).toBe(25);
});

test('many rules are printed as the style says, fourteen stand closer on one sheet', async () => {
  expect(await posterOf(firstIds(51))).toEqual({ size: Number.NaN, after: Number.NaN });
  expect((await posterOf(rules)).after).toBeLessThan(7);
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

const concept = 'allgemeines-sicherheitskonzept';

test.each([
  ['as it is', await templateBytes(concept), '64'],
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
