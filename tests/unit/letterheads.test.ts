import { describe, expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { fixture, fixtureNames, templateBytes } from '../support/files';
import { partNames, partOf } from '../support/readDocx';
import { validInTheEnd } from '../support/validInTheEnd';

// What Word writes into the header of a letterhead, and what the templates get of it.

const expectValid = validInTheEnd();
const template = await templateBytes('packliste');
const concept = await templateBytes('allgemeines-sicherheitskonzept');
const model = fixture('looks/Logo über dem Titel, Tabstopps von Word');

const styles = 'word/styles.xml';
const edges = (docx: Uint8Array) =>
  partNames(docx)
    .filter((path) => /word\/(header|footer)/.test(path))
    .map((path) => partOf(docx, path))
    .join('\n');

test.each(fixtureNames('letterheads'))('in a header stays %s', async (name) => {
  const { bytes, notes } = await applyLook(template, fixture(`letterheads/${name}`));
  expect(notes.map(({ id }) => id)).not.toContain('look-picture-lost');
  expect(partNames(bytes).join()).toContain('word/media/');
  expect(edges(bytes)).toMatch(/<(a:blip r:embed|v:imagedata r:id)="rId\d+"/);
  expect(edges(bytes)).not.toMatch(/<(a:extLst|o:OLEObject|c:chart)/);
  expectValid(bytes);
});

describe('the lines of a template lead to the edge of the text', () => {
  const tabs = (all: string) => all.replace(/(\w+) (\d+) ?/g, '<w:tab w:val="$1" w:pos="$2"/>');

  test.each([
    ['stops of Word', model, 'clear 4536 clear 9072 right 9638'],
    ['no stops', fixture('models/no stops'), 'right 9638'],
    [
      'another width',
      fixture('models/stops and another width'),
      'clear 4536 right 7906 clear 9072',
    ],
  ])('under a letterhead with %s', async (_, letterhead, stops) => {
    const { bytes } = await applyLook(concept, letterhead);
    const lines = edges(bytes).match(/<w:p>.*?<\/w:p>/g) ?? [];
    for (const words of ['Stand: ', '144 Ambulanz'])
      expect(lines.find((line) => line.includes(words))).toContain(
        `<w:tabs>${tabs(stops)}</w:tabs>`,
      );
  });

  test('where the model centres its footer', async () => {
    const { bytes } = await applyLook(template, fixture('models/a centred footer'));
    expect(edges(bytes)).toContain('<w:jc w:val="left"/>');
  });
});

test('a title stays with its text where the headings of the model begin a page, and it is told', async () => {
  const { bytes, notes } = await applyLook(concept, model);
  expect(partOf(bytes, styles)).toMatch(/"Heading1">.*?<w:pageBreakBefore w:val="0"\/>/);
  expect(notes.find(({ id }) => id === 'look-new-page')?.message).toContain(
    'nicht: Überschrift 1.',
  );
  const { bytes: again, notes: none } = await applyLook(concept, bytes);
  expect(none.map(({ id }) => id)).not.toContain('look-new-page');
  expect(partOf(again, styles)).toMatch(/"Heading1NewPage">.*?<w:pageBreakBefore\/>/);
});
