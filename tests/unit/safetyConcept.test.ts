import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../src/generators/allgemeines-sicherheitskonzept/form/MeasureChapters';
import { type Input, input } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { ids } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { toDocument } from '../../src/generators/allgemeines-sicherheitskonzept/toDocument';
import { campFileName } from '../../src/generators/makeDocument';
import { readInput } from '../../src/generators/readInput';
import { printContext } from '../support/printContext';

const documentOf = (changes: Partial<Input>) =>
  toDocument(readInput(input, { ticked: [], ...changes }), printContext);

function person(key: string, names: Partial<Input['coaches'][number]> = {}) {
  const empty = { firstName: '', lastName: '', scoutName: '', phoneNumber: '', training: '' };
  return { key, ...empty, ...names };
}

test.each([
  ['2027-07-12', '2027-07-24', ['12.7.2027 – 24.7.2027', '12.7.2027', '24.7.2027']],
  ['2027-07-12', '', ['12.7.2027', '12.7.2027', '']],
  ['2027-07-12', '2027-07-12', ['12.7.2027', '12.7.2027', '12.7.2027']],
  ['2027-02-30', 'heute', ['', '', '']],
])('dates of %s and %s', (startDate, endDate, expected) => {
  const camp = { name: '', departement: '', place: '', look: '' };
  const printed = documentOf({ camp: { ...camp, startDate, endDate } });
  expect([printed.dates, printed.startDate, printed.endDate]).toEqual(expected);
});

test.each([
  ['Zeltlager', 'Turnhalle', 'Schulhaus', ''],
  ['Hauslager', '', '', 'Schulhaus'],
] as const)('shelters in a camp of type «%s»', (campType, emergency, storm, house) => {
  const { emergencyAddress } = documentOf({ campType, emergencyAddress: ' Turnhalle\n' });
  expect(emergencyAddress).toBe(emergency);
  const printed = documentOf({ campType, stormShelter: ' Schulhaus ' });
  expect([printed.stormShelter, printed.houseShelter]).toEqual([storm, house]);
  expect([printed.hasRescue, printed.hasGeneral]).toEqual([true, true]);
});

const leaMeier = { firstName: 'Lea', lastName: 'Meier', scoutName: 'Zora' };
const leaZora = 'Lea Meier v/o Zora';
const lea = person('a', leaMeier);
const mia = person('b', { scoutName: 'Luchs', phoneNumber: '079' });
const ruth = person('c', { firstName: 'Ruth' });
const people = {
  mainLeaders: [lea],
  leaderteam: [mia, { ...lea, key: 'd' }, person('e', { phoneNumber: '078' })],
  kitchenTeam: [ruth, person('f')],
  coaches: [person('g', { firstName: 'Beat' })],
  departementLeaders: [person('h', { firstName: 'Urs' })],
};
const named = (signers: readonly { name: string }[]) => signers.map(({ name }) => name);

test('who signs is everybody who leads or cooks, once, by name', () => {
  const { leftSigners, rightSigners } = documentOf(people);
  expect(named(leftSigners)).toEqual([leaZora, 'Luchs']);
  expect(named(rightSigners)).toEqual(['Ruth']);
});

test.each<[Partial<Input>, boolean, boolean]>([
  [{}, false, false],
  [{ extras: ['signatures'] }, true, true],
  [{ ticked: ['concept-signed'] }, true, true],
  [{ ticked: ['concept-coach'] }, false, true],
])('who signs has lines with %o: %s, the coach %s', (changes, signatures, coachSigns) => {
  expect(documentOf(changes)).toMatchObject({ signatures, coachSigns });
});

test.each([
  [25, [true, false]],
  [26, [true, true]],
])('the last activity stays with the signatures of %i leaders', (count, mayEnd) => {
  const leaderteam = Array.from({ length: count }, (_, at) => person(`${at}`, { lastName: 'A' }));
  const activities = [{ date: '2027-07-14' }, { date: '2027-07-12' }];
  const printed = documentOf({ leaderteam, activities } as Partial<Input>).activities;
  expect(printed.map(({ pageMayEnd }) => pageMayEnd)).toEqual(mayEnd);
});

test('the option for signatures of older inputs ticks its point', () => {
  const { ticked, extras } = readInput(input, { ticked: ['rule-stop'], extras: ['signatures'] });
  expect(ticked).toEqual(['rule-stop', 'concept-signed']);
  // An option that the input keeps is not named as gone.
  expect(extras).toEqual(['signatures']);
});

test.each([
  ['1', '11', ['1', '11', '12'], '1 Teilnehmerin, 11 Teilnehmer, total 12'],
  ['0', '', ['0', '', ''], '0 Teilnehmerinnen'],
  [' 1e3', '007 ', ['', '7', ''], '7 Teilnehmer'],
  ['-1', '1', ['', '1', ''], '1 Teilnehmer'],
  [' 16 ', '16.', ['16', '16', '32'], '16 Teilnehmerinnen, 16 Teilnehmer, total 32'],
  ['16.0', '16 TN', ['16', '', ''], '16 Teilnehmerinnen'],
])('participants: %s and %s', (femaleCount, maleCount, expected, line) => {
  const printed = documentOf({ femaleCount, maleCount });
  expect([printed.femaleCount, printed.maleCount, printed.participantCount]).toEqual(expected);
  expect(printed.participants).toBe(line);
});

