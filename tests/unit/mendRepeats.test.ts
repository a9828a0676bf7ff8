import { expect, test } from 'vitest';
import { fixture } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';
import { body, bodyOf, found, withPart } from '../support/readDocx';
import { findingsInAll } from '../support/validate';

const fields = { campLine: 'free', items: { text: 'value' } } as const;
const data = { items: [{ text: 'Zelt' }, { text: 'Blache' }, { text: 'Hering' }] };

const filled = (name: string) => fillTemplate(fixture(`working/packliste/${name}`), data, fields);
const filledBody = (name: string) => bodyOf(filled(name));

function filledWith(change: (xml: string) => string) {
  return bodyOf(fillTemplate(withPart(fixture('eine Liste'), body, change), data, fields));
}

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
