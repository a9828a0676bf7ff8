import { expect, test } from 'vitest';
import { withNoBreaks } from '../../src/generators/data';
import { generatorOf, printed } from '../support/documentOf';
import { textsIn } from '../support/table';

const seen = (text: string) => text.replaceAll('\u00a0', '~');

const together = textsIn(`
Balu, 079~555~01~11 | warm bis etwa 5~°C | Waldweg~4, 8880~Walenstadt | Am 3.~Juli um 9~Uhr
Nummer~147, 2~trockene Hosen | 2'763'400~/~1'163'900 | Anna Müller v/o~Balu | Bergheim~2027
`);

test.each(together)('«%s» stays together where print keeps it so', (text) => {
  expect(seen(withNoBreaks(text.replaceAll('~', ' ')))).toBe(text);
});

test('texts are set at any depth of a copy, and nothing else changes', () => {
  const data = { items: [{ text: '5 km', number: 1 }], boxes: true, none: undefined };
  expect(withNoBreaks(data)).toEqual({ ...data, items: [{ text: '5\u00a0km', number: 1 }] });
  expect(data.items[0]?.text).toBe('5 km');
});

const rules = 'Wir tragen im Freien~Schuhe. | Stopp | Wir hören auf, wenn jemand «Stopp»~sagt.';

test.each(textsIn(rules))('on a poster no word of «%s» stands alone', async (text) => {
  const input = { own: [{ place: '', text: text.replace('~', ' ') }], extras: ['poster'] };
  const { data } = printed(await generatorOf('lagerpakt'), input);
  expect(seen(JSON.stringify(data))).toContain(`{"text":"${text}"`);
});
