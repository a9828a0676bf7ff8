import { describe, expect, test } from 'vitest';
import { generator as tageschef } from '../../src/generators/checklists/aufgaben-tageschef';
import { generator as gelaendespiel } from '../../src/generators/checklists/gelaendespiel';
import { generator as lagerpakt } from '../../src/generators/checklists/lagerpakt';
import { generator as packliste } from '../../src/generators/checklists/packliste';
import { generator as leitende } from '../../src/generators/checklists/regeln-fuer-leitende';
import { generator as tns } from '../../src/generators/checklists/regeln-fuer-tns';
import { generator as leitungsteam } from '../../src/generators/checklists/regeln-im-leitungsteam';

const numbers = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`);

describe.each([
  ['Regeln für TNs', tns, numbers(32)],
  ['Lagerpakt', lagerpakt, numbers(46)],
  ['Regeln für Leitende', leitende, numbers(17)],
  ['Regeln im Leitungsteam', leitungsteam, numbers(10)],
  ['Geländespiel', gelaendespiel, numbers(14)],
  ['Aufgaben Tageschef', tageschef, numbers(13)],
  ['Packliste', packliste, numbers(41).filter((id) => id !== '14')],
] as const)('%s', (_name, { groups, print }, ids) => {
  const items = groups.flatMap((group) => group.items);

  test('has the ids of the specification, in order', () => {
    expect(items.map(({ id }) => id)).toEqual(ids);
  });

  test('says nothing twice, in Swiss spelling, without stray space', () => {
    const texts = items.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).not.toContain('ß');
      expect(text).toBe(text.trim().normalize('NFC'));
    }
  });

  test('is grouped on the screen when it is longer than 12 items', () => {
    expect(groups.length > 1).toBe(items.length > 12);
  });

  test('lists what is ticked in the order of the list, whatever the order of the ticks', () => {
    expect(print({ ticked: [...ids].reverse() }, {}).data).toEqual({
      items: items.map(({ text }) => ({ text })),
    });
  });

  test('is an empty list when nothing is ticked', () => {
    expect(print({ ticked: [] }, {}).data).toEqual({ items: [] });
  });

  test('leaves out an id that it does not know', () => {
    expect(print({ ticked: ['999'] }, {}).data).toEqual({ items: [] });
  });
});
