import { expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { fixture, fixtureNames, templateBytes } from '../support/files';
import * as docx from '../support/readDocx';
import { rowsIn } from '../support/table';
import { validInTheEnd } from '../support/validInTheEnd';

const { allXml, bodyOf, found, paragraphsIn, partNames, partOf } = docx;
const expectValid = validInTheEnd();
const styles = 'word/styles.xml';
const template = await templateBytes('packliste');
const concept = await templateBytes('allgemeines-sicherheitskonzept');
const german = fixture('looks/deutsche Namen und Logo');

const models: Record<string, Uint8Array> = {
  German: german,
  LibreOffice: fixture('looks/aus LibreOffice'),
  Google: fixture('looks/aus Google Docs'),
  A5: fixture('looks/A5 in zwei Spalten'),
  columns: fixture('looks/Spalten und dunkler Titel'),
  boxes: fixture('looks/Briefkopf mit Textfeldern'),
  stops: fixture('looks/Logo über dem Titel, Tabstopps von Word'),
};
const looks = new Map<string, ReturnType<typeof applyLook>>();

/** Applies the look of a model once. `look` names the template and the model, for example «concept in German». */
function taken(look: string) {
  const [which, model = ''] = look.split(' in ');
  const dressed = which === 'list' ? template : concept;
  const known = looks.get(look) ?? applyLook(dressed, models[model] ?? fixture(`models/${model}`));
  looks.set(look, known);
  return known;
}

function styleIn(file: Uint8Array, name: string): string {
  const all = found(partOf(file, styles), /<w:style .*?<\/w:style>/gs);
  return all.find((xml) => xml.includes(`<w:name w:val="${name}"`)) ?? '';
}

function levelOf(file: Uint8Array, style: string, level = 0): string {
  const numbering = partOf(file, 'word/numbering.xml');
  const id = /<w:numId w:val="(\d+)"/.exec(styleIn(file, style))?.[1];
  const list = new RegExp(`<w:num w:numId="${id}"[^>]*>.*?<w:abstractNumId w:val="(\\d+)"`, 's');
  const number = `w:abstractNumId="${list.exec(numbering)?.[1]}"`;
  const all = found(numbering, /<w:abstractNum .*?<\/w:abstractNum>/gs);
  const own = all.find((xml) => xml.includes(number)) ?? '';
  return found(own, /<w:lvl .*?<\/w:lvl>/gs)[level] ?? '';
}

type Taken = ReturnType<typeof applyLook>;
const places: Record<string, (look: Taken, name: string) => string> = {
  style: ({ bytes }, name) => styleIn(bytes, name),
  part: ({ bytes }, name) => partOf(bytes, `word/${name}.xml`),
  text: ({ bytes }, name) => JSON.stringify(paragraphsIn(bytes, `word/${name}.xml`)),
  everywhere: ({ bytes }) => allXml(bytes),
  parts: ({ bytes }) => partNames(bytes).join(' '),
  lines: ({ bytes }, name) => /<w:top [^>]*>/.exec(styleIn(bytes, name))?.[0] ?? '',
  sign: ({ bytes }, style) => levelOf(bytes, style),
  second: ({ bytes }, style) => levelOf(bytes, style, 1),
  defaults: ({ bytes }) =>
    /<w:docDefaults>.*<\/w:docDefaults>/s.exec(partOf(bytes, styles))?.[0] ?? '',
  said: ({ notes }) => notes.map(({ id, message }) => `${id}: ${message}`).join(),
};

test.each(rowsIn('looks'))('%s (%s, %s)', (_what, look, place, words) => {
  const [, kind = '', name = ''] = /^(\w+) ?(.*)$/.exec(place) ?? [];
  const xml = places[kind]?.(taken(look), name);
  for (const word of words.split(' & '))
    if (word.startsWith('!')) expect(xml).not.toContain(word.slice(1));
    else expect(xml).toContain(word);
});

test('a list leaves no other of its style, and points at its picture', () => {
  const rels = partOf(taken('list in columns').bytes, 'word/_rels/numbering.xml.rels');
  expect(rels).toContain('Target="media/image1.png"');
  const numbering = partOf(taken('list in German').bytes, 'word/numbering.xml');
  expect(numbering.match(/<w:pStyle w:val="ListBullet"\/>/g)).toHaveLength(1);
});

test.each([
  ['concept in A5', 8391 - 2 * 850],
  ['concept in Google', 11909 - 2 * 1440],
])('what fills a page fills that of the model: %s', (look, width) => {
  const { bytes } = taken(look);
  const tables = found(bodyOf(bytes), /<w:tblGrid>.*?<\/w:tblGrid>/gs);
  expect(tables.length).toBeGreaterThan(3);
  for (const grid of tables) {
    const columns = found(grid, /<w:gridCol w:w="(\d+)"/g);
    // Tables reach over the text by the padding of their cells.
    expect(columns.reduce((all, one) => all + Number(one), 0)).toBeLessThanOrEqual(width + 2 * 198);
  }
  expect(found(styleIn(bytes, 'Kontakt'), /w:pos="(\d+)"/g)).toEqual([`${width}`]);
});

test('headers and footers come with their logo, once, where the model shows them', () => {
  const { bytes } = taken('concept in German');
  const pictures = partNames(bytes).filter((name) => name.startsWith('word/media/'));
  const logo = partOf(german, 'word/media/image1.png');
  expect(pictures.map((name) => partOf(bytes, name))).toEqual([logo]);
  const xml = bodyOf(bytes);
  const pages = 'default first even default first even';
  expect(found(xml, /<w:headerReference w:type="(\w+)"/g).join(' ')).toBe(pages);
  expect(xml.match(/<w:footerReference w:type="\w+"/g)).toHaveLength(4);
  expect(xml).toContain('<w:titlePg/>');
});

test('headers and footers of the template go with their pictures', () => {
  const { bytes } = taken('list in German');
  const bare = applyLook(bytes, fixture('models/no footer')).bytes;
  expect(partNames(bare).filter((name) => /header|footer|media/.test(name))).toEqual([]);
  expect(partOf(bare, '[Content_Types].xml')).not.toMatch(/header|footer|media/);
});

const line = '{#isWhole}144 Ambulanz · 1414 Rega · 117 Polizei · 118 Feuerwehr{/isWhole}';
const text = (docx: Uint8Array, path: string) =>
  paragraphsIn(docx, path).map((one) => one.text.trim());

test.each([
  ['below those of a letterhead', german],
  ['in a model that has them already', concept],
  ['where the model has none', fixture('models/no header')],
])('headers that say more than the footer stay on all pages: %s', (_, model) => {
  const { bytes, notes } = applyLook(concept, model);
  const headers = partNames(bytes).filter((name) => name.startsWith('word/header'));
  for (const path of headers) expect(text(bytes, path).join('').split(line)).toHaveLength(2);
  const ours = model === german ? `Pfadi Tannwald${line}` : line;
  expect(text(bytes, 'word/header1.xml').join('')).toBe(ours);
  // Both sections have all headers. The section before the poster is there only when the poster is printed.
  const shown = bodyOf(bytes).match(/(?<=<w:headerReference w:type=")\w+/g);
  expect(shown?.join()).toBe('default,first,even,default,first,even');
  expect(notes.map(({ message }) => message).join()).not.toContain('keine Kopfzeile');
  expectValid(bytes);
});

test('footers of the template stand under one without words, also under a drawing, once', () => {
  const { bytes, notes } = taken('list in a drawn footer');
  const lines = paragraphsIn(bytes, 'word/footer1.xml').map((one) => one.text);
  expect(lines.join('¶')).toMatch(/^[^¶]*¶Packliste\{#campLine\}[^¶]*Seite 1 von 1$/);
  expect(notes.map(({ id }) => id)).not.toContain('look-footer-replaced');
});

const ofLook = /^word\/((_rels\/)?(header|footer)\d\.xml(\.rels)?|media\/image\d\.png)$/;
const lost = `a chart, a page as a picture, a picture from elsewhere, a picture of which no version stays`;

test.each(fixtureNames('strangers/letterheads'))('nothing but look comes of %s', (name) => {
  const model = fixture(`strangers/letterheads/${name}`);
  const { bytes, notes } = applyLook(template, model);
  expect(notes.some(({ id }) => id === 'look-picture-lost')).toBe(lost.split(', ').includes(name));
  const xml = allXml(bytes);
  expect(xml).not.toContain('stranger');
  expect(xml).not.toMatch(/TargetMode|w:rsid|secret|DDE/);
  const known = partNames(template);
  const added = partNames(bytes).filter((path) => !known.includes(path));
  expect(added.filter((path) => !ofLook.test(path))).toEqual([]);
  expect(xml.match(/>bleibt</g)).toEqual(allXml(model).match(/>bleibt</g));
});

function edges(file: Uint8Array): string {
  const paths = partNames(file).filter((path) => /word\/(header|footer)/.test(path));
  return paths.map((path) => partOf(file, path)).join('\n');
}

test.each(fixtureNames('letterheads'))('in a header stays %s', (name) => {
  const { bytes, notes } = applyLook(template, fixture(`letterheads/${name}`));
  expect(notes.map(({ id }) => id)).not.toContain('look-picture-lost');
  expect(partNames(bytes).join()).toContain('word/media/');
  expect(edges(bytes)).toMatch(/<(a:blip r:embed|v:imagedata r:id)="rId\d+"/);
  expect(edges(bytes)).not.toMatch(/<(a:extLst|o:OLEObject|c:chart)/);
  expectValid(bytes);
});

test.each([
  ['stops', 'clear 4536 clear 9072 right 9638'],
  ['no stops', 'right 9638'],
  ['stops and another width', 'clear 4536 right 7906 clear 9072'],
])('the lines of a template lead to the edge of the text of a model with %s', (...row) => {
  const [model, stops] = row;
  const tabs = stops.replace(/(\w+) (\d+) ?/g, '<w:tab w:val="$1" w:pos="$2"/>');
  const { bytes } = taken(`concept in ${model}`);
  const lines = found(edges(bytes), /<w:p>.*?<\/w:p>/g);
  for (const words of ['Stand: ', '144 Ambulanz'])
    expect(lines.find((line) => line.includes(words))).toContain(`<w:tabs>${tabs}</w:tabs>`);
});

test('a template whose headings stay with their text is a model of which nothing is told', () => {
  const { bytes, notes } = applyLook(concept, taken('concept in stops').bytes);
  expect(notes.map(({ id }) => id)).not.toContain('look-new-page');
  expect(partOf(bytes, styles)).toMatch(/"Heading1NewPage">.*?<w:pageBreakBefore\/>/);
});

test('a look is valid whatever page its model has', () => {
  for (const model of ['no page', 'margins beyond the page', 'negative margins'])
    expectValid(taken(`list in ${model}`).bytes);
});
