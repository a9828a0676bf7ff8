import { expect, test } from 'vitest';
import { input, personLists } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import {
  addPeople,
  readDuty,
  readPeople,
} from '../../src/generators/allgemeines-sicherheitskonzept/readPeople';
import { readInput } from '../../src/generators/readInput';
import { pasted, rowsIn, rowsOf } from '../support/table';

function rowsOfPeople(text: string): string[] {
  return readPeople(pasted(text)).people.map(({ firstName, lastName, scoutName, phoneNumber }) =>
    [firstName, lastName, scoutName, phoneNumber].join('|'),
  );
}

const anna = 'Anna|Müller|Balu|079 555 20 10';
const lea = 'Lea|Meier Rot|Zora|079 555 20 11';

test.each(rowsIn('people/tables'))('a table %s', (_what, text) => {
  expect(rowsOfPeople(text)).toEqual([anna, lea]);
});

test('a table says what somebody may lead', () => {
  expect(readPeople('Vorname;J+S\nAnna;Lagerleitung\n;Nothilfe').people).toMatchObject([
    { firstName: 'Anna', training: 'Lagerleitung' },
  ]);
});

test('a table may begin with an empty cell, and have a number whose zero Excel has eaten', () => {
  const numbered = '\tVorname\tTelefon\n1\tAnna\t079 555 20 10';
  expect(rowsOfPeople(numbered)).toEqual(['Anna|||079 555 20 10']);
  expect(rowsOfPeople('Anna\tMüller\t795552010')).toEqual(['Anna|Müller||079 555 20 10']);
});

test('a table that Excel spoilt gives back the numbers that can be restored', () => {
  const saved = `Vorname;Telefonnummer Mobil\nNora;4.179555E+10\nTill;41795550012\nIda;795550013`;
  expect(rowsOfPeople(saved)).toEqual([
    'Nora|||4.179555E+10',
    'Till|||079 555 00 12',
    'Ida|||079 555 00 13',
  ]);
  expect(rowsOfPeople('Nora\tHeute\t4.179555E+10')).toEqual(['Nora|Heute||4.179555E+10']);
});

// As hitobito exports them.
test.each(
  rowsOf(`
Privat;Andere | 041 666 44 22;079 555 20 10
Arbeit;Privat | 041 666 44 22;41795552010
Andere;Privat | 079 555 20 10;
`),
)('of the numbers %s the one that somebody carries along is taken: %s', (labels, numbers) => {
  const headings = labels.split(';').map((label) => `Telefonnummer ${label}`);
  expect(rowsOfPeople(`Vorname;${headings.join(';')}\nAnna;${numbers}`)).toEqual([
    'Anna|||079 555 20 10',
  ]);
});

test('a table keeps quotes that belong to a name', () => {
  const quoted = 'Vorname\tPfadiname\nAnna\t"der ""grosse"" Balu"\nLea\tdie "Rote"';
  expect(rowsOfPeople(quoted)).toEqual(['Anna||der "grosse" Balu|', 'Lea||die "Rote"|']);
});

test.each(rowsIn('people/chats'))('lines of a chat: %s', (text, expected) => {
  expect(rowsOfPeople(text).join(' + ')).toBe(expected);
});

test.each([
  ['mainLeaders', ['HL', 'Hauptlagerleitung', 'Lagerleiterin', 'Stv. LL', 'HL, Küche']],
  ['leaderteam', ['Leiter', 'Leitende', 'J+S-Leiter', 'Gruppenleitung', 'Material und Leitung']],
  ['kitchenTeam', ['Küche', 'Köchin', 'Küchenchef', 'Küchenleitung', 'Koch / Leiter']],
  ['coaches', ['Coach', 'J+S-Coach']],
  ['departementLeaders', ['AL', 'Abteilungsleiterin', 'Scharleitung']],
  [undefined, ['', 'Material', 'Halle', 'Alle']],
])('what somebody does leads to their list: %s', (list, duties) => {
  expect(duties.map(readDuty)).toEqual(duties.map(() => list));
});

test('what somebody does leads to their list: out of a column that says so', () => {
  const table = 'Vorname\tFunktion\nAnna\tHL\nBeat\tKoch\nCem\tMaterial\nDana\t';
  const added = addPeople(readInput(input, { kitchenTeam: [{ firstName: 'Ruth' }] }), table);
  const named = personLists.map((list) => added?.input[list].map(({ firstName }) => firstName));
  expect(named).toEqual([['Anna'], ['Cem', 'Dana'], ['Ruth', 'Beat'], [], []]);
  expect(added?.sentence).toBe('4 Personen');
});

test('what names nobody by a heading or a number is no list of people', () => {
  const nobody = readInput(input, {});
  expect(addPeople(nobody, 'Zelt\nBlache')).toBeUndefined();
  expect(addPeople(nobody, 'Balu\nZora 079 555 20 10')?.sentence).toBe('2 Personen');
});

test.each([
  ['Graf - Küche', { scoutName: 'Graf', duty: 'Küche' }],
  ['Graf – Küche, 079 555 20 10', { scoutName: 'Graf', duty: 'Küche' }],
  ['Beat Meier / Balu - Koch', { lastName: 'Meier', scoutName: 'Balu', duty: 'Koch' }],
  ['Beat Meier / Küche', { lastName: 'Meier', scoutName: '', duty: 'Küche' }],
  ['Beat Meier - Rot', { lastName: 'Meier', scoutName: 'Rot', duty: '' }],
])('what somebody does stands behind a dash or a slash: %s', (line, expected) => {
  expect(readPeople(line).people).toMatchObject([expected]);
});