test.each([
  [{ ...leaMeier, phoneNumber: '079' }, [`${leaZora}, 079`, leaZora, 'Lea Meier']],
  [{ firstName: 'Lea', phoneNumber: '079' }, ['Lea, 079', 'Lea', 'Lea']],
  [{ scoutName: ' Zora ', phoneNumber: '079' }, ['Zora, 079', 'Zora', '']],
  [{ phoneNumber: '079' }, ['079', '', '']],
  [{ scoutName: 'Zora', phoneNumber: '079', training: 'J+S' }, ['Zora, 079 (J+S)', 'Zora', '']],
])('a contact of %o', (names, lines) => {
  const { coaches } = documentOf({ coaches: [person('coaches-1', names)] });
  expect(coaches.map(({ contact, person, name }) => [contact, person, name])).toEqual([lines]);
  expect(coaches[0]?.lastName).toBe('lastName' in names ? names.lastName : '');
});

test('a contact of spaces alone is left out, and its group with it', () => {
  const coaches = [person('coaches-1', { firstName: '  ' })];
  const nobody = { coaches: [], hasCoaches: false, hasGeneral: false };
  expect(documentOf({ coaches })).toMatchObject(nobody);
});

test.each([
  [[], ''],
  [['', 'Nothilfe'], '2'],
  [['J+S-Lagerleitung', 'Nothilfe', 'j + s'], '3, davon 2 mit J+S-Anerkennung'],
])('leaders with the trainings %j are counted: «%s»', (trainings, expected) => {
  const leaderteam = trainings.map((training, at) =>
    person(`${at}`, { training, lastName: `${at}` }),
  );
  const cook = { ...person('cook', { training: 'J+S' }), firstName: 'Ruth' };
  // A person in two lists is counted once.
  const twice = { leaderteam, mainLeaders: leaderteam.slice(0, 1), kitchenTeam: [cook] };
  expect(documentOf(twice).leaders).toBe(expected);
});

describe('a chosen person', () => {
  const people = {
    mainLeaders: [person('mainLeaders-1', { scoutName: 'Zora' })],
    leaderteam: [person('leaderteam-1')],
    kitchenTeam: [person('kitchenTeam-1', { scoutName: 'Zwiebel' })],
    coaches: [person('coaches-1', { scoutName: 'Falk' })],
  };
  const ticked = ['privacy-trusted-person', 'first-aid-specific-person', 'emergency-car'];

  test.each([
    ['medkitResponsible', 'mainLeaders-1', 'Zora'],
    ['medkitResponsible', 'kitchenTeam-1', undefined],
    ['medkitResponsible', 'unknown', undefined],
    ['trustedPerson', 'coaches-1', 'Falk'],
    ['emergencyLead', 'mainLeaders-1', 'Zora'],
    ['secondLead', 'mainLeaders-1', 'Zora'],
    ['carDriver', 'kitchenTeam-1', 'Zwiebel'],
    ['secondDriver', 'mainLeaders-1', 'Zora'],
  ] as const)('%s under the key %s prints %s', (choice, key, printed) => {
    const [chosen] = documentOf({ ...people, ticked, [choice]: key })[choice];
    expect(chosen?.contact).toBe(printed);
  });

  test('is not printed while its tick is not set', () => {
    const first = 'mainLeaders-1';
    const chosen = { emergencyLead: first, carDriver: first, secondDriver: 'kitchenTeam-1' };
    const none = { emergencyLead: [], carDriver: [], secondDriver: [], hasEmergency: false };
    expect(documentOf({ ...people, ...chosen })).toMatchObject(none);
  });
});

test.each<[Partial<Input>, string[]]>([
  [{ ticked: ['first-aid-crisis', 'number-117'] }, ['117', '144', '147', '0800 22 36 39']],
  [{ own: [{ place: 'Hygiene', text: 'Bei Vergiftung: 145' }] }, ['145']],
  [{ own: [{ place: 'Hygiene', text: 'Ab 0800 Hauswart 081 117 14 44' }] }, []],
  [{ own: [{ place: 'Wichtige Nummern', text: '144 Ambulanz Chur' }] }, ['144']],
  [{ ticked: ids.filter((id) => !id.startsWith('number-')) }, ['144', '147', '0800 22 36 39']],
])('the list of numbers has what a measure names, too: %o', (changes, expected) => {
  const { alarm, importantNumbers } = documentOf(changes);
  const listed = alarm.filter(({ isNumbers }) => isNumbers).flatMap(({ items }) => items);
  for (const numbers of [listed, importantNumbers])
    expect(numbers.map(({ phoneNumber }) => phoneNumber)).toEqual(expected);
});

