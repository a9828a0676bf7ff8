import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import { commentTemplate } from '../../src/document/commentTemplate';
import { joinDocuments } from '../../src/document/joinDocuments';
import { openTemplate } from '../../src/document/openTemplate';
import { readDocument } from '../../src/document/readDocument';
import { takeLook } from '../../src/document/takeLook';
import { fixture } from '../support/files';
import { letterhead, partNames } from '../support/models';
import { partOf, withPart } from '../support/readDocx';
import { findingsIn } from '../support/validate';

const fields = {
  items: { text: 'value' },
  campLine: 'value',
  madeOn: 'value',
  pageNumbers: 'condition',
} as const;
const small = fixture('eine Liste');
const document = 'word/document.xml';
const types = '[Content_Types].xml';
const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** What each door makes of a template. */
const doors: Record<string, (template: Uint8Array) => Promise<Uint8Array> | Uint8Array> = {
  'a document that carries its input': filled,
  'a template with the look of a letterhead': async (template) =>
    (await takeLook(template, letterhead('Briefkopf mit Textfeldern'))).bytes,
  'a template with comments': async (template) =>
    commentTemplate(template, [...(await checkTemplate(template, {})).problems]),
  'several documents in one file': (template) => {
    const parts = ['Eins', 'Zwei'].map((title) => ({ bytes: filled(template), title }));
    const { bytes, alone } = joinDocuments(parts, { title: 'Lager', lines: [] });
    return bytes ?? expect.fail(JSON.stringify(alone));
  },
};

function filled(template: Uint8Array): Uint8Array {
  const carried = { generator: 'packliste', version: 1, json: '{}' };
  return openTemplate(template, fields).fill({ items: [{ text: 'Zelt' }] }, carried);
}

// As LibreOffice 3.5 to 5.4 writes it: each part has a type of its own.
function withoutDefault(docx: Uint8Array): Uint8Array {
  const declared = partOf(docx, types);
  const others = partNames(docx)
    .filter((path) => /(?<!\])\.(xml|rels)$/.test(path) && !declared.includes(`"/${path}"`))
    .map((path) => `<Override PartName="/${path}" ContentType="${typeOf(path)}"/>`);
  return withPart(docx, types, () =>
    declared
      .replace(/<Default Extension="(xml|rels)"[^>]*>/g, '')
      .replace('</Types>', `${others.join('')}</Types>`),
  );
}

function typeOf(path: string): string {
  return path.endsWith('.rels')
    ? 'application/vnd.openxmlformats-package.relationships+xml'
    : 'application/xml';
}

test.each(Object.entries(doors))(
  'says the type of each part that it adds, where the file says none of names on .xml: %s',
  { timeout: 60_000 },
  async (_, door) => {
    expect(await findingsIn(await door(withoutDefault(small)))).toEqual([]);
  },
);

function prefixed(xml: string): string {
  return xml.replace(/\bw:/g, 'ns0:').replace('xmlns:w=', 'xmlns:ns0=');
}

/** The names of Word under another prefix, in one part. */
const renamed: Record<string, Uint8Array> = {
  'ns0: in the text': withPart(small, document, prefixed),
  'none in the text': withPart(small, document, (xml) =>
    xml
      .replaceAll('<w:', '<')
      .replaceAll('</w:', '</')
      .replace('xmlns:w=', `xmlns:w="${w}" xmlns=`),
  ),
  'ns0: in the footer': withPart(small, 'word/footer1.xml', prefixed),
  'w: for something else in the footer': withPart(small, 'word/footer1.xml', (xml) =>
    xml.replace('<w:p>', '<w:p><extra xmlns:w="urn:example"/>'),
  ),
  'ns0: in what points at parts': withPart(small, 'word/_rels/document.xml.rels', (xml) =>
    xml.replace('xmlns=', 'xmlns:ns0=').replace(/<(\/?)Rel/g, '<$1ns0:Rel'),
  ),
};

test.each(Object.entries(renamed))(
  'refuses a file whose names have another prefix, with what helps: %s',
  async (_, file) => {
    const says =
      /^Die Datei kommt aus einem Programm, .* Öffne sie in Word oder LibreOffice und speichere sie/;
    expect((await checkTemplate(file, fields)).problems).toMatchObject([
      { id: 'other-format', message: expect.stringMatching(says) },
    ]);
    for (const door of Object.values(doors))
      await expect(async () => door(file)).rejects.toThrow(says);
    await expect(takeLook(small, file)).rejects.toThrow(says);
    expect(() => readDocument(file)).toThrow(says);
  },
);

test('refuses a file whose text lies in another folder, with what helps', async () => {
  const zip = new PizZip();
  for (const path of partNames(small)) {
    const elsewhere = partOf(small, path)
      .replaceAll('"/word/', '"/doc/')
      .replace('"word/', '"doc/');
    zip.file(path.replace(/^word/, 'doc'), elsewhere);
  }
  const moved = zip.generate({ type: 'uint8array' });
  expect(await findingsIn(moved)).toEqual([]);
  expect((await checkTemplate(moved, fields)).problems).toMatchObject([
    { id: 'no-docx', message: expect.stringMatching(/aus einem Programm, .* Öffne sie/) },
  ]);
});

test('opens a file whose text only speaks of a prefix, and one that declares prefixes nobody needs', () => {
  const spoken = withPart(small, document, (xml) =>
    xml
      .replace('Regeln im', 'xmlns:w="urn:x"')
      .replace('<w:body>', '<w:body xmlns:w2="urn:schemas-microsoft-com:office:word" xmlns="">'),
  );
  expect(partOf(filled(spoken), document)).toContain('<w:t xml:space="preserve">Zelt');
});
