import { expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { checkTemplate } from '../../src/document/checkTemplate';
import { commentTemplate } from '../../src/document/commentTemplate';
import { joinDocuments } from '../../src/document/joinDocuments';
import { openTemplate } from '../../src/document/openTemplate';
import { readDocument } from '../../src/document/readDocument';
import { fixture, fixtureNames } from '../support/files';
import { validInTheEnd } from '../support/validInTheEnd';

const expectValid = validInTheEnd();
const fields = {
  items: { text: 'value' },
  campLine: 'value',
  madeOn: 'value',
  pageNumbers: 'condition',
} as const;
const doors: Record<string, (template: Uint8Array) => Uint8Array> = {
  'a document that carries its input': filled,
  'a template with the look of a letterhead': (template) =>
    applyLook(template, fixture('looks/Briefkopf mit Textfeldern')).bytes,
  'a template with comments': (template) =>
    commentTemplate(template, [...checkTemplate(template, {}).errors]),
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
test.each(Object.entries(doors))('says the type of each part added: %s', (_, door) => {
  const made = door(fixture('otherPrograms/a type of its own for each part'));
  expectValid(made);
});

// `openFile.test.ts` proves that every door says the same.
test.each(fixtureNames('otherPrograms/refused'))('refuses, with what helps, %s', (name) => {
  const program = name === 'the text in another folder' ? 'Word' : 'Word oder LibreOffice';
  const says = new RegExp(`^Die Datei kommt aus einem Programm, .* Öffne sie in ${program} und s`);
  expect(() => readDocument(fixture(`otherPrograms/refused/${name}`))).toThrow(says);
});
