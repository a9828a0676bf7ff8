import { describe, expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { looks } from '../../src/generators/looks';
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

test('fifteen rules stand on one sheet under their titles, in smaller letters', async () => {
  const ticked = [...rules, '17'];
  const { size } = await posterOf(ticked, ['poster', 'headings']);
  expect(size).toBeGreaterThanOrEqual(13);
  expect(size).toBeLessThan(18);
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

describe.each(['', ...looks.map(({ slug }) => slug)])('a poster in the look «%s»', (look) => {
  async function postersOf(slug: string) {
    const template = await templateBytes(slug);
    const dressed = look
      ? await applyLook(template, await templateBytes(`looks/${look}`))
      : undefined;
    const make = await documentMaker(slug, dressed?.bytes ?? template);
    const { hints, readInput, groups } = await generatorOf(slug);
    const points = groups.flatMap(({ id: place, items, suggestions }) => [
      ...items.map((item) => ({ ...item, place })),
      ...suggestions.map((text) => ({ text, place, id: '' })),
    ]);
    const sizeOf = (input: object) => {
      const text = bodyOf(make(input));
      return Number(/"(?:PosterBullet|CheckBox)Large"\/>.*?w:sz w:val="(\d+)"/s.exec(text)?.[1]);
    };
    const isSaid = (input: object) =>
      hints?.(readInput(input), printContext).some(({ text }) => text === tooLong);
    const longest = (count: number, extras: string[]) => {
      const chosen = points.toSorted((a, b) => b.text.length - a.text.length).slice(0, count);
      const ticked = chosen.map(({ id }) => id).filter(Boolean);
      return { ticked, own: chosen.filter(({ id }) => !id), extras: ['poster', ...extras] };
    };
    return { sizeOf, isSaid, longest };
  }

  test('has the usual rules on one sheet, under their titles', async () => {
    const { sizeOf, isSaid } = await postersOf('lagerpakt');
    const house = '47 3 10 12 14 48 49 17 50 28 34 37 40 43'.split(' ');
    for (const ticked of [house, [...house, '18']]) {
      const input = { ticked, extras: ['poster', 'headings'] };
      expect(sizeOf(input)).toBeGreaterThanOrEqual(26);
      expect(isSaid(input)).toBe(false);
    }
  });

  test.each(['lagerpakt', 'gelaendespiel', 'aufgaben-tageschef'])(
    'has the longest points of %s on one sheet, or it is said before',
    async (slug) => {
      const { sizeOf, isSaid, longest } = await postersOf(slug);
      for (const count of [12, 14, 15]) {
        for (const extras of [[], ['header', 'boxes']]) {
          const input = longest(count, extras);
          expect(sizeOf(input)).toBeGreaterThanOrEqual(26);
          expect(isSaid(input)).toBe(false);
          const titled = longest(count, [...extras, 'headings']);
          expect(sizeOf(titled) >= 26 || isSaid(titled)).toBe(true);
        }
      }
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
const [inHeader, margins] = [
  `${picture}</wp:inline></w:drawing></w:r></w:p>`,
  /(left|right)="1134"/g,
];

test.each([
  ['as it is', sheet, undefined],
  ['with wide margins', replaced(sheet, body, margins, '$1="1984"'), '46'],
  ['with a table in its header', replaced(sheet, header, '<w:p>', `${table}$&`), '46'],
  ['with a picture in its header', replaced(sheet, header, '<w:p>', `${inHeader}$&`), '46'],
])('the sheet for emergencies stands on one page: %s', async (_, template, size) => {
  const input = { ...(typed as object), extras: ['emergencySheet'] };
  const document = bodyOf(await documentOf(concept, input, template));
  const [place = ''] = /"EmergencySheetPlace"\/>.*?<\/w:p>/s.exec(document) ?? [];
  expect(/w:sz w:val="(\d+)"/.exec(place)?.[1]).toBe(size);
});
