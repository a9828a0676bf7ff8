import { describe, expect, test } from 'vitest';
import {
  readDuty,
  readPeople,
} from '../../src/generators/allgemeines-sicherheitskonzept/readPeople';

/** First name, last name, scout name and number of each. */
function rowsOf(pasted: string): string[] {
  return readPeople(pasted).people.map(({ firstName, lastName, scoutName, phoneNumber }) =>
    [firstName, lastName, scoutName, phoneNumber].join('|'),
  );
}

const anna = 'Anna|Müller|Balu|079 555 20 10';
const lea = 'Lea|Meier Rot|Zora|079 555 20 11';

describe('a table with headings', () => {
  test.each([
    [
      'from Excel',
      'Vorname\tNachname\tPfadiname\tTelefon\r\nAnna\tMüller\tBalu\t079 555 20 10\r\nLea\tMeier Rot\tZora\t+41 79 555 20 11\r\n',
    ],
    [
      'in another order, with columns of no use',
      'Natel\tv/o\tGeburtstag\tName\tVorname\n079 555 20 10\tBalu\t12.03.2001\tMüller\tAnna\n+41 79 555 20 11\tZora\t1.1.2000\tMeier Rot\tLea',
    ],
    [
      'from MiData, saved as CSV',
      'Vorname;Nachname;Pfadiname;Firmenname;Haupt-E-Mail;Adresse;PLZ;Ort;Telefonnummer Privat;Telefonnummer Mobil;Telefonnummer Mutter\nAnna;Müller;Balu;;anna@example.org;Waldweg 4;6060;Sarnen;041 666 44 22;079 555 20 10;079 111 11 11\nLea;Meier Rot;Zora;;lea@example.org;"Am Bach 2; Hof";6060;Sarnen;;+41 79 555 20 11;',
    ],
    [
      'with whole names',
      'Übername,Name,Handy-Nr.\nBalu,Anna Müller,079 555 20 10\nZora,Lea Meier Rot,+41 79 555 20 11',
    ],
    [
      'with «v/o» in the cells',
      'Vorname;Nachname;Pfadiname;Telefon\nAnna;Müller;v/o Balu;079 555 20 10\nLea;Meier Rot;V/O: Zora;+41 79 555 20 11',
    ],
    [
      'with quotes, breaks and empty rows',
      '\ufeff"Vorname"\t"Nachname"\t"Über-\nname"\t"Tel."\n\t\t\t\n"Anna"\t"Müller"\tBalu\t"079 555 20 10"\nLea\t"Meier Rot"\t Zora \t+41 79 555 20 11\n',
    ],
  ])('%s', (_what, pasted) => {
    expect(rowsOf(pasted)).toEqual([anna, lea]);
  });

  test('says what somebody may lead', () => {
    expect(readPeople('Vorname;J+S\nAnna;Lagerleitung\n;Nothilfe').people).toMatchObject([
      { firstName: 'Anna', training: 'Lagerleitung' },
    ]);
  });

  test('says which column became what', () => {
    expect(readPeople('Nachname;E-Mail;Vorname\nMüller;a@b.ch;Anna').columns).toEqual([
      { heading: 'Nachname', example: 'Müller', becomes: 'lastName' },
      { heading: 'E-Mail', example: 'a@b.ch', becomes: undefined },
      { heading: 'Vorname', example: 'Anna', becomes: 'firstName' },
    ]);
  });

  test('may begin with an empty cell', () => {
    expect(rowsOf('\tVorname\tTelefon\n1\tAnna\t079 555 20 10')).toEqual(['Anna|||079 555 20 10']);
  });

  test('keeps quotes that belong to a name', () => {
    expect(rowsOf('Vorname\tPfadiname\nAnna\t"der ""grosse"" Balu"\nLea\tdie "Rote"')).toEqual([
      'Anna||der "grosse" Balu|',
      'Lea||die "Rote"|',
    ]);
  });
});

describe('a table without headings', () => {
  test.each([
    ['three names', 'Anna\tMüller\tBalu\t079 555 20 10\nLea\tMeier Rot\tZora\t+41 79 555 20 11'],
    ['whole names', 'Anna Müller\tBalu\t079 555 20 10\nLea Meier Rot\tZora\t+41 79 555 20 11'],
    [
      'numbers first, then the rest',
      '079 555 20 10;Anna;Müller;Balu;anna@example.org;6060\n+41 79 555 20 11;Lea;Meier Rot;Zora;lea@example.org;6060',
    ],
    ['contacts', 'Anna Müller v/o Balu, 079 555 20 10\nLea Meier Rot v/o Zora, +41 79 555 20 11'],
  ])('of %s', (_what, pasted) => {
    expect(rowsOf(pasted)).toEqual([anna, lea]);
  });

  test('says which column became what', () => {
    expect(readPeople('1\tAnna\tMüller\t0795552010').columns).toEqual([
      { heading: '', example: '1', becomes: undefined },
      { heading: '', example: 'Anna', becomes: 'firstName' },
      { heading: '', example: 'Müller', becomes: 'lastName' },
      { heading: '', example: '0795552010', becomes: 'phoneNumber' },
    ]);
  });

  test('gets back the zero that Excel has eaten', () => {
    expect(rowsOf('Anna\tMüller\t795552010')).toEqual(['Anna|Müller||079 555 20 10']);
  });
});

