import { expect, test } from 'vitest';
import { fixture } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';
import { body, bodyOf, found, replaced, textsOf, withPart } from '../support/readDocx';
import { withTyped } from '../support/typed';
import { findingsInAll } from '../support/validate';

const fields = { campLine: 'free', items: { text: 'value' } } as const;
const data = { items: [{ text: 'Zelt' }, { text: 'Blache' }, { text: 'Hering' }] };

const filled = (name: string) => fillTemplate(fixture(`working/packliste/${name}`), data, fields);
const filledBody = (name: string) => bodyOf(filled(name));

function filledWith(change: (xml: string) => string) {
  return bodyOf(fillTemplate(withPart(fixture('eine Liste'), body, change), data, fields));
}

test.each([
  ['{#hasItems}{title}{/hasItems} ¶ {#hasItems}a{/hasItems}{#title}b{/title}', ''],
  ['{#groups}{#items} ¶ {text} ¶ {/items}{/groups}', 'Zelt|Blache|Seil|'],
  ['table: {#items}{text} ; {/items}', 'Zelt||Blache|||'],
  ['table: {#groups}a ; {#items}<p>{text}<p>{/items}<p>{/groups}', 'a|Zelt|Blache|a|Seil||'],
])('what filling has emptied goes, and what is there to write in stays: %s', (texts, printed) => {
  const items = [{ text: 'Zelt' }, { text: 'Blache' }];
  const groups = [{ items }, { items: [{ text: 'Seil' }] }];
  const known = { ...fields, groups: fields, title: 'value', hasItems: 'condition' } as const;
  const document = fillTemplate(withTyped(`${texts} ¶ `), { items, groups }, known);
  expect(textsOf(document).join('|')).toBe(printed);
});

test('a row that filling has emptied goes, where another one stays', () => {
  const typed = withTyped('table: {#title}{title}{/title} ; {#title}a{/title} ¶ ');
  const row = '<w:tr><w:tc><w:p><w:r><w:t>b</w:t></w:r></w:p></w:tc></w:tr>$&';
  const template = replaced(typed, body, '</w:tbl>', row);
  const known = { ...fields, title: 'value' } as const;
  const counts = ['Zelt', ''].map(
    (title) => found(bodyOf(fillTemplate(template, { title }, known)), /<w:tr>/g).length,
  );
  expect(counts).toEqual([2, 1]);
});

test.each([
  ['Textmarke in der Schleife', /<w:bookmarkStart[^>]*w:name="([^"]*)"/g],
  ['Bild in der Schleife', /<wp:docPr[^>]* id="([^"]*)"/g],
  ['Feld in nachverfolgter Einfügung', /<w:ins[^>]*w:id="([^"]*)"/g],
  ['Textfeld in der Schleife', /<v:shape id="([^"]*)"/g],
  ['Inhaltssteuerelement in der Schleife', /<w:id w:val="([^"]*)"/g],
])('each turn has names and ids of its own: %s', (name, pattern) => {
  const values = found(filledBody(name), pattern);
  expect(values).toHaveLength(3);
  expect(new Set(values).size).toBe(3);
  // Word holds no greater numbers.
  for (const id of values.map(Number)) expect(id >= 2 ** 31).toBe(false);
});

test('a bookmark begins and ends under the same ids', () => {
  const xml = filledBody('Textmarke in der Schleife');
  const starts = found(xml, /<w:bookmarkStart[^>]*w:id="([^"]*)"/g);
  expect(new Set(starts).size).toBe(3);
  expect(found(xml, /<w:bookmarkEnd[^>]*w:id="([^"]*)"/g)).toEqual(starts);
});

test.each([
  ['one comment', 'Kommentar in der Schleife', /<w:commentReference /g, 1],
  ['no id of a paragraph', 'Absatzkennung in der Schleife', /w14:paraId/g, 0],
  ['no old page break', 'alter Seitenumbruch in der Schleife', /lastRenderedPageBreak/g, 0],
])('of all turns there is %s', (_what, name, pattern, times) => {
  expect(found(filledBody(name), pattern)).toHaveLength(times);
});

// In documents of the others it finds nothing once they are joined (joinDocuments.test.ts).
test('the Open XML SDK finds nothing in comments and tracked insertions', async () => {
  const names = ['Kommentar in der Schleife', 'Feld in nachverfolgter Einfügung'];
  expect(await findingsInAll(names.map(filled))).toEqual({});
});

test('only the first turn keeps the range of a comment', () => {
  const ends = ['<w:commentRangeStart w:id="0"/>', '<w:commentRangeEnd w:id="0"/>'];
  const xml = filledWith((whole) => whole.replace('{text}</w:t></w:r>', `$&${ends.join('')}`));
  for (const end of ends) expect(xml.split(end)).toHaveLength(2);
});

test.each([
  ['begins', '{text}</w:t></w:r><w:bookmarkStart w:id="7" w:name="Ende"/></w:p>'],
  ['ends', '{text}</w:t></w:r><w:bookmarkEnd w:id="7"/></w:p>'],
])('a bookmark that only %s inside the loop is paired once', (name, inside) => {
  const xml = filledWith((whole) => {
    const changed = whole.replace('{text}</w:t></w:r></w:p>', inside);
    return name === 'begins'
      ? changed.replace('{/items}</w:t></w:r></w:p>', '$&<w:p><w:bookmarkEnd w:id="7"/></w:p>')
      : changed.replace('</w:p>', '<w:bookmarkStart w:id="7" w:name="Ende"/></w:p>');
  });
  const starts = found(xml, /<w:bookmarkStart[^>]*w:id="([^"]*)"/g);
  expect(starts).toHaveLength(1);
  expect(xml.replace(/<w:t( [^>]*)?>[^<]*<\/w:t>|<[^<>]*>/g, '').trim()).toBe('');
  expect(found(xml, /<w:bookmarkEnd[^>]*w:id="([^"]*)"/g)).toEqual(starts);
});

test('both ends of a move keep their one name', () => {
  const range = (kind: string, id: number) =>
    `<w:${kind}RangeStart w:id="${id}" w:name="move1" w:author="Lea" w:date="2026-11-01T00:00:00Z"/><w:${kind}RangeEnd w:id="${id}"/>`;
  const moves = range('moveFrom', 1) + range('moveTo', 2);
  expect(filledWith((xml) => xml.replace('</w:p>', `${moves}$&`))).toContain(moves);
});

test('what stands once stays as it is', () => {
  const mark = '<w:bookmarkStart w:id="7" w:name="Ende"/><w:bookmarkEnd w:id="7"/>';
  expect(filledWith((xml) => xml.replace('</w:p>', `${mark}$&`))).toContain(mark);
});
