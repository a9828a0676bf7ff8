import { expect, test, vi } from 'vitest';
import { openTemplate } from '../../src/document/openTemplate';
import { readDocument } from '../../src/document/readDocument';
import { inputToCarry } from '../../src/generators/inputToCarry';
import { carryingMaker, documentOf, generatorOf } from '../support/documentOf';
import { fixture, sampleInput, templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { partNames, partOf } from '../support/readDocx';
import { withTyped } from '../support/typed';

const safetyConcept = 'allgemeines-sicherheitskonzept';

async function carried(slug: string, input: unknown, template?: Uint8Array): Promise<unknown> {
  const read = await readDocument((await carryingMaker(slug, template))(input));
  return JSON.parse(read.inputs[0]?.json ?? 'null');
}

test('a document carries its input as a custom XML part, and nothing else is changed', async () => {
  const document = (await carryingMaker('packliste'))({ ticked: ['2', '1'], own: [] });
  expect(partOf(document, 'customXml/item1.xml')).toMatch(
    /^<input xmlns="urn:lagerkiste:input" generator="packliste" version="2" text="\d+" paragraphs="\d+( \d+)*" at="">{&quot;ticked&quot;:\[&quot;1&quot;,&quot;2&quot;\]}<\/input>$/,
  );
  expect(partOf(document, 'customXml/_rels/item1.xml.rels')).toContain('itemProps1.xml');
  expect(partOf(document, 'word/_rels/document.xml.rels')).toContain('/customXml/item1.xml');
  expect(partOf(document, '[Content_Types].xml')).toContain('/customXml/itemProps1.xml');
  const plain = await documentOf('packliste', { ticked: ['2', '1'] });
  const same = partNames(plain).filter((name) => !/Content_Types|document\.xml\.rels/.test(name));
  for (const path of same) expect(partOf(document, path), path).toBe(partOf(plain, path));
});

test('a document finds a free number beside the custom XML of its template, and leaves that alone', async () => {
  const template = fixture('working/packliste/fremder Teil im Paket');
  const document = (await carryingMaker('packliste', template))({ ticked: ['1'] });
  const theirs = 'customXml/item1.xml';
  expect(partOf(document, theirs)).toBe(partOf(template, theirs));
  expect(partOf(document, 'customXml/item2.xml')).toContain('ticked');
  expect(partOf(document, 'customXml/_rels/item2.xml.rels')).toContain('itemProps1.xml');
  expect(await carried('packliste', { ticked: ['1'] }, template)).toEqual({ ticked: ['1'] });
});

test('a document that serves as a template hands nothing of its input on', async () => {
  const used = (await carryingMaker('packliste'))({ own: [{ place: 'Kleider', text: 'Geheim' }] });
  const { fields } = await generatorOf('packliste');
  const document = openTemplate(used, fields).fill({});
  expect(partNames(document).filter((name) => name.startsWith('customXml/'))).toEqual([]);
  expect(partOf(document, '[Content_Types].xml')).not.toContain('customXml');
  expect(partOf(document, 'word/_rels/document.xml.rels')).not.toContain('customXml');
});

const ada = { key: 'leaderteam-1', firstName: 'Ada' };
const bea = { key: 'leaderteam-2', firstName: 'Bea' };
const sola = { camp: { name: 'Sola', look: 'warm' }, ticked: ['rule-stop'] };
const ownNumber = (text: string) => [{ place: 'Wichtige Nummern', text }];
const people = { leaderteam: [ada, bea], medkitResponsible: 'leaderteam-2' };
const named = { leaderteam: [{ ...bea, key: 'leaderteam-1' }], medkitResponsible: 'leaderteam-1' };
const typed = { ...sola, campAddress: 'Geheim', own: ownNumber('Hütte (Geheim)') };
const shelter = { ...sola, camp: { look: 'warm' }, own: ownNumber('Hütte') };

test.each<[lines: string, input: object, carried: object]>([
  ['{campName}', typed, sola],
  ['{#medkitResponsible} ¶ {contact} ¶ {/medkitResponsible}', people, named],
  ['{#importantNumbers} ¶ {service} ¶ {/importantNumbers}', typed, shelter],
])('a document does not carry what a template leaves out: %s', async (lines, input, expected) => {
  const generator = await generatorOf(safetyConcept);
  const { tags } = openTemplate(withTyped(lines), generator.fields);
  const entered = generator.readInput(input);
  const { json } = inputToCarry(safetyConcept, generator, entered, tags, printContext);
  expect(JSON.parse(json)).toEqual(expected);
});

test('texts that are printed with no-break spaces, and keys of rows, need no second printing', async () => {
  const generator = await generatorOf(safetyConcept);
  const { tags } = openTemplate(await templateBytes(safetyConcept), generator.fields);
  const toDocument = vi.fn(generator.toDocument);
  const sample = await sampleInput(safetyConcept, 'zeltlager');
  // Coordinates are printed in another form than typed.
  const input = generator.readInput({ ...Object(sample), coordinates: '' });
  inputToCarry(safetyConcept, { ...generator, toDocument }, input, tags, printContext);
  expect(toDocument).toHaveBeenCalledOnce();
});
