import { describe, expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { looks } from '../../src/generators/camp';
import { documentMaker, documentOf, generatorOf } from '../support/documentOf';
import { firstIds, sampleInput, templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { body, bodyOf, replaced } from '../support/readDocx';

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';
const pact = await templateBytes('lagerpakt');
const rules = '47 3 10 12 14 48 49 50 28 51 34 37 40 43'.split(' ');

/** The size of the points of a poster in pt, and the space after each. */
async function posterOf(ticked: readonly string[], extras = ['poster']) {
  const document = await documentOf('lagerpakt', { ticked, extras });
  const [point = ''] = /"PosterBulletLarge"\/>.*?<\/w:p>/s.exec(bodyOf(document)) ?? [];
  const [size, after] = [/w:sz w:val="(\d+)"/, /w:after="(\d+)"/].map((one) =>
    Number(one.exec(point)?.[1]),
  );
  return { size: (size ?? 0) / 2, after: (after ?? 0) / 20 };
}

test('the fewer the rules of a poster, the larger they are, up to 28 pt', async () => {
  const sizes = [rules.slice(0, 2), rules.slice(0, 8), rules].map((ticked) => posterOf(ticked));
  expect((await Promise.all(sizes)).map(({ size }) => size)).toEqual([28, 24.5, 18]);
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
  const template = await templateBytes(slug);
  const dressed = look
    ? await applyLook(template, await templateBytes(`looks/${look}`))
    : undefined;
  const make = await documentMaker(slug, dressed?.bytes ?? template);
  const { hints, readInput } = await generatorOf(slug);
  return (input: object) => ({
    size: Number(
      /"(?:PosterBullet|CheckBox)Large"\/>.*?w:sz w:val="(\d+)"/s.exec(bodyOf(make(input)))?.[1],
    ),
    isSaid: hints?.(readInput(input), printContext).some(({ text }) => text === tooLong),
  });
}

/** The fifteen longest points of a list. */
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
  test.each(['lagerpakt', 'gelaendespiel', 'aufgaben-tageschef'])(
    'has fifteen points of %s on one sheet, or it is said before',
    async (slug) => {
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
    },
  );
});

test('a line to fill in keeps three points of the list above with it', async () => {
  const input = { ticked: firstIds(10), extras: ['questions'] };
  const text = bodyOf(await documentOf('packliste', input));
  expect(text.match(/"ListBullet"\/><w:keepNext\/>/g)).toHaveLength(3);
  expect(text).not.toMatch(/"ListBullet"\/><w:keepNext\/>.*"ListBullet"\/>(?!<w:keepNext)/s);
});

test('two hundred points and more are printed as they are', async () => {
  const point = '<w:p><w:pPr><w:pStyle w:val="PosterBullet"/></w:pPr></w:p>';
  const spaced = async (count: number) => {
    const template = replaced(pact, body, '<w:body>', `$&${point.repeat(count)}`);
    const document = await documentOf('lagerpakt', { ticked: rules }, template);
    return bodyOf(document).includes('<w:spacing w:after=');
  };
  expect([await spaced(10), await spaced(200)]).toEqual([true, false]);
});

test('the space after a point stands where the schema wants it, beside properties of its own', async () => {
  const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';
  const style = /<w:pStyle w:val="Poster\w+"\/>/g;
  const template = replaced(pact, body, style, `$&${numbered}<w:rPr><w:b/></w:rPr>`);
  const document = await documentOf('lagerpakt', { ticked: rules }, template);
  expect(bodyOf(document)).toMatch(/<\/w:numPr><w:spacing w:after="\d+"\/><w:rPr>/);
});

const concept = 'allgemeines-sicherheitskonzept';
const [sheet, header] = [await templateBytes(concept), 'word/header2.xml'];
const typed = await sampleInput(concept, 'typisch');
const lines = '<w:p><w:r><w:t>Pfadi Sagenwald</w:t></w:r></w:p>'.repeat(4);
const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${drawing}"><wp:extent cx="900000" cy="1260000"/>`;

const table = `<w:tbl><w:tr><w:tc>${lines}</w:tc></w:tr></w:tbl>`;
const inHeader = `${picture}</wp:inline></w:drawing></w:r></w:p>`;

test.each([
  ['as it is', sheet, undefined],
  ['with a table in its header', replaced(sheet, header, '<w:p>', `${table}$&`), '46'],
  ['with a picture in its header', replaced(sheet, header, '<w:p>', `${inHeader}$&`), '46'],
])('the sheet for emergencies stands on one page: %s', async (_, template, size) => {
  const input = { ...(typed as object), extras: ['emergencySheet'] };
  const document = bodyOf(await documentOf(concept, input, template));
  const [place = ''] = /"EmergencySheetPlace"\/>.*?<\/w:p>/s.exec(document) ?? [];
  expect(/w:sz w:val="(\d+)"/.exec(place)?.[1]).toBe(size);
});
