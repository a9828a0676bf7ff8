import { expect, test } from 'vitest';
import { campOfTexts } from '../../src/generators/camp';
import { readSelection, selectionFragment } from '../../src/generators/selectionLink';
import { generatorOf } from '../support/documentOf';
import { refusal } from '../support/openFirst';

const noCamp = campOfTexts({});
const packliste = await generatorOf('packliste');
const safetyConcept = await generatorOf('allgemeines-sicherheitskonzept');
const encoded = (text: string) => `#auswahl=${Buffer.from(text).toString('base64url')}`;

test('says only what differs from the empty input, umlauts and emoji too', () => {
  const own = [{ place: 'Kleider', text: 'Fräcke für «Müller» 🎩' }];
  const link = encoded(JSON.stringify({ own }));
  expect(selectionFragment(packliste, packliste.readInput({ ticked: [], own }))).toBe(link);
  const input = { camp: noCamp, ticked: [], own, extras: [] };
  expect(readSelection(packliste, link)).toEqual({ input, leftOut: [] });
});

test('says in which look its document is', () => {
  const input = packliste.readInput({ camp: { name: 'Sola', look: 'warm' } });
  expect(selectionFragment(packliste, input)).toBe(encoded('{"camp":{"look":"warm"}}'));
});

test('is found whether or not the equals sign was escaped', () => {
  const fragment = selectionFragment(packliste, packliste.readInput({ ticked: ['1'] })) ?? '';
  const read = readSelection(packliste, fragment.replace('=', '%3D'));
  expect(read).toMatchObject({ input: { ticked: ['1'] } });
});

test('is none where the address has another fragment', () => {
  for (const fragment of ['', '#', '#inhalt', '#auswahlen=1'])
    expect(readSelection(packliste, fragment)).toBeUndefined();
});

test.each([
  ['nothing', {}],
  ['more than a chat carries', { own: [{ place: 'Kleider', text: 'x'.repeat(8000) }] }],
])('is not made of %s', (_what, input) => {
  expect(selectionFragment(packliste, packliste.readInput(input))).toBeUndefined();
});

// A text that is no base64, bytes that are no UTF-8, a text that is no JSON, and JSON that is no input of the list.
const odd = ['#auswahl=%%%', '#auswahl=____', encoded('{"ticked":["1"'), encoded('{"ticked":1}')];

test.each(odd)('that is unreadable is refused calmly: %.40s', (fragment) => {
  const why = 'im Link lässt sich nicht lesen. Vielleicht wurde er beim Verschicken abgeschnitten.';
  expect(() => readSelection(packliste, fragment)).toThrow(refusal(why));
});

test('is never made of the safety concept, nor read into it', () => {
  const input = safetyConcept.readInput({ campName: 'Sola' });
  expect(selectionFragment(safetyConcept, input)).toBeUndefined();
  const selection = encoded('{"campName":"Sola"}');
  expect(() => readSelection(safetyConcept, selection)).toThrow(refusal('nimmt keine Auswahl'));
});
