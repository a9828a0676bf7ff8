import { expect, test } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import { commentTemplate } from '../../src/document/commentTemplate';
import { joinDocuments } from '../../src/document/joinDocuments';
import { openTemplate } from '../../src/document/openTemplate';
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
const types = '[Content_Types].xml';

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
