import { expect, test } from 'vitest';
import { fieldCodeKind } from '../../src/document/active/harmlessFieldCodes';
import { openTemplate, prepareTemplate } from '../../src/document/openTemplate';
import { openPackage } from '../../src/document/package/openPackage';
import { documentOf } from '../support/documentOf';
import { fixture, fixtureNames } from '../support/files';
import { body, bodyOf, found, paragraphsOf, partOf } from '../support/readDocx';
import { rowsIn, rowsOf } from '../support/table';
import { typedFields as fields, withTyped } from '../support/typed';
import { findingsInAll } from '../support/validate';

const items = [{ text: 'Zelt' }, { text: 'Blache' }, { text: 'Hering' }];

function filled(name: string, data: object = { items }) {
  return openTemplate(fixture(`working/packliste/${name}`), fields).fill(data);
}

const count = (xml: string, part: string) => xml.split(part).length - 1;

test.each(rowsIn('once'))('what stands once stays once: %s, %s', (name, part, three, none) => {
  const times = [items, []].map((some) => count(bodyOf(filled(name, { items: some })), part));
  expect(times).toEqual([Number(three), Number(none)]);
});

test('what hangs on a control line keeps its place before and after the loop', () => {
  const typed = withTyped('<section>{#items} ¶ {text} ¶ <section>{/items} ¶ Ende');
  const parts = bodyOf(openTemplate(typed, fields).fill({ items })).split('<w:sectPr/>');
  expect(parts.map((xml) => xml.replace(/<[^>]*>/g, '').trim())).toEqual([
    '',
    expect.stringMatching(/Zelt.*Hering/),
    'Ende',
  ]);
});

const groups = [{ title: undefined }];
const typedData = { items, hasItems: true, title: 'eins\nzwei', groups };

test.each(rowsIn('typedFilled'))('a line comes as often as it should: %s', (typed, part, times) => {
  const xml = bodyOf(openTemplate(withTyped(typed), fields).fill(typedData));
  const read = part === 'Wir  auch.' ? xml.replace(/<[^>]*>/g, '') : xml;
  expect(count(read, part)).toBe(Number(times));
});

// The tags with numbers of characters, as some programs write them; and an end without a name.
test.each(
  rowsOf(`
{#items} ¶ {&#160;text&#xA0;} ¶ {/items}
{&#160;# items} ¶ &#123;text} ¶ {/items&#x7d;
{#items} ¶ {te&#120;t} ¶ {&#47;items}
{#items} ¶ {text} ¶ {/}
`),
)('fills what a program or a person wrote otherwise: %s', (typed) => {
  const document = openTemplate(withTyped(typed), fields).fill({ items });
  expect(paragraphsOf(document).map(({ text }) => text)).toEqual(items.map(({ text }) => text));
});

test.each(fixtureNames('strangers/active'))('%s is in no document', (name) => {
  const opened = openPackage(fixture(`strangers/active/${name}`));
  const found = (words: RegExp) =>
    opened.paths().flatMap((path) => `${path} ${opened.text(path)}`.match(words) ?? []);
  const staying = found(/>bleibt</g);
  expect(found(/stranger/g)).not.toEqual([]);
  prepareTemplate(opened);
  expect(found(/stranger|DDE/g)).toEqual([]);
  expect(found(/>bleibt</g)).toEqual(staying);
});

test.each([
  ['in a header', 'Kopfzeile nur mit der Liste', 'word/header1.xml', 1],
  ['in both copies of a text box', 'Textfeld nur mit der Liste', body, 2],
])('what filling empties keeps the paragraph that Word wants: %s', (_where, name, part, times) => {
  const kept = /<(w:hdr|w:txbxContent)[^>]*><w:p\/><\/\1>/g;
  expect(partOf(filled(name, {}), part).match(kept)).toHaveLength(times);
  expect(partOf(filled(name), part)).not.toContain('<w:p/>');
});

test.each([
  ['Bild in der Schleife', /<wp:docPr[^>]* id="([^"]*)"/g],
  ['Feld in nachverfolgter Einfügung', /<w:ins[^>]*w:id="([^"]*)"/g],
  ['Textfeld in der Schleife', /<v:shape id="([^"]*)"/g],
  ['Inhaltssteuerelement in der Schleife', /<w:id w:val="([^"]*)"/g],
])('each turn has ids of its own: %s', (name, pattern) => {
  const values = found(bodyOf(filled(name)), pattern);
  expect(values).toHaveLength(3);
  expect(new Set(values).size).toBe(3);
  // Word holds no greater numbers.
  for (const id of values.map(Number)) expect(id >= 2 ** 31).toBe(false);
});

// `joinDocuments.test.ts` validates the documents of the other templates, joined in one file.
test('the Open XML SDK finds nothing in comments and tracked insertions, nor where tags are torn', async () => {
  const names = ['Kommentar in der Schleife', 'Feld in nachverfolgter Einfügung'];
  // The check reports a torn tag. A file that is filled all the same must stay valid.
  const torn = fixtureNames('odd/filled').map((name) =>
    documentOf('packliste', { ticked: ['1', '20', '40'] }, fixture(`odd/filled/${name}`)),
  );
  const documents = [...names.map((name) => filled(name)), ...(await Promise.all(torn))];
  expect(await findingsInAll(documents)).toEqual({});
});

// In a code, U+FFFC stands for another code, and U+FFFD for an element that is not read.
test.each([
  ['IF \ufffc > 1 "ja" "nein"', 'page'],
  ['IF \ufffd > 1 "ja" "nein"', ''],
  ['\ufffc', ''],
  ['\ufffcPAGE', ''],
])('the field %s shows: %s', (code, shown) => {
  expect(fieldCodeKind(code)).toBe(shown);
});