describe('lines of a chat', () => {
  test.each<[string, string[]]>([
    ['Anna Müller v/o Balu 079 555 20 10\nLea Meier Rot (Zora) +41 79 555 20 11', [anna, lea]],
    [
      '- Anna Müller «Balu»: 079 555 20 10\n- Lea Meier Rot / kommt später',
      [anna, 'Lea|Meier Rot|kommt später|'],
    ],
    [
      '1. Anna "Balu" Müller – 079 555 20 10\n2) Lea Meier Rot vulgo Zora tel. +41 79 555 20 11',
      [anna, lea],
    ],
    ['Balu: 079 555 20 10\nZora 0041795552011', ['||Balu|079 555 20 10', '||Zora|079 555 20 11']],
    ['[21.11.26, 14:03:11] \u200eAnna Müller: 079 555 20 10', ['Anna|Müller||079 555 20 10']],
    ['21.11.26, 14:03 - Anna Müller: 079 555 20 10', ['Anna|Müller||079 555 20 10']],
    ['[21.11.26, 14:03] Lea: Anna Müller v/o Balu 079 555 20 10 anna@example.org', [anna]],
    ['Balu\n\nZora\n', ['||Balu|', '||Zora|']],
    ['Anna Müller', ['Anna|Müller||']],
    ['Anna Müller / Balu 079 555 20 10\nLea Meier Rot/Zora 079 555 20 11', [anna, lea]],
    ['Lea v/o v/o Zora +41 79 555 20 11', ['Lea||Zora|+41 79 555 20 11']],
    ['', []],
    [' \n\t\n', []],
  ])('%j', (pasted, expected) => {
    expect(rowsOf(pasted)).toEqual(expected);
    expect(readPeople(pasted).columns).toEqual([]);
  });
});

test('somebody who says so decides what the columns become', () => {
  const pasted = 'Müller\tAnna\tKüche\nMeier\tLea\t';
  expect(readPeople(pasted, ['lastName', 'firstName', 'duty']).people).toMatchObject([
    { firstName: 'Anna', lastName: 'Müller', scoutName: '', duty: 'Küche' },
    { firstName: 'Lea', lastName: 'Meier', scoutName: '', duty: '' },
  ]);
});

describe('what somebody does leads to their list', () => {
  test.each([
    ['mainLeaders', ['HL', 'Hauptlagerleitung', 'Lagerleiterin', 'Stv. LL', 'HL, Küche']],
    ['leaderteam', ['Leiter', 'Leitende', 'J+S-Leiter', 'Gruppenleitung', 'Material und Leitung']],
    ['kitchenTeam', ['Küche', 'Köchin', 'Küchenchef', 'Küchenleitung', 'Koch / Leiter']],
    ['coaches', ['Coach', 'J+S-Coach']],
    ['departementLeaders', ['AL', 'Abteilungsleiterin', 'Scharleitung']],
    [undefined, ['', 'Material', 'Halle', 'Alle']],
  ])('%s', (list, duties) => {
    expect(duties.map(readDuty)).toEqual(duties.map(() => list));
  });

  test('out of a column that says so', () => {
    const [person] = readPeople('Vorname\tFunktion\nAnna\tHL').people;
    expect(person).toMatchObject({ firstName: 'Anna', duty: 'HL' });
  });
});

describe('what somebody does stands behind a dash or a slash', () => {
  test.each([
    ['Graf - Küche', { scoutName: 'Graf', duty: 'Küche' }],
    ['Graf – Küche, 079 555 20 10', { scoutName: 'Graf', duty: 'Küche' }],
    ['Beat Meier / Balu - Koch', { lastName: 'Meier', scoutName: 'Balu', duty: 'Koch' }],
    ['Beat Meier / Küche', { lastName: 'Meier', scoutName: '', duty: 'Küche' }],
    ['Beat Meier - Rot', { lastName: 'Meier', scoutName: 'Rot', duty: '' }],
  ])('%s', (line, expected) => {
    expect(readPeople(line).people).toMatchObject([expected]);
  });
});
