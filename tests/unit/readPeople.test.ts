import { expect, test } from 'vitest';
import { input, personLists } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import * as people from '../../src/generators/allgemeines-sicherheitskonzept/readPeople';
import { readRows } from '../../src/generators/allgemeines-sicherheitskonzept/readTable';
import { readInput } from '../../src/generators/readInput';
import { pasted, rowsIn } from '../support/table';

const { addPeople, readDuty, readPeople } = people;

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

test.each(rowsIn('people/duties'))('a table %s', (_what, text, expected) => {
  const lists = addPeople(readInput(input, {}), pasted(text))?.input;
  const named = personLists.flatMap((list) =>
    (lists?.[list] ?? []).map(({ firstName, lastName, scoutName }) =>
      [list, firstName, lastName, scoutName].join('|'),
    ),
  );
  expect(named.join(' + ')).toBe(expected);
});

test('a table says what somebody may lead', () => {
  expect(readPeople('Vorname;J+S\nAnna;Lagerleitung\n;Nothilfe').people).toMatchObject([
    { firstName: 'Anna', training: 'Lagerleitung' },
  ]);
});

test.each(rowsIn('people/oddTables'))('a table %s', (_what, text, expected) => {
  expect(rowsOfPeople(text).join(' + ')).toBe(expected);
});

test.each(rowsIn('people/chats'))('lines of a chat: %s', (text, expected) => {
  expect(rowsOfPeople(text).join(' + ')).toBe(expected);
});

test.each([
  ['mainLeaders', ['HLL', 'Hauptlagerleitung', 'Lagerleiterin', 'LL Stv.', 'HL, Küche', 'Stv. LL']],
  ['leaderteam', ['Leiter', 'Leitende', 'J+S-Leiter', 'Gruppenleitung', 'Material', 'Kassierin']],
  ['kitchenTeam', ['Küche', 'Köchin', 'Küchenchef', 'Küchenleitung', 'Koch / Leiter']],
  ['coaches', ['Coach', 'J+S-Coach']],
  ['departementLeaders', ['AL', 'Abteilungsleiterin', 'Scharleitung']],
  [undefined, ['', 'Kulissen', 'Halle', 'Alle']],
])('what somebody does leads to their list: %s', (list, duties) => {
  expect(duties.map(readDuty)).toEqual(duties.map(() => list));
});

test('what somebody does leads to their list: out of a column that says so', () => {
  const table = 'Vorname\tFunktion\nAnna\tHL\nBeat\tKoch\nCem\tMaterial\nDana\t';
  const added = addPeople(readInput(input, { kitchenTeam: [{ firstName: 'Ruth' }] }), table);
  const named = personLists.map((list) => added?.input[list].map(({ firstName }) => firstName));
  expect(named).toEqual([['Anna'], ['Cem', 'Dana'], ['Ruth', 'Beat'], [], []]);
  const sentence = 'Hauptlagerleitung 1, Leitungsteam 2, Küche 1';
  const leftOut = ['Ohne Funktion, darum im Leitungsteam: «Dana»'];
  expect(added).toMatchObject({ sentence, leftOut });
});

test('what names nobody by a heading or a number is no list of people', () => {
  const nobody = readInput(input, {});
  expect(addPeople(nobody, 'Zelt\nBlache')).toBeUndefined();
  const two = addPeople(nobody, 'Balu\nZora 079 555 66');
  expect(two?.leftOut).toEqual([
    'Ohne Funktion, darum im Leitungsteam: «Balu», «Zora»',
    'Nummer bitte prüfen: «Zora»',
  ]);
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

function written(rows: readonly { readonly [name: string]: string }[], names: string) {
  const columns = names.split(' ');
  return rows.map((row) => columns.flatMap((name) => row[name] || []).join('|')).join(' + ');
}

test.each(rowsIn('people/units'))('units %s', (_what, text, expected) => {
  const rows = readRows('units', pasted(text), '2027');
  expect(written(rows, 'name departement location ages')).toBe(expected);
});

test.each(rowsIn('people/activities'))('activities %s', (_what, text, expected) => {
  const rows = readRows('activities', pasted(text), '2027');
  expect(written(rows, 'date name leader concept abort route returning')).toBe(expected);
});

test('a day without a year stays with its activity where the camp has no year', () => {
  expect(readRows('activities', 'Baden\t20.7.', '')).toMatchObject([{ name: 'Baden, 20.7.' }]);
});
