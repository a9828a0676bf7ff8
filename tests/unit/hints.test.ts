import { expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { rescueFields } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { generatorOf } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { printContext as options } from '../support/printContext';

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

const car = { ticked: ['emergency-car'] };
const lead = { ticked: ['first-aid-specific-person'] };
const both = { ticked: [...car.ticked, ...lead.ticked] };
const lea = { key: 'b', firstName: 'Lea', lastName: 'Meier' };
const noPoint =
  "ist kein Punkt auf der Karte und wird gedruckt, wie es dasteht. Ein Punkt ist 2'763'400 / 1'163'900 oder 46.61234, 9.58765.";
const informed = 'Nach dem Notruf wird der Coach informiert, aber es ist keiner eingetragen.';
const sameDriver = 'Notfallauto: Dieselbe Person fährt und ist ihre eigene Stellvertretung.';
const leadDrives = 'Notfallauto: Dieselbe Person fährt und hat den Lead im Notfall.';
const leaving = 'Unterkunft nach dem Verlassen des Hauses';
const noNumber = 'Lea Meier: Die Telefonnummer fehlt.';
const cutOff = 'Von dieser Nummer hat Excel nur den Anfang behalten.';
const oneShort = 'Leiter / Leiterin: Dieser Nummer fehlt eine Ziffer.';
const whole0 = 'Anzahl Teilnehmerinnen: Gedruckt werden nur ganze Zahlen ab 0.';
const zora = { scoutName: 'Zora' };
const endsFirst = 'Das Enddatum liegt vor dem Startdatum.';
const outside = 'liegt ausserhalb des Lagers.';
const ofHouses =
  'Passt meist nicht zu «Zeltlager»: In Häusern zeigen Leitende am ersten Tag allen die Fluchtwege und halten sie frei.';
const driving = { ...both, carDriver: 'a' };
const withLea = { leaderteam: [lea] };
const nameless = { secondDriver: 'a', kitchenTeam: [{ key: 'k' }] };
const hike = { name: 'Hike', date: '2027-07-09' };
const [within, late] = [{ date: '2027-07-12' }, { date: '2027-07-18' }];
const lastsTo = (endDate: string) => ({ camp: { ...whole.camp, endDate } });

test.each<[text: string, field: string, changes: object]>([
  ['Notunterkunft', 'emergencyAddress', { emergencyAddress: ' ' }],
  ['Lead im Notfall', 'emergencyLead', lead],
  ['Wer das Notfallauto fährt', 'carDriver', car],
  ['Stellvertretung fürs Notfallauto', 'secondDriver', { ...car, carDriver: 'a' }],
  [sameDriver, 'secondDriver', { ...car, carDriver: 'a', secondDriver: 'a' }],
  [leadDrives, 'carDriver', { ...driving, emergencyLead: 'a', secondDriver: 'b', ...withLea }],
  ['Verantwortlich für die Apotheke', 'medkitResponsible', { medkitResponsible: 'b' }],
  ['Wer das Notfallauto fährt', 'carDriver', { ...car, carDriver: 'k', ...nameless }],
  [noNumber, 'mainLeaders.1.phoneNumber', { mainLeaders: [anna, lea] }],
  [informed, 'coaches', { ticked: ['inform-coach'] }],
  [endsFirst, 'end-date', { ...lastsTo('2027-07-01'), activities: [hike] }],
  [`«Hike» am 9.7.2027 ${outside}`, 'activities.0.date', { activities: [hike] }],
  [`Eine Aktivität am 18.7.2027 ${outside}`, 'activities.1.date', { activities: [within, late] }],
  [`Koordinaten: «beim Brunnen» ${noPoint}`, 'coordinates', { coordinates: 'beim Brunnen' }],
  [leaving, 'stormShelter', { campType: 'Hauslager', stormShelter: '' }],
  [ofHouses, 'fire-exits', { ticked: ['surroundings-wind', 'fire-exits'] }],
  [whole0, 'femaleCount', { femaleCount: '23.5' }],
  [whole0, 'femaleCount', { femaleCount: '1e5' }],
  [whole0, 'femaleCount', { femaleCount: '-5' }],
  [whole0, 'femaleCount', { femaleCount: 'zwölf' }],
  ['Anzahl Teilnehmer: Meinst du wirklich 2323?', 'maleCount', { maleCount: '2323' }],
  [`Zora: ${cutOff}`, 'coaches.0.phoneNumber', { coaches: [{ ...zora, phoneNumber: '4.18E+10' }] }],
  [oneShort, 'leaderteam.0.phoneNumber', { leaderteam: [{ phoneNumber: '079 555 20 1' }] }],
  [`Notfalltelefon des Lagers: ${cutOff}`, 'emergencyPhone', { emergencyPhone: '4,179555E+10' }],
  ['Wichtige Nummern: 144 ist nicht angekreuzt.', 'number-144', { ticked: ['number-117'] }],
])('«%s» at %s is the only thing to say', (text, field, changes) => {
  expect(hintsOf({ ...whole, ...changes })).toMatchObject([{ text, field }]);
});

const bothRules = { ticked: ['first-aid-most-knowledgeable', ...lead.ticked] };

test.each<[string, object]>([
  ['a Hauslager needs no place to flee to', { campType: 'Hauslager', emergencyAddress: '' }],
  ['nobody drives a car that is not there', { carDriver: 'gone' }],
  ['an activity on the last day lies inside', { activities: [{ date: '2027-07-17' }] }],
  ['one count is enough', { femaleCount: '' }],
  ['a camp may last one day', lastsTo(whole.camp.startDate)],
  ['coordinates of the globe are a place', { coordinates: '46.61234, 9.58765' }],
  ['both rules for who leads can stand together', { ...bothRules, emergencyLead: 'a' }],
])('%s', (_what, changes) => {
  expect(hintsOf({ ...whole, ...changes })).toEqual([]);
});

test('a poster without an address is said beside the address that is empty', () => {
  const hints = hintsOf({ ...whole, extras: ['emergencySheet'], campAddress: '' });
  const poster = 'Auf dem Notruf-Plakat fehlt die Adresse.';
  expect(hints.map(({ text }) => text)).toEqual(['Adresse des Lagers', poster]);
});

test('no two hints say the same of the same field', () => {
  const mainLeaders = [anna, { key: 'b', firstName: 'Lea' }, { firstName: 'X' }];
  const ticked = ['fire-exits', 'fire-night-drill'];
  const hints = hintsOf({ ...whole, mainLeaders, ...lastsTo(''), ticked });
  expect(hints).toHaveLength(5);
  expect(new Set(hints.map(({ text, field }) => `${field} ${text}`)).size).toBe(5);
});

test('of a ToDo list missing dates are said', () => {
  expect(todoListe.hints?.(todoListe.readInput({}), options)).toEqual([
    { kind: 'empty', text: 'Startdatum', field: 'start-date' },
    { kind: 'empty', text: 'Enddatum', field: 'end-date' },
  ]);
});

test('of a ToDo list deadlines that are past are said, today is none of them', () => {
  const camp = (startDate: string) => ({ camp: { startDate, endDate: '2028-01-01' } });
  const texts = (startDate: string) =>
    todoListe.hints?.(todoListe.readInput(camp(startDate)), options)?.map(({ text }) => text);
  expect(texts('2027-11-21')).toEqual([]);
  const past = 'Schon vorbei, in der Liste überfällig:';
  expect(texts('2027-11-20')).toEqual([`${past} 20.11.2026.`]);
  expect(texts('2027-03-10')).toEqual([`${past} 10.3.2026, 10.11.2026.`]);
});

test('a checklist says by itself that nothing is ticked', async () => {
  for (const { slug } of generatorEntries) {
    if (slug === 'allgemeines-sicherheitskonzept' || slug === 'todo-liste') continue;
    const { hints, readInput } = await generatorOf(slug);
    expect(hints?.(readInput({}), options)).toEqual([]);
  }
});
