import { expect, test } from 'vitest';
import { InputError, plainText } from '../../src/generators/readInput';
import { generators } from '../support/checklists';
import { generatorOf } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { rowsOf } from '../support/table';

test.each(
  rowsOf(`
packliste | null | Falsch ist «alles».
packliste | [] | Falsch ist «alles».
todo-liste | { "ticked": ["1"] } | Hier gibt es kein «ticked».
packliste | { "ticked": ["1", 2] } | Falsch ist «ticked.1».
todo-liste | { "startDate": 1, "endDate": null } | Falsch ist «camp.startDate», «camp.endDate».
`),
)('an input of the wrong shape is refused with its path: %s, %s', async (slug, json, sentence) => {
  const { readInput } = await generatorOf(slug);
  const read = () => readInput(JSON.parse(json));
  expect(read).toThrow(InputError);
  expect(read).toThrow(sentence);
});

test.each(generators)('the empty input of $slug is its sample', async ({ slug, readInput }) => {
  expect(readInput({})).toEqual(await sampleInput(slug, 'leer'));
});

test('a look that is not there is that of the original', async () => {
  const { readInput } = await generatorOf('packliste');
  const lookOf = (look: string) => readInput({ camp: { look } }).camp.look;
  expect([lookOf('warm'), lookOf('einst')]).toEqual(['warm', '']);
});

test.each([
  ['makes every kind of line break one line break', 'a\nb\r\nc\rd', 'a\nb\nc\nd'],
  ['drops what XML 1.0 forbids', 'a\u0000\u0008\u001f\ud800b\udc00\ufffe\uffff', 'ab'],
  ['takes off the space around a text alone', ' \u00a0\n zwei   Abstände\n\n', 'zwei   Abstände'],
  ...['\ufffd🏕', '🏕️', '👩‍🚒', '🏴\u{e0067}\u{e0062}\u{e007f}', 'Fuss\u00adball'].map((text) => [
    'keeps what shows nothing by itself within a text, and what looks forbidden',
    text,
    text,
  ]),
])('%s: %j', (_, text, plain) => {
  expect(plainText(text)).toBe(plain);
});

const unseen =
  '\u200b \u200d \u2060 \ufeff \u00ad \u034f \u061c \u180e \u202a\u202c \u115f \u3164 \uffa0 \u2800 \ufe0f \u{e0041} \u{1d173} \u0085 \ufffc';

test.each(unseen.split(' '))('a text of nothing but %j is empty', (unseen) => {
  expect(plainText(` ${unseen}\n${unseen}`)).toBe('');
});
