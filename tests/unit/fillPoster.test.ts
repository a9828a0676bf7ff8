import { expect, test } from 'vitest';
import { body } from '../../src/document/package/parts';
import { takeLook } from '../../src/document/takeLook';
import { documentMaker, documentOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { partOf, withPart } from '../support/readDocx';

const rules = '47 3 10 12 14 48 49 50 28 51 34 37 40 43'.split(' ');

/** The size of the points of a poster in pt, and the space after each. */
async function posterOf(ticked: readonly string[], extras = ['poster']) {
  const document = await documentOf('lagerpakt', { ticked, extras });
  const [style = ''] = /w:styleId="PosterBulletLarge".*?<\/w:style>/s.exec(
    partOf(document, 'word/styles.xml'),
  ) ?? [''];
  const [size, after] = [/w:sz w:val="(\d+)"/, /w:after="(\d+)"/].map((one) =>
    Number(one.exec(style)?.[1]),
  );
  return { size: (size ?? 0) / 2, after: (after ?? 0) / 20 };
}

test('the fewer the rules of a poster, the larger they are, up to 28 pt', async () => {
  const sizes = [rules.slice(0, 2), rules.slice(0, 8), rules].map((ticked) => posterOf(ticked));
  expect((await Promise.all(sizes)).map(({ size }) => size)).toEqual([28, 24.5, 18]);
});

test('many rules are printed as the style says, fourteen stand closer on one sheet', async () => {
  const all = Array.from({ length: 51 }, (_, index) => `${index + 1}`);
  expect(await posterOf(all)).toEqual({ size: 18, after: 7 });
  expect((await posterOf(rules)).after).toBeLessThan(7);
});

test('the space after a point stands where the schema wants it, beside properties of its own', async () => {
  const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';
  const template = withPart(await templateBytes('lagerpakt'), body, (xml) =>
    xml.replaceAll(/<w:pStyle w:val="Poster\w+"\/>/g, `$&${numbered}<w:rPr><w:b/></w:rPr>`),
  );
  const make = await documentMaker('lagerpakt', template);
  const document = partOf(make({ ticked: rules, extras: [] }), body);
  expect(document).toMatch(/<\/w:numPr><w:spacing w:after="\d+"\/><w:rPr>/);
});

test('titles come no closer to what is before them than they stand in their look', async () => {
  const wall = await templateBytes('looks/wand');
  const { bytes } = await takeLook(await templateBytes('todo-liste'), wall);
  const make = await documentMaker('todo-liste', bytes);
  const camp = { name: 'Falke', startDate: '2027-07-10', endDate: '2027-07-23' };
  const document = make({ camp, own: [], extras: ['boxes'] });
  const spaces = partOf(document, body).matchAll(/w:spacing w:before="([^"]*)"/g);
  expect([...spaces].map(([, before]) => before)).toEqual(Array(6).fill('0'));
});
