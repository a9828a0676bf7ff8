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
  ['Bild in der Schleife', /<wp:docPr[^>]* id="([^"]*)"/g],
  ['Feld in nachverfolgter Einfügung', /<w:ins[^>]*w:id="([^"]*)"/g],
  ['Textfeld in der Schleife', /<v:shape id="([^"]*)"/g],
  ['Inhaltssteuerelement in der Schleife', /<w:id w:val="([^"]*)"/g],
])('each turn has ids of its own: %s', (name, pattern) => {
  const values = found(filledBody(name), pattern);
  expect(values).toHaveLength(3);
  expect(new Set(values).size).toBe(3);
  // Word holds no greater numbers.
  for (const id of values.map(Number)) expect(id >= 2 ** 31).toBe(false);
});

test.each([
  ['one comment', 'Kommentar in der Schleife', /<w:commentReference /g, 1],
  ['one start of a bookmark', 'Textmarke in der Schleife', /<w:bookmarkStart /g, 1],
  ['one end of a bookmark', 'Textmarke in der Schleife', /<w:bookmarkEnd /g, 1],
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

test('what stands once stays as it is', () => {
  const mark = '<w:bookmarkStart w:id="7" w:name="Ende"/><w:bookmarkEnd w:id="7"/>';
  expect(filledWith((xml) => xml.replace('</w:p>', `${mark}$&`))).toContain(mark);
});