test('activities stand by date, those without one last, and empty rows nowhere', () => {
  const rows = [
    ...[{ name: 'Klettern' }, { name: 'Baden', date: '2027-07-20' }, { name: ' ' }],
    ...[{ leader: 'Zora' }, { date: '2027-07-13' }],
    { name: 'Hike', date: '2027-07-20', concept: 'im Ordner', abort: 'es blitzt' },
  ];
  const none = { date: '', name: '', leader: '', route: '', returning: '', concept: '', abort: '' };
  const { activities } = documentOf({ activities: rows.map((row) => ({ ...none, ...row })) });
  expect(activities.map(({ activity }) => activity).join(', ')).toBe(
    '13.7.2027, 20.7.2027: Baden, 20.7.2027: Hike, Klettern, Aktivität',
  );
  expect(activities.map(({ date }) => date)[2]).toBe('20.7.2027');
  expect(activities[2]).toMatchObject({ concept: 'im Ordner', abort: 'es blitzt' });
});

const typed = { 'v/o Zora': 'Zora', 'V / O. v/o Zora': 'Zora', 'vulgo: Zora': 'Zora', Vo: 'Vo' };

test.each(Object.entries(typed))('the scout name %s has one «v/o»', (scoutName, printed) => {
  const lea = person('1', { firstName: 'Lea', scoutName });
  const { mainLeaders } = documentOf({ mainLeaders: [lea] });
  expect(mainLeaders).toMatchObject([{ person: `Lea v/o ${printed}`, scoutName: printed }]);
});

test('Swiss numbers are printed as one dials them here, unless all have the code of the country', () => {
  const printed = (...numbers: string[]) =>
    documentOf({
      mainLeaders: [person('a', { phoneNumber: numbers[0] ?? '' })],
      coaches: numbers.slice(1).map((phoneNumber, at) => person(`c${at}`, { phoneNumber })),
    }).coaches.map(({ contact }) => contact);
  const mixed = printed('079 321 65 87', '+41793216588', '+49 170 1234567');
  expect(mixed).toEqual(['079 321 65 88', '+49 170 1234567']);
  const abroad = printed('+41 79 321 65 87', '0041 79 321 65 88', '0049 170 1234567');
  expect(abroad).toEqual(['+41 79 321 65 88', '0049 170 1234567']);
  const emergencyPhone = '+41795552010';
  const mainLeaders = [person('a', { phoneNumber: '079 321 65 87' })];
  expect(documentOf({ emergencyPhone, mainLeaders }).emergencyPhone).toBe('079 555 20 10');
  expect(documentOf({ emergencyPhone }).emergencyPhone).toBe('+41 79 555 20 10');
});

const labelsOf = (people: readonly Input['coaches'][number][]) =>
  choicesOf(people).map(({ key, label }) => `${key}: ${label}`);

test('the choices of a select are told apart, also in a file that names nobody or two by one key', () => {
  const { mainLeaders, leaderteam, kitchenTeam } = readInput(input, {
    mainLeaders: [{ scoutName: 'Zora' }, { key: 'leaderteam-1', scoutName: 'Balu' }],
    leaderteam: [{ scoutName: 'Pumba' }, { key: 'leaderteam-1', scoutName: 'Rex' }],
    kitchenTeam: [{ scoutName: 'Falk' }],
  });
  expect(labelsOf([...mainLeaders, ...leaderteam, ...kitchenTeam]).join(', ')).toBe(
    'mainLeaders-1: Zora, leaderteam-1: Balu, leaderteam-2: Pumba, leaderteam-3: Rex, kitchenTeam-1: Falk',
  );
});

test('the choices are scout names, else names, else numbers, and both where two share one', () => {
  const people = [
    ...[leaMeier, { scoutName: 'Zora' }, { firstName: 'Noah', lastName: 'Keller' }],
    ...[{ training: 'J+S' }, { phoneNumber: '079' }, { scoutName: 'Pumba', firstName: 'Mia' }],
    { scoutName: 'Rex', phoneNumber: '078' },
    { scoutName: 'Rex', firstName: 'Anna' },
  ];
  expect(labelsOf(people.map((names, at) => person(`${at + 1}`, names))).join(', ')).toBe(
    '1: Zora (Lea Meier), 2: Zora, 3: Noah Keller, 5: 079, 6: Pumba, 7: Rex (078), 8: Rex (Anna)',
  );
});

test.each([
  [' \u200e\t ', 'SiKo.docx'],
  ['Sola Ämme 2027', 'SiKo_Sola Ämme 2027.docx'],
  ['A\u0308mme', 'SiKo_Ämme.docx'],
  ['a/b\\c:d*e?f"g<h>i|j', 'SiKo_a_b_c_d_e_f_g_h_i_j.docx'],
  ['Sola\u202e\ud800\u0000\ufffe 🏕️', 'SiKo_Sola 🏕️.docx'],
])('the file name of %j', (campName, expected) => {
  expect(campFileName('SiKo', { name: campName }, '.docx')).toBe(expected);
});

test.each(['ä', '🏕', 'x'])('a long name of %s is cut to what a file name may have', (letter) => {
  const name = campFileName('SiKo', { name: `a${letter.repeat(300)}` }, '.docx');
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  expect(name.slice('SiKo_a'.length, -'.docx'.length).replaceAll(letter, '')).toBe('');
});
