import { describe, expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { generateDocument } from '../../src/generators/generateDocument';
import type { GeneratorUnit } from '../../src/generators/generatorUnit';
import { InputError } from '../../src/generators/readInput';
import { sampleInput, templateBytes } from '../support/files';
import { paragraphsOf } from '../support/readDocx';

async function fill(slug: string, input: unknown) {
  const entry = generatorEntries.find((known) => known.slug === slug);
  const { generator }: { generator: GeneratorUnit } = (await entry?.load()) ?? expect.fail();
  return generateDocument(generator, input, await templateBytes(slug), { locale: 'de-CH' });
}

describe('an input of the wrong shape is refused with its path', () => {
  test.each([
    ['packliste', null, 'Bei «allem» wird ein Objekt erwartet, nicht null.'],
    ['packliste', [], '«ticked» fehlt.'],
    ['packliste', {}, '«ticked» fehlt.'],
    ['packliste', { ticked: '1' }, 'Bei «ticked» wird eine Liste erwartet, nicht "1".'],
    ['lagerpakt', { ticked: ['1', 2] }, 'Bei «ticked.1» wird ein Text erwartet, nicht 2.'],
    ['pflichtenheft', { ticked: [{}] }, 'Bei «ticked.0» wird ein Text erwartet, nicht ein Objekt.'],
    ['todo-liste', { startDate: '2027-01-01' }, '«endDate» fehlt.'],
    [
      'todo-liste',
      { startDate: 1, endDate: null },
      'Bei «startDate» wird ein Text erwartet, nicht 1.',
    ],
  ])('%s %j', async (slug, input, sentence) => {
    const refused = fill(slug, input);
    await expect(refused).rejects.toThrow(InputError);
    await expect(refused).rejects.toThrow(sentence);
  });

  test.each([
    [
      { campType: 'Hotel' },
      'Bei «campType» wird ("" | "Hauslager" | "Zeltlager") erwartet, nicht "Hotel".',
    ],
    [{ coaches: [{ key: 'coaches-1' }] }, '«coaches.0.firstName» fehlt.'],
    [{ units: {} }, 'Bei «units» wird eine Liste erwartet, nicht ein Objekt.'],
  ])('the safety concept with %j', async (changes, sentence) => {
    const whole = (await sampleInput('allgemeines-sicherheitskonzept', 'leer')) as object;
    await expect(fill('allgemeines-sicherheitskonzept', { ...whole, ...changes })).rejects.toThrow(
      sentence,
    );
  });
});

test('a field of nothing but forbidden characters is empty, with its heading', async () => {
  const whole = (await sampleInput('allgemeines-sicherheitskonzept', 'leer')) as object;
  const input = {
    ...whole,
    campAddress: '\u0000\ud800',
    activities: [{ name: '\ufffe', date: '' }],
  };
  expect(paragraphsOf(await fill('allgemeines-sicherheitskonzept', input))).toEqual([
    { style: 'Title', text: 'Sicherheitskonzept' },
  ]);
});
