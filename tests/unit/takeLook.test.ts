import { describe, expect, test } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import { takeLook } from '../../src/document/takeLook';
import { generatorOf } from '../support/documentOf';
import { fixture, fixtureNames, templateBytes } from '../support/files';
import { paragraph } from '../support/hostile';
import {
  allXml,
  bodyOf,
  found,
  paragraphsIn,
  partNames,
  partOf,
  replaced,
} from '../support/readDocx';
import { rowsOf } from '../support/table';
import { withHeader } from '../support/typed';
import { validInTheEnd } from '../support/validInTheEnd';

const expectValid = validInTheEnd();
const main = 'word/document.xml';
const german = fixture('looks/deutsche Namen und Logo');
const template = await templateBytes('packliste');
const concept = await templateBytes('allgemeines-sicherheitskonzept');

type Taken = Awaited<ReturnType<typeof takeLook>>;

const sentencesOf = ({ notes }: Taken) => notes.map(({ message }) => message).join('\n');
const idsOf = ({ notes }: Taken) => notes.map(({ id }) => id);

async function sentences(from: Uint8Array, model: Uint8Array): Promise<string> {
  return sentencesOf(await takeLook(from, model));
}

function styleIn(docx: Uint8Array, name: string): string {
  const styles = found(partOf(docx, 'word/styles.xml'), /<w:style .*?<\/w:style>/gs);
  return styles.find((xml) => xml.includes(`<w:name w:val="${name}"`)) ?? '';
}

const withoutColor = (xml: string) => xml.replace(/<w:color [^>]*>/g, '');

function levelOf(docx: Uint8Array, style: string, level = 0): string {
  const numbering = partOf(docx, 'word/numbering.xml');
  const id = /<w:numId w:val="(\d+)"/.exec(styleIn(docx, style))?.[1];
  const list = new RegExp(`<w:num w:numId="${id}"[^>]*>.*?<w:abstractNumId w:val="(\\d+)"`, 's');
  const number = `w:abstractNumId="${list.exec(numbering)?.[1]}"`;
  const all = found(numbering, /<w:abstractNum .*?<\/w:abstractNum>/gs);
  const own = all.find((xml) => xml.includes(number)) ?? '';
  return found(own, /<w:lvl .*?<\/w:lvl>/gs)[level] ?? '';
}

const looks = {
  'concept, German': await takeLook(concept, german),
  'concept, LibreOffice': await takeLook(concept, fixture('looks/aus LibreOffice')),
  'concept, Google': await takeLook(concept, fixture('looks/aus Google Docs')),
  'concept, A5': await takeLook(concept, fixture('looks/A5 in zwei Spalten')),
  'list, German': await takeLook(template, german),
  'list, columns': await takeLook(template, fixture('looks/Spalten und dunkler Titel')),
};
const said = (look: keyof typeof looks) => sentencesOf(looks[look]);
const places: Record<string, (docx: Uint8Array, name: string) => string> = {
  style: styleIn,
  part: (docx, name) => partOf(docx, `word/${name}.xml`),
  lines: (docx, name) => /<w:top [^>]*>/.exec(styleIn(docx, name))?.[0] ?? '',
  sign: levelOf,
  second: (docx, style) => levelOf(docx, style, 1),
  defaults: (docx) =>
    /<w:docDefaults>.*<\/w:docDefaults>/s.exec(partOf(docx, 'word/styles.xml'))?.[0] ?? '',
};

// What is said; the look; where it stands: a style, a part, a level of the list of a style; what stands there.
test.each(
  rowsOf(`
styles are matched by name, whatever ids a German Word gives them | concept, German | style heading 1 | w:styleId="Heading1" & w:sz w:val="34" & <w:link w:val="berschrift1Zchn"/>
… also what they are based on | concept, German | style Title | <w:basedOn w:val="Normal"/>
they are matched without case, as LibreOffice writes their names | concept, LibreOffice | style heading 1 | <w:basedOn w:val="Heading"/>
… with those that they are based on | concept, LibreOffice | style Heading | DejaVu Sans
they bring the defaults that they stand on; the language stays that of the text | list, German | defaults | w:asciiTheme="minorHAnsi" & <w:sz w:val="21"/> & w:lang w:val="de-CH"
… and the fonts of the theme | list, German | part theme/theme1 | typeface="Trebuchet MS"
lists have the sign of the model and its colour | list, German | sign List Bullet | <w:lvlText w:val="–"/> & <w:color w:val="E0A21F"/>
… or its picture, which comes along | list, columns | sign List Bullet | <w:lvlPicBulletId w:val="
… on all levels | list, columns | second List Bullet 2 | <w:lvlText w:val="›"/>
the page has the size, the borders and the colour of the model | list, columns | part document | w:orient="landscape" & <w:pgBorders w:offsetFrom="page"> & <w:background w:color="FBF7EE"/>
… and its settings | list, columns | part settings | <w:displayBackgroundShape/><w:defaultTabStop w:val="567"/><w:evenAndOddHeaders/>
styles of ours have the colour of the main headings of the model | concept, Google | style heading 6 | <w:color w:val="38761D"/>
… or the accent of its theme, where the headings name it | concept, German | style heading 6 | <w:color w:val="145A32"/>
… so do their lines | concept, German | lines Notruf-Plakat Band | w:color="145A32"
no lines are stretched, where the model justifies its text | concept, Google | style Kontakt | <w:jc w:val="left"/>
… not even those with a break | concept, Google | part settings | <w:doNotExpandShiftReturn/>
`),
)('%s (%s, %s)', (_what, look, place, parts) => {
  const [, kind = '', name = ''] = /^(\w+) ?(.*)$/.exec(place) ?? [];
  const xml = places[kind]?.(looks[look as keyof typeof looks].bytes, name);
  for (const part of parts.split(' & ')) expect(xml).toContain(part);
});

