import { expect, test } from 'vitest';
import { exampleOf, typicalInput } from '../../src/app/draft/typicalInput';
import { isText } from '../../src/app/guide/FieldTable';
import { withExamples } from '../../src/app/template/checkCustomTemplate';
import { generatorEntries } from '../../src/catalog';
import { type Fields, fieldPaths } from '../../src/document/fields';
import { generatorOf, printed } from '../support/documentOf';
import { sampleInput } from '../support/files';

test('rows stand in the order of the data, each in its loops', () => {
  const fields: Fields = { title: 'value', items: { text: 'value', number: 'position' } };
  const rows = fieldPaths({ ...fields, hasItems: 'condition' });
  expect(rows.map(({ path, field }) => `${path}: ${JSON.stringify(field)}`)).toEqual([
    'title: "value"',
    'items: {"text":"value","number":"position"}',
    'items,text: "value"',
    'items,number: "position"',
    'hasItems: "condition"',
  ]);
});

test.each(generatorEntries)('the typical input of $slug has every text', async ({ slug }) => {
  const generator = await generatorOf(slug);
  const { fields } = generator;
  const input = await typicalInput(generator);
  const { data } = printed(generator, input);
  const texts = fieldPaths(fields).filter(({ field }) => isText(field));
  const namesOf = (rows: typeof texts) => new Set(rows.map(({ path }) => path.at(-1)));
  // Of the two columns of a list with one group, the right one is empty. Its fields have an example elsewhere.
  const having = texts.filter(({ path }) => exampleOf(data, path) || exampleOf(input, path));
  expect(namesOf(having)).toEqual(namesOf(texts));
});

test('a sentence names the text of a field before its tag', async () => {
  const generator = await generatorOf('packliste');
  const { data } = printed(generator, await typicalInput(generator));
  expect(withExamples('Weg: {campPlace}, {text} in {#items}, «☐» in {#items}.', data)).toBe(
    'Weg: «Sarnen» ({campPlace}), «Unterwäsche, frisch für jeden Tag» ({text} in {#items}), «☐» in {#items}.',
  );
});

const writtenByHand = ['allgemeines-sicherheitskonzept', 'todo-liste'];

test.each(writtenByHand)('the goldens know the typical input of %s', async (slug) => {
  const { typical, readInput } = await generatorOf(slug);
  expect(await typical()).toEqual(readInput(await sampleInput(slug, 'typisch')));
});
