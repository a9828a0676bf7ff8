import { expect, test } from 'vitest';
import { withNoBreaks } from '../../src/generators/data';
import { generatorOf, printed } from '../support/documentOf';

const seen = (text: string) => text.replaceAll('\u00a0', '~');

test.each([
  ['Balu, 079 555 01 11', 'Balu, 079~555~01~11'],
  ['warm bis etwa 5 °C', 'warm bis etwa 5~°C'],
  ['Waldweg 4, 8880 Walenstadt', 'Waldweg~4, 8880~Walenstadt'],
  ['Am 3. Juli um 9 Uhr', 'Am 3.~Juli um 9~Uhr'],
  ['Nummer 147, 2 trockene Hosen', 'Nummer~147, 2~trockene Hosen'],
  ["2'763'400 / 1'163'900", "2'763'400~/~1'163'900"],
  ['Anna Müller v/o Balu', 'Anna Müller v/o~Balu'],
  ['Sommerlager Bergheim 2027', 'Sommerlager Bergheim~2027'],
])('«%s» stays together where print keeps it so', (text, printed) => {
  expect(seen(withNoBreaks(text))).toBe(printed);
});

test('texts are set at any depth, and nothing else changes', () => {
  const data = { items: [{ text: '5 km', number: 1 }], boxes: true, none: undefined };
  expect(withNoBreaks(data)).toEqual({ ...data, items: [{ text: '5\u00a0km', number: 1 }] });
});

test.each([
  ['Wir tragen im Freien Schuhe.', 'Wir tragen im Freien~Schuhe.'],
  ['Stopp', 'Stopp'],
  ['Wir hören auf, wenn jemand «Stopp» sagt.', 'Wir hören auf, wenn jemand «Stopp»~sagt.'],
])('on a poster no word of «%s» stands alone', async (text, set) => {
  const input = { own: [{ place: '', text }], extras: ['poster'] };
  const { data } = printed(await generatorOf('lagerpakt'), input);
  expect(seen(JSON.stringify(data))).toContain(`{"text":"${set}"`);
});