test('nothing is left of the ids and the people of a model, nor of our accent', () => {
  expect(allXml(looks['concept, German'].bytes)).not.toMatch(/"berschrift1"|Anna/);
  expect(partOf(looks['concept, Google'].bytes, 'word/styles.xml')).not.toContain('176CDC');
});

test('a list leaves no other of its style, and brings its picture', () => {
  const { bytes } = looks['list, columns'];
  expect(partOf(bytes, 'word/_rels/numbering.xml.rels')).toContain('Target="media/image1.png"');
  expect(partNames(bytes)).toContain('word/media/image1.png');
  const numbering = partOf(looks['list, German'].bytes, 'word/numbering.xml');
  expect(numbering.match(/<w:pStyle w:val="ListBullet"\/>/g)).toHaveLength(1);
});

test('styles that the model lacks come from the original, sit on those of the model, and are named', () => {
  const { bytes, notes } = looks['concept, German'];
  expect(withoutColor(styleIn(bytes, 'heading 6'))).toBe(
    withoutColor(styleIn(concept, 'heading 6')),
  );
  expect(styleIn(bytes, 'heading 6')).toContain('<w:basedOn w:val="Normal"/>');
  expect(styleIn(bytes, 'Normal')).toMatch(
    /w:default="1"[^>]*w:styleId="Normal"|w:styleId="Normal"[^>]*w:default="1"/,
  );
  const sentence = notes.find(({ id }) => id === 'look-missing-styles')?.message;
  expect(sentence).toContain('Überschrift 6');
  expect(sentence).not.toContain('Überschrift 2');
});

test('styles of another kind with the id of one of ours get an id of their own', async () => {
  const style =
    '<w:style w:type="paragraph" w:styleId="Heading6"><w:name w:val="Absender"/><w:basedOn w:val="berschrift1"/></w:style>$&';
  const named = replaced(german, 'word/styles.xml', '</w:styles>', style);
  const model = replaced(named, 'word/header3.xml', '"Kopfzeile"', '"Heading6"');
  const { bytes } = await takeLook(concept, model);
  expect(styleIn(bytes, 'Absender')).toContain('w:styleId="Heading6_2"');
  expect(styleIn(bytes, 'Absender')).toContain('<w:basedOn w:val="Heading1"/>');
  expect(allXml(bytes).match(/<w:pStyle w:val="Heading6_2"\/>/g)).toHaveLength(1);
});

test('styles that a model sets on its text itself are said not to be found', async () => {
  const styles = /<w:style w:type="paragraph" w:styleId=.*?<\/w:style>/gs;
  const bare = replaced(german, 'word/styles.xml', styles, '');
  expect(await sentences(template, bare)).toContain(
    'kein Aussehen über Formatvorlagen. Es ist wohl direkt am Text gesetzt.',
  );
  const plain = replaced(german, main, /<w:pStyle [^>]*>/g, '');
  const direct = replaced(plain, main, /<w:r>/g, '<w:r><w:rPr><w:b/><w:sz w:val="60"/></w:rPr>');
  expect(await sentences(template, direct)).toContain('wohl direkt am Text gesetzt');
  expect(said('list, German')).not.toContain('direkt');
});

test('lists keep their sign where the style of the model has none, unless it says so', async () => {
  const without = (numbering: string) =>
    replaced(german, 'word/styles.xml', '<w:numPr><w:numId w:val="3"/></w:numPr>', numbering);
  const sign = (docx: Uint8Array) => withoutColor(levelOf(docx, 'List Bullet'));
  const kept = await takeLook(template, without(''));
  expect(sign(kept.bytes)).toBe(sign(template));
  expect(kept.notes.map(({ id }) => id)).toContain('look-kept-bullets');
  const none = await takeLook(template, without('<w:numPr><w:numId w:val="0"/></w:numPr>'));
  expect(levelOf(none.bytes, 'List Bullet')).toBe('');
});

