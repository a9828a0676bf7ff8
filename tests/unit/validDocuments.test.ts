import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { checkTemplate } from '../../src/document/checkTemplate';
import { commentTemplate } from '../../src/document/commentTemplate';
import { TemplateError } from '../../src/document/diagnostic';
import { documentOf, generatorOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { bodyWith, paragraph } from '../support/hostile';
import { body, replaced, withPart } from '../support/readDocx';
import { validInTheEnd } from '../support/validInTheEnd';

const expectValid = validInTheEnd();
const template = await templateBytes('packliste');
const model = fixture('looks/deutsche Namen und Logo');
const { fields } = await generatorOf('packliste');
const filled = (docx: Uint8Array) => documentOf('packliste', { ticked: ['1', '2'] }, docx);

test.each<[string, string, (string | RegExp)?]>([
  ['a reference to a control character', '&#1;'],
  ['a reference past all characters', '&#x110000;'],
  ['a control character', '\u0001'],
  ['XML 1.1', "version='1.1'", 'version="1.0"'],
])('what no reader of XML 1.0 takes is refused: %s', async (_, odd, instead = /(?=<\/w:t>)/) => {
  const refused = filled(replaced(template, body, instead, odd));
  await expect(refused).rejects.toThrow(TemplateError);
  await expect(refused).rejects.toMatchObject({ errors: [{ id: 'malformed-part' }] });
});

test('a part that is no UTF-8 is refused', async () => {
  const zip = new PizZip(template);
  const odd = zip.file(body)?.asBinary().replace('</w:t>', '\xfc</w:t>') ?? '';
  zip.file(body, odd, { binary: true });
  const refused = filled(zip.generate({ type: 'uint8array' }));
  await expect(refused).rejects.toMatchObject({ errors: [{ id: 'malformed-part' }] });
});

/** With a comment of a person under this id. */
function commented(docx: Uint8Array, id: string) {
  const bytes = commentTemplate(docx, []);
  const mark = (name: string) => `<w:${name} w:id="${id}"/>`;
  const words = `${mark('commentRangeStart')}<w:r><w:t>x</w:t></w:r>${mark('commentRangeEnd')}<w:r>${mark('commentReference')}</w:r>`;
  const comment = `<w:comment w:id="${id}" w:author="Lea"><w:p/></w:comment>`;
  return withPart(bodyWith(bytes, `<w:p>${words}</w:p>`), 'word/comments.xml', (xml) =>
    xml.replace(/\/>$/, '></w:comments>').replace('</w:comments>', `${comment}$&`),
  );
}

const inLoop = `${paragraph('{#groups}')}<w:p><w:permStart w:id="5" w:edGrp="everyone"/><w:r><w:t>{title}</w:t></w:r><w:permEnd w:id="5"/></w:p>${paragraph('{/groups}')}`;
const wide =
  '<w:pgMar w:top="1000" w:right="9000" w:bottom="1000" w:left="9000" w:header="700" w:footer="700" w:gutter="0"/>';
const withMargins = (docx: Uint8Array, margins: string) =>
  replaced(docx, body, /<w:pgMar [^>]*>/g, margins);

test.each([
  ['a protected range in a loop', bodyWith(template, inLoop)],
  ['a comment whose id is no number', commented(template, 'abc')],
  ['a comment whose id is past what Word counts', commented(template, '4294967296')],
  ['margins beyond the page', withMargins(template, wide)],
])('a document is valid with %s', async (_, docx) => {
  expectValid(await filled(docx));
});

/** With two footnotes of these texts. */
function withNotes(first: string, second: string) {
  const marks = [7, 8].map(
    (id) => `<w:r><w:t>x</w:t></w:r><w:r><w:footnoteReference w:id="${id}"/></w:r>`,
  );
  const noted = fixture('working/packliste/Fussnote auf der Steuerzeile');
  const docx = bodyWith(noted, `<w:p>${marks.join('')}</w:p>`);
  const note = (id: number, text: string) =>
    `<w:footnote w:id="${id}">${paragraph(text)}</w:footnote>`;
  const notes = `${note(7, first)}${note(8, second)}$&`;
  return replaced(docx, 'word/footnotes.xml', '</w:footnotes>', notes);
}

test('a document is valid with a condition over two footnotes', async () => {
  const docx = withNotes('a {#headings}', '{/headings} b');
  expectValid(await documentOf('packliste', { ticked: ['1', '20', '40'] }, docx));
});

const run = (content: string) => `<w:r>${content}</w:r>`;
const words = (text: string) => run(`<w:t>${text}</w:t>`);
const box = (text: string) =>
  run(
    `<w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape style="width:90pt;height:20pt"><v:textbox><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox></v:shape></w:pict>`,
  );
const cell = (text: string) => `<w:tc><w:tcPr/>${paragraph(text)}</w:tc>`;
const row = (...texts: string[]) =>
  `<w:tbl><w:tblPr/><w:tblGrid/><w:tr>${texts.map(cell).join('')}</w:tr></w:tbl><w:p/>`;
const control = (text: string) => `<w:sdt><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;

// The check tells such a tag. Filling must not tear the file all the same.
test.each([
  [
    'in or behind a text box, in another one, in a cell or a control',
    bodyWith(
      template,
      `<w:p>${words('{camp')}${box('Line}')}</w:p><w:p>${box('{camp')}${words('Line}')}</w:p><w:p>${box('{camp')}${box('Line}')}</w:p>${row('{camp', 'Line}')}${paragraph('{camp')}${row('Line}')}${paragraph('{camp')}${control('Line}')}`,
    ),
  ],
  ['in another footnote', withNotes('a {camp', 'Line} b')],
  [
    'in a text box, and ends a condition',
    bodyWith(template, `<w:p>${words('{#headings}x{/head')}${box('ings}')}</w:p>`),
  ],
])('a document is valid with a tag that ends %s', async (_, docx) => {
  expectValid(await filled(docx));
});

const unknown = paragraph('{unbekannt}');

test.each([
  [
    'a comment with the last id, and a text box alone in its first paragraph',
    replaced(
      bodyWith(commented(template, '2147483647'), unknown),
      body,
      '<w:body>',
      `$&<w:p>${box('{unbekannt}')}</w:p>`,
    ),
  ],
  ['a comment whose id is no number', bodyWith(commented(template, 'abc'), unknown)],
  ['no paragraph', replaced(template, body, /<w:body>.*<w:sectPr/s, '<w:body><w:sectPr')],
])('a commented template is valid with %s', async (_, docx) => {
  const broken = replaced(docx, 'word/footer1.xml', '</w:ftr>', `${unknown}$&`);
  const { errors } = await checkTemplate(broken, fields);
  expect(errors).not.toEqual([]);
  expectValid(commentTemplate(broken, errors));
});

test.each([
  ['margins beyond the page', withMargins(model, wide), true],
  ['margins that are negative', withMargins(model, wide.replaceAll('9000', '-9000')), true],
  ['a page as usual', model, false],
])('a look is valid of %s', async (_, docx, isLost) => {
  const { bytes, notes } = await applyLook(template, docx);
  expect(notes.some(({ id }) => id === 'look-size-lost')).toBe(isLost);
  expectValid(await filled(bytes));
});
