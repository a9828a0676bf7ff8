import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { checkTemplate } from '../../src/document/checkTemplate';
import { commentTemplate } from '../../src/document/commentTemplate';
import { TemplateError } from '../../src/document/diagnostic';
import { documentOf, generatorOf } from '../support/documentOf';
import { fixture, fixtureNames, templateBytes } from '../support/files';
import { body } from '../support/readDocx';
import { validInTheEnd } from '../support/validInTheEnd';

const expectValid = validInTheEnd();
const template = await templateBytes('packliste');
const { fields } = await generatorOf('packliste');
const filled = (docx: Uint8Array) => documentOf('packliste', { ticked: ['1', '2'] }, docx);

const binary = new PizZip(template).file(body)?.asBinary() ?? '';

test.each<[string, string, (string | RegExp)?]>([
  ['a reference to a control character', '&#1;'],
  ['a reference past all characters', '&#x110000;'],
  ['a control character', '\u0001'],
  ['XML 1.1', "version='1.1'", 'version="1.0"'],
  ['a byte that is no UTF-8', '\xfc'],
])('what no reader of XML 1.0 takes is refused: %s', async (_, odd, instead = /(?=<\/w:t>)/) => {
  const zip = new PizZip(template).file(body, binary.replace(instead, odd), { binary: true });
  const refused = filled(zip.generate({ type: 'uint8array' }));
  await expect(refused).rejects.toThrow(TemplateError);
  await expect(refused).rejects.toMatchObject({ errors: [{ id: 'malformed-part' }] });
});

// The check tells a tag that is torn. Filling must not tear the file all the same.
test.each(fixtureNames('odd/filled'))('a document is valid with %s', async (name) => {
  const input = { ticked: ['1', '20', '40'] };
  expectValid(await documentOf('packliste', input, fixture(`odd/filled/${name}`)));
});

test.each(fixtureNames('odd/commented'))('a commented template is valid with %s', async (name) => {
  const template = fixture(`odd/commented/${name}`);
  const { errors } = await checkTemplate(template, fields);
  expect(errors).not.toEqual([]);
  expectValid(commentTemplate(template, errors));
});