test('the page is the one that most of the text of the model stands on', async () => {
  const section = '<w:pPr><w:sectPr><w:pgSz w:w="8000" w:h="8000"/></w:sectPr></w:pPr>';
  const cover = `$&<w:p>${section}<w:r><w:t>Deckblatt</w:t></w:r></w:p>`;
  const model = replaced(german, main, '<w:body>', cover);
  const { bytes, notes } = await takeLook(template, model);
  expect(partOf(bytes, main)).toContain('w:top="2268"');
  expect(notes.map(({ message }) => message).join()).toContain('Der Briefkopf hat 2 Abschnitte.');
});

test.each([
  ['concept, A5', 8391 - 2 * 850],
  ['concept, Google', 11909 - 2 * 1440],
] as const)('what fills a page fills that of the model: %s', (look, width) => {
  const { bytes } = looks[look];
  const tables = found(bodyOf(bytes), /<w:tblGrid>.*?<\/w:tblGrid>/gs);
  expect(tables.length).toBeGreaterThan(3);
  for (const grid of tables) {
    const columns = found(grid, /<w:gridCol w:w="(\d+)"/g);
    // Tables reach over the text by the padding of their cells.
    expect(columns.reduce((all, one) => all + Number(one), 0)).toBeLessThanOrEqual(width + 2 * 198);
  }
  expect(found(styleIn(bytes, 'Kontakt'), /w:pos="(\d+)"/g)).toEqual([`${width}`]);
});

test.each([
  ['list, columns', true],
  ['list, German', false],
] as const)('columns are left out, and it is said: %s', (look, hasColumns) => {
  const { bytes, notes } = looks[look];
  expect(partOf(bytes, main)).not.toContain('<w:cols');
  expect(notes.some(({ id }) => id === 'look-without-columns')).toBe(hasColumns);
});

