import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDocument } from '../../src/document/readDocument';
import { version } from '../../src/generators/inputToCarry';
import { readCarriedInputs } from '../../src/generators/savedInput';
import { carryingMaker, generatorOf, printed } from '../support/documentOf';
import { fixture, fixtureNames } from '../support/files';
import { openFirst, refusal } from '../support/openFirst';
import { replaced } from '../support/readDocx';

async function open(document: Uint8Array) {
  return openFirst(readCarriedInputs(await readDocument(document)));
}

// The documents that each version has saved, and one that LibreOffice has saved again. `catalog.test.ts` names missing
// documents. `openFile.test.ts` opens a document whose text was changed in LibreOffice.
const versions = Array.from({ length: version }, (_, at) => `saved/version-${at + 1}`);
const saved = versions.flatMap((folder) => fixtureNames(folder).map((slug) => `${folder}/${slug}`));
saved.push('saved/libreoffice/Sicherheitskonzept aus LibreOffice');

test.each(saved)('documents open for ever: %s', async (name) => {
  const json = new URL(`../fixtures/${name}.lagerkiste.json`, import.meta.url);
  const { generator: slug, input } = JSON.parse(readFileSync(json, 'utf8'));
  const opened = await open(fixture(name));
  expect(opened).toMatchObject({ slug, isChanged: false });
  const isOld = name.includes('libreoffice');
  expect(opened.leftOut).toEqual(isOld ? ['Punkte, die es nicht mehr gibt: 15.'] : []);
  const generator = await generatorOf(slug);
  expect(printed(generator, opened.input)).toEqual(printed(generator, input));
});

test.each([
  ['a longer text and a new one', [`Ada & ${'Bea '.repeat(18)}B…`, 'Frisch'], []],
  ['five other texts', ['xBall', 'xCreme', 'xDose'], ['… und 2 weitere.']],
  ['without its title', [], []],
  ['another text, written before paragraphs were known', [], []],
])('documents say what was changed in Word: %s', async (name, texts, more) => {
  const leftOut = [...texts.map((text) => `In Word steht «${text}».`), ...more];
  expect(await open(fixture(`saved/edited/${name}`))).toMatchObject({ isChanged: true, leftOut });
});

const carrying = (await carryingMaker('packliste'))({ ticked: ['1'] });

test.each([
  ['of no version', `version="${version}"`, 'version="x"', 'beschädigt'],
  ['cut off', ']}', '', 'Die Eingabe passt nicht'],
  ['nested deeply', '&quot;1&quot;', '['.repeat(9_000) + ']'.repeat(9_000), ''],
])('documents with an input %s are refused', async (_what, from, to, sentence) => {
  const opened = open(replaced(carrying, 'customXml/item1.xml', from, to));
  await expect(opened).rejects.toEqual(refusal(sentence));
});
