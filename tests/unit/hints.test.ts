import { expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { rescueFields } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { generatorOf } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { printContext as options } from '../support/printContext';
import { rowsOf } from '../support/table';

const safetyConcept = await generatorOf('allgemeines-sicherheitskonzept');
const todoListe = await generatorOf('todo-liste');

const anna = { key: 'a', firstName: 'Anna', scoutName: 'Balu', phoneNumber: '079 555 20 10' };

const sample = {
  ...Object(await safetyConcept.typical()),
  ...Object(await sampleInput('allgemeines-sicherheitskonzept', 'zeltlager')),
};

/** A camp of which nothing is missing: of a whole one, what is typed into fields. */
const whole = {
  ...Object.fromEntries(Object.entries(sample).filter(([, value]) => typeof value === 'string')),
  ...{ emergencyLead: '', carDriver: '', secondDriver: '' },
  camp: { name: 'Sola', startDate: '2027-07-10', endDate: '2027-07-17' },
  mainLeaders: [anna],
  medkitResponsible: 'a',
};

function hintsOf(input: object) {
  return safetyConcept.hints?.(safetyConcept.readInput(input), options) ?? [];
}

test('an empty safety concept lacks what an emergency needs, each said with its field', () => {
  const hints = hintsOf({});
  const forRescue = rescueFields('').map(({ label }) => label);
  expect(hints.map(({ text }) => text).join('; ')).toBe(
    `Lagername; Startdatum; Enddatum; Adresse des Lagers; Notfalltelefon des Lagers; Lagerart; Nächstes Spital; ${forRescue.join('; ')}; Anzahl Teilnehmende; Hauptlagerleitung; Verantwortlich für die Apotheke`,
  );
  const ofCamp = ['campName', 'start-date', 'end-date'];
  const known = [...Object.keys(safetyConcept.readInput({})), ...ofCamp];
  expect(
    hints.filter(({ kind, field = '' }) => kind !== 'empty' || !known.includes(field)),
  ).toEqual([]);
});

test('of a camp of which nothing is missing there is nothing to say', () => {
  expect(hintsOf(whole)).toEqual([]);
});

/** The hints for a camp of which nothing is missing, but for these changes. */
function hintsFor(json: string) {
  const changes = JSON.parse(json);
  return hintsOf({ ...whole, ...changes, camp: { ...whole.camp, ...changes.camp } });
}

const cutOff = 'Diese Nummer hat Excel verändert. Tippe sie neu.';
const lead = '"first-aid-specific-person"';
const lea = '{ "key": "b", "firstName": "Lea", "lastName": "Meier" }';

// The only thing that is said, at which field, of which changes.
test.each(
  rowsOf(`
Notunterkunft | emergencyAddress | { "emergencyAddress": " " }
Lead im Notfall | emergencyLead | { "ticked": [${lead}] }
Wer das Notfallauto fährt | carDriver | { "ticked": ["emergency-car"] }
Stellvertretung fürs Notfallauto | secondDriver | { "ticked": ["emergency-car"], "carDriver": "a" }
Verantwortlich für die Apotheke | medkitResponsible | { "medkitResponsible": "b" }
Wer das Notfallauto fährt | carDriver | { "ticked": ["emergency-car"], "carDriver": "k", "secondDriver": "a", "kitchenTeam": [{ "key": "k" }] }
Lea Meier: Die Telefonnummer fehlt. | mainLeaders.1.phoneNumber | { "mainLeaders": [${JSON.stringify(anna)}, ${lea}] }
Nach dem Notruf wird der Coach informiert, aber es ist keiner eingetragen. | coaches | { "ticked": ["inform-coach"] }
Das Enddatum liegt vor dem Startdatum. | end-date | { "camp": { "endDate": "2027-07-01" }, "activities": [{ "date": "2027-07-09" }] }
«Hike» am 9.7.2027 liegt ausserhalb des Lagers. | activities.0.date | { "activities": [{ "name": "Hike", "date": "2027-07-09" }] }
Eine Aktivität am 18.7.2027 liegt ausserhalb des Lagers. | activities.1.date | { "activities": [{ "date": "2027-07-12" }, { "date": "2027-07-18" }] }
Koordinaten: «beim Brunnen» ist kein Punkt auf der Karte und wird gedruckt, wie es dasteht. Ein Punkt ist 2'763'400 / 1'163'900 oder 46.61234, 9.58765. | coordinates | { "coordinates": "beim Brunnen" }
Unterkunft nach dem Verlassen des Hauses | stormShelter | { "campType": "Hauslager", "stormShelter": "" }
Passt meist nicht zu «Zeltlager»: In Häusern zeigen Leitende am ersten Tag allen die Fluchtwege und halten sie frei. | fire-exits | { "ticked": ["surroundings-wind", "fire-exits"] }
Anzahl Teilnehmerinnen: Gedruckt werden nur ganze Zahlen ab 0. | femaleCount | { "femaleCount": "23.5" }
Anzahl Teilnehmer: Meinst du wirklich 2323? | maleCount | { "maleCount": "2323" }
Zora: ${cutOff} | coaches.0.phoneNumber | { "coaches": [{ "scoutName": "Zora", "phoneNumber": "4.18E+10" }] }
Leiter / Leiterin: Dieser Nummer fehlt eine Ziffer. | leaderteam.0.phoneNumber | { "leaderteam": [{ "phoneNumber": "079 555 20 1" }] }
Notfalltelefon des Lagers: ${cutOff} | emergencyPhone | { "emergencyPhone": "4,179555E+10" }
Wichtige Nummern: 144 ist nicht angekreuzt. | number-144 | { "ticked": ["number-117"] }
`),
)('«%s» at %s is said of %s', (text, field, changes) => {
  expect(hintsFor(changes)).toMatchObject([{ text, field }]);
});

test.each(
  rowsOf(`
a Hauslager needs no place to flee to | { "campType": "Hauslager", "emergencyAddress": "" }
nobody drives a car that is not there | { "carDriver": "gone" }
an activity on the last day lies inside | { "activities": [{ "date": "2027-07-17" }] }
one count is enough | { "femaleCount": "" }
a camp may last one day | { "camp": { "endDate": "${whole.camp.startDate}" } }
both rules for who leads can stand together | { "ticked": ["first-aid-most-knowledgeable", ${lead}], "emergencyLead": "a" }
`),
)('%s', (_what, changes) => {
  expect(hintsFor(changes)).toEqual([]);
});

test('no two hints say the same of the same field', () => {
  const mainLeaders = [anna, { key: 'b', firstName: 'Lea' }, { firstName: 'X' }];
  const ticked = ['fire-exits', 'fire-night-drill'];
  const camp = { ...whole.camp, endDate: '' };
  const hints = hintsOf({ ...whole, mainLeaders, camp, ticked });
  expect(hints).toHaveLength(5);
  expect(new Set(hints.map(({ text, field }) => `${field} ${text}`)).size).toBe(5);
});

test('of a ToDo list missing dates are said', () => {
  expect(todoListe.hints?.(todoListe.readInput({}), options)).toEqual([
    { kind: 'empty', text: 'Startdatum', field: 'start-date' },
    { kind: 'empty', text: 'Enddatum', field: 'end-date' },
  ]);
});

test('a checklist says by itself that nothing is ticked', async () => {
  for (const { slug } of generatorEntries) {
    if (slug === 'allgemeines-sicherheitskonzept' || slug === 'todo-liste') continue;
    const { hints, readInput } = await generatorOf(slug);
    expect(hints?.(readInput({}), options)).toEqual([]);
  }
});
