import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { openInput } from '../../src/generators/openInput';
import { settled } from '../../src/generators/ownPoints';
import { generatorOf, printed } from '../support/documentOf';

/** A saved input with a point of its own at each place. */
function savedPath(slug: string): URL {
  return new URL(`../fixtures/saved/version-1/${slug}.lagerkiste.json`, import.meta.url);
}

describe('own points', () => {
  test('of a place that is gone come to the end of the last one, and empty ones nowhere', () => {
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

  test.each(generatorEntries.map(({ slug }) => slug))('find one place only in %s', async (slug) => {
    const ids = (await generatorOf(slug)).places.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(generatorEntries.map(({ slug }) => slug))(
    'of %s that were saved by the first version stand where they stood',
    async (slug) => {
      const text = readFileSync(savedPath(slug), 'utf8');
      const saved = JSON.parse(text);
      const opened = openInput(await generatorOf(slug), saved.input);
      expect(opened).toMatchObject({
        leftOut: [],
        input: { own: saved.input.own },
      });
    },
  );
});

test('own points count on after the ticked items, flat and by group', async () => {
  const generator = await generatorOf('packliste');
  const own = [
    { place: 'Kleider', text: ' Frack ' },
    { place: 'Schuhe', text: 'Gummistiefel' },
  ];
  const clothes = [
    { text: 'Unterwäsche, frisch für jeden Tag', number: 1 },
    { text: 'Frack', number: 2 },
  ];
  expect(printed(generator, { ticked: ['1'], own }).data).toMatchObject({
    items: [...clothes, { text: 'Gummistiefel', number: 3 }],
    groups: [
      { title: 'Kleider', items: clothes },
      { title: 'Schuhe', items: [{ text: 'Gummistiefel', number: 1 }] },
    ],
  });
});
