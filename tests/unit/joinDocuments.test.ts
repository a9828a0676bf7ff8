import { expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { type DocumentToJoin, joinDocuments } from '../../src/document/joinDocuments';
import { readDocument } from '../../src/document/readDocument';
import { carryingMaker, documentOf } from '../support/documentOf';
import { fixture, sampleInput, templateBytes } from '../support/files';
import * as docx from '../support/readDocx';
import { rowsOf } from '../support/table';
import { validInTheEnd } from '../support/validInTheEnd';

const { body, bodyOf, found, paragraphsIn, partNames, partOf, replaced, textsOf } = docx;
const expectValid = validInTheEnd();
const cover = { title: 'Lager «Nordwind»', lines: ['Pfadi Musterwald', '3. bis 10. Juli 2027'] };

async function filled(slug: string, extras: readonly string[] = []) {
  const input = (await sampleInput(slug, 'typisch')) as object;
  return (await carryingMaker(slug))({ ...input, extras });
}

const list = await filled('packliste');
const packliste: DocumentToJoin = { bytes: list, title: 'Packliste', pages: 2 };
const poster = await filled('lagerpakt', ['poster']);
const lagerpakt: DocumentToJoin = { bytes: poster, title: 'Lagerpakt', pages: 1 };

function joined(parts: readonly DocumentToJoin[], on = cover): Uint8Array {
  const { bytes, alone } = joinDocuments(parts, on);
  expect(alone).toEqual([]);
  return bytes ?? expect.fail('nothing was joined');
}

function withContent(xml: string): DocumentToJoin {
  const bytes = replaced(packliste.bytes, body, '</w:p>', `$&${xml}`);
  const isLinked = xml.includes('rId99');
  return { ...packliste, bytes: isLinked ? replaced(bytes, rels, '</Rel', address) : bytes };
}

const rels = 'word/_rels/document.xml.rels';
const address =
  '<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="#oben"/>$&';

/** Returns the sections of a file as XML. The ids of relationships are replaced by the names of the parts. */
function sectionsOf(docx: Uint8Array): string[] {
  const targets = partOf(docx, rels);
  const target = (id: string) =>
    new RegExp(`Id="${id}".*?Target="([^"]+)"`).exec(targets)?.[1] ?? id;
  return found(bodyOf(docx), /<w:sectPr>.*?<\/w:sectPr>/gs).map((section) =>
    section.replace(/r:id="(\w+)"/g, (_, id) => `"${target(id)}"`),
  );
}

test('two documents begin on a new page, with the paper, the margins and the footer of their own', () => {
  const file = joined([packliste, lagerpakt]);
  const [first, ...sections] = sectionsOf(file);
  expect(sections).toHaveLength(2);
  // The cover has the footers of the first document, without their texts.
  const emptied = found(String(first), /footerReference[^>]*"(footer\d+\.xml)"/g);
  expect(emptied).toHaveLength(2);
  for (const path of emptied) expect(paragraphsIn(file, `word/${path}`)[0]?.text).toBe('');
  for (const section of sections) {
    expect(section).toContain('<w:type w:val="nextPage"/>');
    expect(section).toContain('<w:pgSz w:w="11906" w:h="16838"/>');
  }
  const footers = found(sections.join(), /footerReference[^>]*"(footer\d+\.xml)"/g);
  expect(footers.map((path) => paragraphsIn(file, `word/${path}`)[0]?.text)).toEqual([
    'Packliste\tStand: 21.11.2026 · Seite 1 von 1',
    'Packliste\tStand: 21.11.2026',
    'Lagerpakt\tStand: 21.11.2026 · Seite 1 von 1',
    'Lagerpakt\tStand: 21.11.2026',
  ]);
});

test('a document without a paragraph stays a valid section', () => {
  const emptied = replaced(packliste.bytes, body, /(?<=<w:body>).*(?=<w:sectPr)/s, '');
  const file = joined([{ ...packliste, bytes: emptied }, lagerpakt]);
  expect(sectionsOf(file)).toHaveLength(3);
  expectValid(file);
});

test('two documents count their pages through', () => {
  const anew = replaced(lagerpakt.bytes, body, '<w:cols ', '<w:pgNumType w:start="1"/>$&');
  const file = joined([packliste, { ...lagerpakt, bytes: anew }]);
  expect(bodyOf(file)).not.toMatch(/pgNumType[^>]*start/);
  expect(partOf(file, 'word/footer3.xml')).toMatch(/" PAGE ".*" NUMPAGES "/s);
});

test('two documents say which of them was changed since, and where', async () => {
  const title = /<w:t>Lagerpakt(?=<\/w:t>)/;
  const changed = replaced(joined([packliste, lagerpakt]), body, title, '<w:t>Unser Pakt');
  const { inputs } = await readDocument(changed);
  expect(inputs.map(({ generator, changes }) => [generator, changes])).toEqual([
    ['packliste', []],
    ['lagerpakt', ['Unser Pakt']],
  ]);
});

test('the contents are a field of Word, made of entries at the beginnings, with pages that are links', () => {
  const file = joined([packliste, lagerpakt]);
  expect(partOf(file, 'docProps/core.xml')).toContain(`<dc:title>${cover.title}</dc:title>`);
  expect(partOf(file, 'word/settings.xml')).not.toContain('updateFields');
  const xml = bodyOf(file);
  expect(xml).not.toContain('dirty');
  expect(xml).toContain(' TOC \\h \\z \\f L ');
  const rows = rowsOf('_Lagerkiste_1 | Packliste | 2\n_Lagerkiste_2 | Lagerpakt | 4');
  for (const [mark, title, page] of rows) {
    expect(xml).toContain(` TC "${title}" \\f L `);
    const link = `<w:hyperlink w:anchor="${mark}".*? PAGEREF ${mark} .*?>${page}</w:t>`;
    expect(xml).toMatch(new RegExp(link));
    expect(xml).toContain(`w:name="${mark}"/>`);
  }
});

test('the contents have the styles of the documents, and the pages at the right edge of the text', () => {
  const xml = bodyOf(joined([packliste]));
  expect(xml).toMatch(/<w:pStyle w:val="Heading1"\/><w:spacing [^>]*><w:outlineLvl w:val="9"\/>/);
  expect(xml).toContain('<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9638"/></w:tabs>');
});

test('the contents take a title as it is typed', async () => {
  const title = 'Regeln "A & B" \\ <C>';
  const file = joined([{ ...packliste, title }], { title, lines: [title] });
  expect(textsOf(file).slice(0, 4)).toEqual([title, title, 'Inhalt', `${title}\t2`]);
  expect(bodyOf(file)).toContain(' TC "Regeln \\"A &amp; B\\" \\\\ &lt;C&gt;" ');
  expectValid(file);
});

test('a document stays alone when most others look otherwise', async () => {
  const other = await documentOf('packliste', {}, fixture('restyled/packliste'));
  const parts = [{ bytes: other, title: 'Packliste' }, lagerpakt, lagerpakt];
  expect(joinDocuments(parts, cover).alone).toEqual([{ index: 0, why: 'look' }]);
});

test.each(
  rowsOf(`
a footnote | <w:footnoteReference w:id="2"/>
an embedded object | <w:object/>
a link whose address is a place in it | </w:r><w:hyperlink r:id="rId99"><w:r><w:t>oben</w:t></w:r></w:hyperlink><w:r>
a link to a place in it | </w:r><w:hyperlink w:anchor="plan"><w:r/></w:hyperlink><w:r>
a field that leads to a place in it | <w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK \\l "plan" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/>
a field with an address that is a place in it | <w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "#plan" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/>
a number of a picture | <w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> SE</w:instrText></w:r><w:r><w:instrText>Q Bild </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/>
`),
)('a document stays alone when it holds %s', (_, xml) => {
  const other = withContent(`<w:p><w:r>${xml}</w:r></w:p>`);
  expect(joinDocuments([lagerpakt, other], cover).alone).toEqual([{ index: 1, why: 'contents' }]);
});

const numbered = ['nummerierter Absatz', 'nummerierte Formatvorlage'];

test.each(numbered)('a document stays alone when its template is like «%s»', async (name) => {
  const bytes = await documentOf('packliste', {}, fixture(`paper/${name}`));
  const { bytes: file, alone } = joinDocuments([{ bytes, title: name }], cover);
  expect(alone).toEqual([{ index: 0, why: 'contents' }]);
  expect(file).toBeUndefined();
});

test('bookmarks of the documents go, and protected ranges', () => {
  const part = withContent(
    '<w:p><w:bookmarkStart w:id="0" w:name="plan"/><w:permStart w:id="1" w:edGrp="everyone"/><w:r><w:t>Plan</w:t></w:r><w:permEnd w:id="1"/><w:bookmarkEnd w:id="0"/></w:p>',
  );
  const xml = bodyOf(joined([part, part]));
  const names = found(xml, /bookmarkStart w:id="\d+" w:name="(\w+)"/g);
  expect(names).toEqual(['_Lagerkiste_1', '_Lagerkiste_2']);
  expect(xml).not.toContain('<w:perm');
});

// The templates of one row look alike.
test.each([
  'Bild in der Schleife, Textmarke in der Schleife',
  `Textfeld in der Schleife, Absatzkennung in der Schleife, Inhaltssteuerelement in der Schleife,
    Abschnittswechsel auf der Steuerzeile, Link auf eine Seite, verknüpftes Bild,
    alter Seitenumbruch in der Schleife`,
])('what stands once does so with templates like %s', async (names) => {
  const titles = names.split(/,\s+/);
  const input = { ticked: ['1', '2', '3'] };
  const each = await Promise.all(
    titles.map(async (title) => {
      const template = fixture(`working/packliste/${title}`);
      return { bytes: await documentOf('packliste', input, template), title };
    }),
  );
  const parts = [...each, ...each];
  const file = joined(parts);
  const texts = (docx: Uint8Array) => textsOf(docx).filter(Boolean);
  const printed = parts.flatMap(({ bytes }) => texts(bytes));
  expect(texts(file).slice(-printed.length)).toEqual(printed);
  expectValid(file);
});

test('a look with pictures comes with each document, and a picture of several once', async () => {
  const model = fixture('looks/deutsche Namen und Logo');
  const dressed = async (slug: string) => {
    const { bytes } = applyLook(await templateBytes(slug), model);
    return { bytes: await documentOf(slug, {}, bytes), title: slug };
  };
  const file = joined([await dressed('packliste'), await dressed('lagerpakt')]);
  const names = partNames(file);
  expect(names.filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  const headers = names.filter((name) => /^word\/header\d+\.xml$/.test(name));
  // The cover and each document have a header for the first page, and another for the next pages.
  expect(headers).toHaveLength(6);
  for (const header of headers) {
    const path = header.replace('word/', 'word/_rels/').concat('.rels');
    expect(partOf(file, path), header).toMatch(/Target="media\/image1\.\w+"/);
  }
  expectValid(file);
});

test('a look with pictures does not come over a document that has no header', async () => {
  const concept = await documentOf('allgemeines-sicherheitskonzept', {});
  const file = joined([{ bytes: concept, title: 'Konzept' }, lagerpakt]);
  const [, header] =
    /headerReference w:type="default" "(header\d+\.xml)"/.exec(sectionsOf(file).at(-1) ?? '') ?? [];
  expect(paragraphsIn(file, `word/${header}`)).toEqual([{ style: 'Normal', text: '' }]);
  expectValid(file);
});
