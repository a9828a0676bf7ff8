import { describe, expect, test } from 'vitest';
import { type Input, input } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import {
  sheetHeight,
  sheetSpace,
} from '../../src/generators/allgemeines-sicherheitskonzept/sheetHeight';
import { toDocument } from '../../src/generators/allgemeines-sicherheitskonzept/toDocument';
import { readInput } from '../../src/generators/readInput';
import { sampleInput } from '../support/files';
import { printContext } from '../support/printContext';

const whole = readInput(input, await sampleInput('allgemeines-sicherheitskonzept', 'auf-wunsch'));

function documentOf(changes: Partial<Input>) {
  return toDocument({ ...whole, ...changes }, printContext);
}

describe('the emergency sheet', () => {
  test('is there when somebody wants it', () => {
    expect(documentOf({}).emergencySheet).toBe(true);
    expect(documentOf({ extras: [] }).emergencySheet).toBe(false);
  });

  test('has the ticked numbers and one’s own, short', () => {
    const own = [
      { place: 'Wichtige Nummern', text: '081 555 14 30 Praxis Weber' },
      { place: 'Wichtige Nummern', text: 'Nachbarin: 081 555 14 40' },
    ];
    const ticked = ['number-145', 'number-0800-117-117', 'rule-stop'];
    expect(documentOf({ ticked, own }).importantNumbers).toEqual([
      {
        entry: '145 Vergiftungsnotfälle (Tox Info Suisse)',
        phoneNumber: '145',
        service: 'Vergiftungsnotfälle',
        number: 1,
      },
      {
        entry: '0800 117 117 Bahnpolizei (Transportpolizei SBB)',
        phoneNumber: '0800 117 117',
        service: 'Bahnpolizei',
        number: 2,
      },
      {
        entry: '081 555 14 30 Praxis Weber',
        phoneNumber: '081 555 14 30',
        service: 'Praxis Weber',
        number: 3,
      },
      {
        entry: 'Nachbarin: 081 555 14 40',
        phoneNumber: '',
        service: 'Nachbarin: 081 555 14 40',
        number: 4,
      },
    ]);
  });
});

describe('the height of the emergency sheet', () => {
  const way =
    'Von der Kantonsstrasse beim Schulhaus links auf die Alpstrasse bis zur Brücke über die Julia fahren, dann dem Forstweg entlang zum Lagerplatz; unten bei der Brücke wartet eine Leitungsperson mit Leuchtweste';
  const words = (count: number) => ({ access: way.split(' ').slice(0, count).join(' ') });
  const lines = (count: number) => ({
    hospitalAddress: Array.from({ length: count }, (_, index) => `Zeile ${index + 1}`).join('\n'),
  });
  const leaders = (count: number) => ({
    emergencyLead: '',
    mainLeaders: Array.from({ length: count }, (_, index) => ({
      key: `m${index}`,
      firstName: 'Maximilian',
      lastName: `Zurbriggen ${index}`,
      scoutName: 'Schneehuhn',
      training: '',
      phoneNumber: '079 555 20 10',
    })),
  });
  const numbers = (count: number) => ({
    own: Array.from({ length: count }, (_, index) => ({
      place: 'Wichtige Nummern',
      text: `081 555 66 7${index} Bergrettung und Tierarzt`,
    })),
  });

  // Each pair lies on both sides of what LibreOffice sets on one page.
  test.each<[string, Partial<Input>, boolean]>([
    ['everything', {}, true],
    ['a way of 22 words', { ...words(22), emergencyLead: '' }, true],
    ['a way of 26 words', { ...words(26), emergencyLead: '' }, false],
    ['a hospital of 8 lines', lines(8), true],
    ['a hospital of 10 lines', lines(10), false],
    ['2 who lead', leaders(2), true],
    ['3 who lead', leaders(3), false],
    ['1 number more', numbers(1), true],
    ['2 numbers more', numbers(2), false],
    ['a word without an end', { access: 'A'.repeat(200) }, false],
  ])('of %s is told', (_what, changes, fits) => {
    const data = documentOf({ coordinates: '46.61234, 9.58765', ...changes });
    expect(sheetHeight(data) <= sheetSpace).toBe(fits);
  });
});
