import { expect, test } from 'vitest';
import { campOfTexts } from '../../src/generators/camp';
import { readSavedInputs } from '../../src/generators/savedInput';
import { generatorOf } from '../support/documentOf';
import { openFirst, refusal } from '../support/openFirst';

const noCamp = campOfTexts({});
const open = async (text: string) => openFirst(readSavedInputs(text));

function file(changes: object): string {
  return JSON.stringify({ generator: 'packliste', version: 1, input: {}, ...changes });
}

test('a saved input keeps what still exists and names or counts what does not', async () => {
  const coat = { place: 'Kleider', text: 'Frack' };
  const own = [{ place: 'Hüte', text: 'Zylinder', colour: '' }, coat, { ...coat, text: '' }];
  const input = { ticked: ['1', '999', '2'], extras: ['boxes', 'who'], own, mood: 'gut', hat: 0 };
  // A text from Windows may begin with a byte order mark.
  const opened = await open(`\ufeff${file({ input })}\r\n`);
  const last = (await generatorOf('packliste')).groups.at(-1)?.title;
  const kept = { camp: noCamp, ticked: ['1', '2'], extras: ['boxes'] };
  expect(opened).toEqual({
    slug: 'packliste',
    isChanged: false,
    input: { ...kept, own: [coat, { place: last, text: 'Zylinder' }] },
    leftOut: [
      `«Hüte» gibt es nicht mehr: Der eigene Punkt «Zylinder» steht jetzt bei «${last}».`,
      'Punkte, die es nicht mehr gibt: 3.',
      'Für «gut» gibt es kein Feld mehr.',
    ],
  });
});

const many = <Value>(count: number, value: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => value(index));
const fieldsOf = (count: number) => Object.fromEntries(many(count, (index) => [`x${index}`, '']));
const long = 'x'.repeat(100_000);

test.each([
  ['unknown fields alone', file({ input: fieldsOf(9_000) })],
  ['a long name of a document', file({ generator: long })],
])('of a file that nobody saved, the sentence is short: %s', async (_, text) => {
  const { message } = await open(text).then(() => expect.fail('it opens'), Error);
  expect(message.length).toBeLessThan(600);
});

// A form of eight groups holds 200 own points in each group, and ticked suggestions.
test.each([
  ['packliste', 'own', { place: 'Kleider', text: 'Frack' }, 10_000, 1800],
  ['allgemeines-sicherheitskonzept', 'units', { name: 'Wölfe' }, 201, 200],
])('what no form holds is counted: %s, %s', async (generator, list, row, count, room) => {
  const typed = { [list]: many(count, () => row) };
  const { input, leftOut } = await open(file({ generator, input: typed }));
  expect(Reflect.get(input, list)).toHaveLength(room);
  const sentence = `Für so viele Zeilen hatte es in ihrer Liste keinen Platz: ${count - room}.`;
  expect(leftOut).toEqual([sentence]);
  // `readInput` itself cuts nothing.
  const { readInput } = await generatorOf(generator);
  expect(Reflect.get(readInput(typed), list)).toHaveLength(count);
});

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

test.each([
  ['', 'keine gesicherte Eingabe'],
  [JSON.stringify({ version: 2, camp: {}, documents: [] }), 'keine gesicherte Eingabe'],
  ['<office:document>', 'Öffne die Word-Datei so, wie du sie heruntergeladen hast.'],
  ['[1, 2]', 'keine gesicherte Eingabe der Lagerkiste'],
  [file({ generator: 7 }), 'beschädigt'],
  [file({ generator: { toString: null } }), 'beschädigt'],
  [file({ version: 0.6 }), 'beschädigt'],
  [file({ version: 3 }), 'neueren Lagerkiste'],
  [file({ generator: 'menüplan' }), 'Ein Dokument «menüplan» gibt es'],
  [file({ generator: '__proto__' }), 'Ein Dokument «__proto__» gibt es'],
  [file({ input: { ticked: [], own: 0 } }).replace('0}', `${deep}}`), 'zu tief verschachtelt'],
])('refused with a reason: %.60s', async (text, reason) => {
  await expect(open(text)).rejects.toEqual(refusal(reason));
});