describe('headers and footers', () => {
  test('come with their logo, once, where the model shows them', () => {
    const { bytes } = looks['concept, German'];
    const pictures = partNames(bytes).filter((name) => name.startsWith('word/media/'));
    expect(pictures.map((name) => partOf(bytes, name))).toEqual([
      partOf(german, 'word/media/image1.png'),
    ]);
    const body = partOf(bytes, main);
    const pages = ['default', 'first', 'even'].map((page) => `<w:headerReference w:type="${page}"`);
    expect(body.match(/<w:headerReference w:type="\w+"/g)).toEqual([...pages, ...pages]);
    expect(body.match(/<w:footerReference w:type="\w+"/g)).toHaveLength(4);
    expect(body).toContain('<w:titlePg/>');
  });

  test('of the template go with their pictures, and it is said when a footer is lost', async () => {
    const without = replaced(german, main, /<w:(header|footer)Reference [^>]*>/g, '');
    const { bytes } = await takeLook(looks['list, German'].bytes, without);
    expect(partNames(bytes).filter((name) => /header|footer|media/.test(name))).toEqual([]);
    expect(partOf(bytes, '[Content_Types].xml')).not.toMatch(/header|footer|media/);
    expect(await sentences(concept, without)).toContain(
      'Der Briefkopf hat keine Fusszeile. Die der Originalvorlage fällt weg: Titel, Lager, Stand und Seitenzahl.',
    );
    expect(said('concept, German')).not.toContain('keine Fusszeile');
  });

  test('of the template stay, where the model says nothing of its page', async () => {
    const model = replaced(german, main, /<w:sectPr.*?<\/w:sectPr>/gs, '');
    const taken = await takeLook(template, model);
    const footer = (docx: Uint8Array) => paragraphsIn(docx, 'word/footer1.xml');
    expect(footer(taken.bytes)).toEqual(footer(template));
    expect(idsOf(taken)).not.toContain('look-margin-lost');
    expectValid(taken.bytes);
  });

  describe('of the template that say more than its footer', () => {
    const line = '{#isWhole}144 Ambulanz · 1414 Rega · 117 Polizei · 118 Feuerwehr{/isWhole}';
    const [start, end] = ['{#isWhole}</w:t></w:r>', '<w:r><w:t>{/isWhole}'] as const;
    const cut = replaced(concept, 'word/header1.xml', start, '$&</w:p><w:p>');
    const overLines = replaced(cut, 'word/header1.xml', end, '</w:p><w:p>$&');
    const bare = replaced(german, main, /<w:headerReference [^>]*>/g, '');
    const text = (docx: Uint8Array, path: string) =>
      paragraphsIn(docx, path).map((one) => one.text.trim());

    test.each([
      ['below those of a letterhead', concept, german],
      ['over several lines', overLines, german],
      ['in a model that has them already', concept, concept],
      ['where the model has none', concept, bare],
    ])('stay, on all pages: %s', async (_, from, model) => {
      const { bytes, notes } = await takeLook(from, model);
      const headers = partNames(bytes).filter((name) => name.startsWith('word/header'));
      for (const path of headers) expect(text(bytes, path).join('').split(line)).toHaveLength(2);
      const ours = model === german ? `Pfadi Tannwald${line}` : line;
      expect(text(bytes, 'word/header1.xml').join('')).toBe(ours);
      // In each section: that of the pages before the poster is there with the poster alone.
      const shown = partOf(bytes, main).match(/(?<=<w:headerReference w:type=")\w+/g);
      expect(shown?.join()).toBe('default,first,even,default,first,even');
      expect(notes.map(({ message }) => message).join()).not.toContain('keine Kopfzeile');
      expectValid(bytes);
    });
  });

  test('of the template that say more stand in the footer where shapes float over the header', async () => {
    const { bytes } = await takeLook(concept, fixture('looks/Briefkopf mit Textfeldern'));
    const texts = (path: string) => paragraphsIn(bytes, path).map((one) => one.text.trim());
    expect(texts('word/footer1.xml').at(-1)).toContain('144 Ambulanz');
    expect(texts('word/header1.xml').join()).not.toContain('144');
  });

  test('of the template stand under a footer without words, also under a drawing, once', async () => {
    const drawn = `<w:r><w:drawing><wp:anchor xmlns:wp="x"><wp:posOffset>12</wp:posOffset></wp:anchor></w:drawing></w:r>`;
    const model = replaced(german, 'word/footer1.xml', /<w:r>.*<\/w:r>/s, drawn);
    const { bytes, notes } = await takeLook(template, model);
    const lines = paragraphsIn(bytes, 'word/footer1.xml').map((one) => one.text);
    expect(lines.join('¶')).toMatch(/^[^¶]*¶Packliste\{#campLine\}[^¶]*Seite 1 von 1$/);
    expect(notes.map(({ id }) => id)).not.toContain('look-footer-replaced');
  });

  test('keep the outlines of what is drawn in them', async () => {
    const outline = '<a:moveTo><a:pt x="1" y="2"/></a:moveTo>';
    const { bytes } = await takeLook(template, withHeader(`<w:p>${outline}</w:p>`));
    expect(allXml(bytes)).toContain(outline);
  });

  test('keep page numbers as fields, and their tags, which the check of a template knows', async () => {
    const model = withHeader(paragraph('{campAddress}'));
    const { bytes } = await takeLook(template, model);
    const { fields } = await generatorOf('packliste');
    const { errors } = await checkTemplate(bytes, fields);
    expect(errors.map(({ part, tag }) => `${part}: ${tag}`)).toEqual(['Kopfzeile: campAddress']);
    expect(partOf(bytes, 'word/footer1.xml')).toContain('> NUMPAGES \\* MERGEFORMAT <');
  });

  test('are missed when the logo stands in the text', async () => {
    const bare = replaced(german, main, /<w:headerReference [^>]*>/g, '');
    const model = replaced(bare, main, '<w:r>', '<w:r><w:drawing/></w:r><w:r>');
    expect(await sentences(template, model)).toContain('verschiebe es in die Kopf- oder Fusszeile');
    expect(said('list, German')).not.toContain('verschiebe');
  });
});

// What a look may bring besides the parts that a template has.
const ofLook = /^word\/((_rels\/)?(header|footer)\d\.xml(\.rels)?|media\/image\d\.png)$/;
const lost = ['a chart', 'a page as a picture', 'a picture from elsewhere'];

test.each(fixtureNames('strangers/letterheads'))('nothing but look comes of %s', async (name) => {
  const model = fixture(`strangers/letterheads/${name}`);
  const { bytes, notes } = await takeLook(template, model);
  expect(notes.some(({ id }) => id === 'look-picture-lost')).toBe(lost.includes(name));
  const xml = allXml(bytes);
  expect(xml).not.toContain('stranger');
  expect(xml).not.toMatch(/TargetMode|w:rsid|secret/);
  const known = partNames(template);
  expect(partNames(bytes).filter((path) => !known.includes(path) && !ofLook.test(path))).toEqual(
    [],
  );
  if (allXml(model).includes('bleibt')) expect(xml).toContain('>bleibt<');
  const { fields } = await generatorOf('packliste');
  expect(await checkTemplate(bytes, fields)).toMatchObject({ errors: [], warnings: [] });
});
