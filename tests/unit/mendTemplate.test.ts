import PizZip from 'pizzip';
import { describe, expect, test } from 'vitest';
import { fixture } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';
import { paragraphsOf, partOf, withPart } from '../support/readDocx';
import { findingsIn } from '../support/validate';

const fields = {
  campLine: 'free',
  campPlace: 'free',
  items: { text: 'value' },
  groups: { title: 'value', items: { text: 'value' } },
  hasItems: 'condition',
} as const;
const items = [{ text: 'Zelt' }, { text: 'Blache' }, { text: 'Hering' }];

function filled(name: string, data: object = { items }) {
  return fillTemplate(fixture(`working/packliste/${name}`), data, fields);
}

function bodyOf(docx: Uint8Array) {
  return partOf(docx, 'word/document.xml');
}

function count(xml: string, part: string) {
  return xml.split(part).length - 1;
}

describe('before compiling', () => {
  test.each(['Unsichtbares neben der Steuerzeile', 'Leerzeichen im Steuerfeld'])(
    'what nobody sees on a control line goes: %s',
    (name) => {
      const texts = paragraphsOf(filled(name)).map(({ text }) => text);
      expect(texts).toEqual(['Packliste', 'Zelt', 'Blache', 'Hering']);
    },
  );

  test.each([
    ['Bild auf der Steuerzeile', '<w:drawing>', 2],
    ['Linie auf der Steuerzeile', '<w:pict>', 1],
    ['Abschnittswechsel auf der Steuerzeile', '<w:sectPr>', 3],
    ['Seitenumbruch vor der Steuerzeile', '<w:pageBreakBefore/>', 1],
    ['Spaltenumbruch auf der Steuerzeile', '<w:br w:type="column"/>', 1],
  ])('what hangs on a control line stays, once: %s', (name, part, times) => {
    for (const data of [{ items }, { items: [] }]) {
      expect(count(bodyOf(filled(name, data)), part)).toBe(times);
    }
  });

  test('a section break keeps its place before and after the loop', () => {
    const [, before = '', after = ''] = bodyOf(
      filled('Abschnittswechsel auf der Steuerzeile'),
    ).split('<w:type w:val="nextPage"/>');
    expect(before).toContain('Zelt');
    expect(before).toContain('Hering');
    expect(after).toMatch(/^<w:pgSz [^>]*landscape/);
  });

  const run = (inner: string) => `<w:r><w:t xml:space="preserve">${inner}</w:t></w:r>`;
  const line = (inner: string) => `<w:p>${inner}</w:p>`;

  test('a text whose look was changed while tracking may have two lines', async () => {
    const look = '<w:rPr><w:b/><w:rPrChange w:id="1" w:author="Lea"><w:rPr/></w:rPrChange></w:rPr>';
    const body = line(`<w:r>${look}<w:t>{campPlace}</w:t></w:r>`);
    const docx = fillTemplate(await withBody(body), { campPlace: 'Tannwald\nTrun' }, fields);
    expect(paragraphsOf(docx).map(({ text }) => text)).toEqual(['Tannwald\nTrun']);
    expect(bodyOf(docx)).toContain('<w:rPr><w:b/></w:rPr>');
  });

  test.each([
    ['before', '<w:br w:type="page"/>', ''],
    ['behind', '', '<w:br w:type="page"/>'],
  ])('a page break %s the beginning of a loop comes once', async (_where, before, behind) => {
    const body = `<w:p><w:r>${before}<w:t>{#items}</w:t>${behind}</w:r></w:p>${line(run('{text}'))}${line(run('{/items}'))}`;
    const xml = bodyOf(fillTemplate(await withBody(body), { items }, fields));
    expect(count(xml, '<w:br w:type="page"/>')).toBe(1);
  });

  test('a condition from one sentence to the next joins them', async () => {
    const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const template = await withBody(
      `${line('Wir {#hasItems}packen.')}${line('Du{/hasItems} auch.')}`,
    );
    const texts = (hasItems: boolean) =>
      paragraphsOf(fillTemplate(template, { hasItems }, fields)).map(({ text }) => text);
    expect([texts(false), texts(true)]).toEqual([['Wir  auch.'], ['Wir packen.', 'Du auch.']]);
  });

  test('the end of a table of contents stays, and what stands behind it counts', () => {
    for (const data of [{ items }, {}]) {
      const xml = bodyOf(filled('Ende des Verzeichnisses auf der Steuerzeile', data));
      expect(count(xml, '<w:fldChar w:fldCharType="end"/>')).toBe(1);
    }
  });

  async function withBody(body: string) {
    return withPart(fixture('eine Liste'), 'word/document.xml', (xml) =>
      xml.replace(/<w:body>.*<w:sectPr/s, `<w:body>${body}<w:sectPr`),
    );
  }

  test.each([
    [true, 1],
    [false, 0],
  ])('a page that begins with a condition begins with it: %s', async (hasItems, times) => {
    const line = (text: string, settings = '') =>
      `<w:p><w:pPr>${settings}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const template = await withBody(
      `${line('{#hasItems}', '<w:pageBreakBefore/>')}${line('Liste')}${line('{/hasItems}')}`,
    );
    const xml = bodyOf(fillTemplate(template, { hasItems }, fields));
    expect(count(xml, '<w:pageBreakBefore/>')).toBe(times);
  });

  test.each([
    ['a page break and a picture', '<w:pageBreakBefore/>', '<w:drawing/>'],
    [
      'a picture for two versions of Word',
      '',
      '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing/></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent>',
    ],
  ])('%s on one control line stay, once', async (_name, settings, thing) => {
    const template = await withBody(
      `<w:p><w:pPr>${settings}</w:pPr><w:r>${thing}</w:r><w:r><w:t>{#items}</w:t></w:r></w:p><w:p><w:r><w:t>{text}</w:t></w:r></w:p><w:p><w:r><w:t>{/items}</w:t></w:r></w:p>`,
    );
    const xml = bodyOf(fillTemplate(template, { items }, fields));
    expect(count(xml, thing)).toBe(1);
    expect(count(xml, '<w:pageBreakBefore/>')).toBe(settings ? 1 : 0);
  });

  test('spaces around the sign and name of a loop go', async () => {
    const template = await withBody(
      '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>{ # items }{text}</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>{/ items}</w:t></w:r></w:p></w:tc></w:tr></w:tbl><w:p/>',
    );
    const texts = paragraphsOf(fillTemplate(template, { items }, fields)).map(({ text }) => text);
    expect(texts.filter(Boolean)).toEqual(['Zelt', 'Blache', 'Hering']);
  });

  test('a line that LibreOffice says begins no page brings no paragraph', async () => {
    const line = (text: string) =>
      `<w:p><w:pPr><w:pageBreakBefore w:val="false"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const template = await withBody(`${line('{#items}')}${line('{text}')}${line('{/items}')}`);
    expect(paragraphsOf(fillTemplate(template, { items }, fields))).toHaveLength(3);
  });
});

describe('what runs or fetches something is in no document', () => {
  test.each([
    'eingebettetes Objekt',
    'eingefügtes Dokument',
    'Makros unter anderem Typ',
    'Eintrag ausserhalb des Ordners',
  ])('%s', async (name) => {
    const docx = filled(name);
    const { files } = new PizZip(docx);
    const parts = Object.keys(files).join(' ');
    expect(parts).not.toMatch(/oleObject|a\.html|vba|boese/);
    const xml = bodyOf(docx) + partOf(docx, 'word/_rels/document.xml.rels');
    expect(xml).not.toMatch(/OLEObject|altChunk|aFChunk|oleObject|vbaProject/);
    expect(await findingsIn(docx)).toEqual([]);
  });

  test.each(['DDE', 'DDEAUTO', 'INCLUDEPICTURE', 'INCLUDETEXT', 'IMPORT', 'LINK', 'MACROBUTTON'])(
    'a field %s, of which the text stays',
    (code) => {
      const template = withPart(
        fixture('working/packliste/Feldfunktion, die etwas holt'),
        'word/document.xml',
        // Word cuts a code into runs where it likes.
        (xml) =>
          xml.replace(
            'INCLUDETEXT',
            `${code.slice(0, 2)}</w:instrText><w:instrText>${code.slice(2)}`,
          ),
      );
      const docx = fillTemplate(template, { items }, fields);
      expect(paragraphsOf(docx)[1]?.text).toBe('Stand: Wert');
      expect(bodyOf(docx)).not.toMatch(/fldChar|instrText/);
    },
  );

  test('a field that does not is left alone', () => {
    const template = withPart(
      fixture('working/packliste/Feldfunktion, die etwas holt'),
      'word/document.xml',
      (xml) => xml.replace(/INCLUDETEXT[^<]*/, 'HYPERLINK "https://example.org"'),
    );
    expect(bodyOf(fillTemplate(template, { items }, fields))).toContain('HYPERLINK');
  });
});

describe('what filling empties keeps the paragraph that Word wants', () => {
  test('in a header', () => {
    const header = partOf(filled('Kopfzeile nur mit der Liste', {}), 'word/header1.xml');
    expect(header).toMatch(/<w:hdr[^>]*><w:p\/><\/w:hdr>/);
    const full = partOf(filled('Kopfzeile nur mit der Liste'), 'word/header1.xml');
    expect(full).not.toContain('<w:p/>');
  });

  test('in both copies of a text box', () => {
    const xml = bodyOf(filled('Textfeld nur mit der Liste', {}));
    expect(count(xml, '<w:txbxContent><w:p/></w:txbxContent>')).toBe(2);
    expect(bodyOf(filled('Textfeld nur mit der Liste'))).not.toContain('<w:p/>');
  });
});
