import { expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { safetyGroups } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { idsIn } from '../../src/generators/points';
import { documentOf } from '../support/documentOf';
import { firstIds, fixture, templateBytes } from '../support/files';
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
  [12, '"120"', []],
  [40, '"9"', []],
  [44, '"9"', ['22']],
  [90, undefined, []],
])('%i points of a list are close or small enough for one page', async (count, space, sizes) => {
  const own = Array.from({ length: count }, (_, at) => ({ text: `Punkt ${at}` }));
  const body = bodyOf(await documentOf('packliste', { camp, own }));
  const points = body.match(/(?<="ListBullet"\/>).*?(?=<w:t[ >])/g) ?? [];
  expect(points).toHaveLength(count);
  expect(new Set(points.map((one) => /w:after=("\d+")/.exec(one)?.[1]))).toEqual(new Set([space]));
  expect(new Set(points.flatMap((one) => /w:sz w:val="(\d+)"/.exec(one)?.[1] ?? []))).toEqual(
    new Set(sizes),
  );
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
