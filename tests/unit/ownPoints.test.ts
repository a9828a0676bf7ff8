import { expect, test } from 'vitest';
import { settled } from '../../src/generators/points';
import { generatorOf, slugs } from '../support/documentOf';

test('own points of a place that is gone come to the end of the last one, and empty ones nowhere', () => {
  const places = [
    { id: 'Kleider', title: 'Kleider' },
    { id: 'Schuhe', title: 'Sandalen' },
  ];
  const [boots, hat, coat, empty, skates] = [
    { place: 'Schuhe', text: 'Gummistiefel' },
    { place: 'Hüte', text: 'Zylinder' },
    { place: 'Kleider', text: 'Frack' },
    { place: 'Kleider', text: '' },
    { place: 'Schuhe', text: 'Rollschuhe' },
  ] as const;
  expect(settled([boots, hat, coat, empty, skates], places)).toEqual([
    boots,
    coat,
    skates,
    { place: 'Schuhe', text: 'Zylinder' },
  ]);
});

test.each(slugs)('own points find one place only in %s', async (slug) => {
  const ids = (await generatorOf(slug)).places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
