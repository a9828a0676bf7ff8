import { expect, test } from 'vitest';
import { settled } from '../../src/generators/points';
import { generatorOf, slugs } from '../support/documentOf';

test('own points of a place that is gone come to the end of the last one, and empty ones nowhere', () => {
  const places = ['Kleider', 'Schuhe'].map((id) => ({ id, title: `${id} und mehr` }));
  const points = (typed: string) =>
    typed.split(', ').map((one) => {
      const [place = '', text = ''] = one.split('/');
      return { place, text };
    });
  const typed = 'Schuhe/Gummistiefel, Hüte/Zylinder, Kleider/Frack, Kleider/, Schuhe/Rollschuhe';
  const kept = 'Schuhe/Gummistiefel, Kleider/Frack, Schuhe/Rollschuhe, Schuhe/Zylinder';
  expect(settled(points(typed), places)).toEqual(points(kept));
});

test.each(slugs)('own points find one place only in %s', async (slug) => {
  const ids = (await generatorOf(slug)).places.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
