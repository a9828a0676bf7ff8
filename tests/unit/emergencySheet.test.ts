import { expect, test } from 'vitest';
import { openTemplate } from '../../src/document/openTemplate';
import * as concept from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { rescueNames } from '../../src/generators/allgemeines-sicherheitskonzept/rescueFields';
import { toDocument } from '../../src/generators/allgemeines-sicherheitskonzept/toDocument';
import { makeDocument } from '../../src/generators/makeDocument';
import { readInput } from '../../src/generators/readInput';
import { generatorOf } from '../support/documentOf';
import { sampleInput, templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { bodyOf, found, paragraphsIn, paragraphsOf } from '../support/readDocx';
import { rowsOf } from '../support/table';

const slug = 'allgemeines-sicherheitskonzept';
const whole = readInput(concept.input, await sampleInput(slug, 'auf-wunsch'));
const numbers = '144 Ambulanz · 1414 Rega · 117 Polizei · 118 Feuerwehr';

type Changes = Partial<concept.Input>;
const documentOf = (changes: Changes) => toDocument({ ...whole, ...changes }, printContext);

test('has the ticked numbers and one’s own, short', () => {
  const texts = ['081 555 14 30 Praxis Weber', 'Nachbarin: 081 555 14 40'];
  const own = texts.map((text) => ({ place: 'Wichtige Nummern', text }));
  const ticked = ['number-145', 'number-0800-117-117', 'rule-stop'];
  const lines = documentOf({ ticked, own }).importantNumbers.map((one) => Object.values(one));
  expect(lines).toEqual([
    ['145 Vergiftungsnotfälle (Tox Info Suisse)', '145', 'Vergiftungsnotfälle', false, 1],
    ['0800 117 117 Bahnpolizei (Transportpolizei SBB)', '0800 117 117', 'Bahnpolizei', true, 2],
    ['081 555 14 30 Praxis Weber', '081 555 14 30', 'Praxis Weber', true, 3],
    ['Nachbarin: 081 555 14 40', '081 555 14 40', 'Nachbarin', true, 4],
  ]);
});

test.each(['Zeltlager', 'Hauslager'])('says all that rescuers ask for, in a %s', (campType) => {
  const typed = Object.fromEntries(rescueNames.map((name) => [name, `Angabe zu ${name}`]));
  const poster = posterOf({ ...typed, campType });
  // Passers-by must not learn where medicines and keys are. Rescuers need neither neighbours nor the sick room.
  const unsaid = ['neighbours', 'medicines', 'sickRoom', 'carKey'];
  const said = rescueNames.filter((name) => !unsaid.includes(name));
  const texts = poster.map(({ text }) => text).join('\n');
  expect(rescueNames.filter((name) => texts.includes(`${typed[name]}`))).toEqual(said);
});

test.each(
  rowsOf(`
{ "hospitalAddress": "Spital\\nChur" } | Nächstes Spital | Spital, Chur
{ "doctor": "Dr. Anna Meier, 8–11 Uhr\\nApotheke" } | Ärztin oder Arzt und Apotheke | Dr. Anna Meier, 8–11 Uhr; Apotheke
{ "emergencyAddress": "Turnhalle\\nDorf 2", "stormShelter": "25 Minuten" } | Notunterkunft | Turnhalle, Dorf 2; 25 Minuten
{ "emergencyAddress": "", "stormShelter": "25 Minuten" } | Weg zur Notunterkunft und Schlüssel | 25 Minuten
`),
)('has what else was typed, each in one line, its lines still apart: %s', (typed, label, text) => {
  const { leftFacts, rightFacts } = documentOf(JSON.parse(typed));
  expect([...leftFacts, ...rightFacts]).toContainEqual({ label, text });
});

test.each([
  ['Spital Chur', true],
  ['Spital, '.repeat(60), false],
])('has room for labels on lines of their own beside «%s»: %s', (hospitalAddress, expected) => {
  const { hasShortFacts } = documentOf({ hospitalAddress, stormShelter: '', doctor: '' });
  expect(hasShortFacts).toBe(expected);
});

test.each([
  ['alone', [], true, ['']],
  ['at the end', ['emergencySheet'], false, [numbers, '']],
  ['not at all', [], false, [numbers]],
])('is the one page whose header leaves out the numbers: %s', (_, extras, isAlone, expected) => {
  const document = fill({ extras }, isAlone);
  const used = found(bodyOf(document), /(?<=r:id="rIdHeader)\d/g);
  const headers = used.map((number) => paragraphsIn(document, `word/header${number}.xml`));
  expect(headers.map(([line]) => line?.text.trim())).toEqual(expected);
});

test('has lines for an address below the place, and for each whom nobody named', () => {
  const poster = posterOf({ camp: { place: 'Bergheim' } });
  const asked = poster.filter((_, at) => poster[at + 1]?.style === 'EmergencySheetLine');
  expect(asked.map(({ text }) => text).join()).toMatch(
    /^Adresse.*,Bergheim,.*Wer leitet.*,Stellvertretung der Leitung,Wer das Notfallauto.*,Stellvertretung am Steuer,Nächstes Spital.*,Nachtwache$/,
  );
});

test('names who was chosen to lead before the main leaders, two in all', () => {
  const empty = { firstName: '', lastName: '', phoneNumber: '', training: '' };
  const named = (scoutName: string, index: number) => ({ ...empty, key: `${index}`, scoutName });
  const people = ['Zora', 'Simba', 'Kiwi'].map(named);
  const leadsOf = (changes: Changes) =>
    documentOf({ mainLeaders: people, ...changes }).leads.map(({ person }) => person);
  expect(leadsOf({ emergencyLead: '' })).toEqual(['Zora', 'Simba']);
  const ticked = ['first-aid-specific-person'];
  expect(leadsOf({ emergencyLead: '2', ticked })).toEqual(['Kiwi', 'Zora']);
  expect(leadsOf({ emergencyLead: '0', ticked })).toEqual(['Zora', 'Simba']);
  expect(leadsOf({ emergencyLead: '2', secondLead: '1', ticked })).toEqual(['Kiwi', 'Simba']);
  expect(leadsOf({ mainLeaders: [], emergencyLead: '' })).toEqual([]);
});

const generator = await generatorOf(slug);
const template = openTemplate(await templateBytes(slug), generator.fields);

function fill(typed: object, isAlone = false): Uint8Array {
  const entered = generator.readInput(typed);
  return makeDocument(generator, entered, template, { ...printContext, isAlone }).bytes;
}

function posterOf(typed: object) {
  const lines = paragraphsOf(fill({ ...typed, extras: ['emergencySheet'] }));
  return lines.slice(lines.findIndex(({ style }) => style === 'EmergencySheetTitle'));
}
