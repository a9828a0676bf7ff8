import { expect, test } from 'vitest';
import { countedPoints } from '../../src/app/draft/progress';
import { generator as concept } from '../../src/generators/allgemeines-sicherheitskonzept/generator';
import { rulesInPact } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import {
  unfitPoints,
  usual,
  usualIn,
} from '../../src/generators/allgemeines-sicherheitskonzept/usual';
import { generator as packliste } from '../../src/generators/checklists/packliste';
import { generator as todo } from '../../src/generators/todo-liste/generator';

test('what is done of a list is the number of ticked and own points, if the list has any', () => {
  const own = [{ place: 'Kleider', text: 'Zylinder' }];
  const countOf = (input: object) => countedPoints(packliste, packliste.readInput(input));
  expect(countOf({ ticked: ['1', '2', 'unknown'], own })).toBe('3 Punkte');
  expect(countOf({ ticked: ['1'] })).toBe('1 Punkt');
  for (const generator of [todo, concept])
    expect(countedPoints(generator, generator.readInput({}))).toBe('');
});

const [inSummer, inWinter] = ['2027-07-10', '2027-12-26'];

test('usual choices and the rules of the pact name points of the safety concept', () => {
  const rules = [usualIn, rulesInPact, ...Object.values(unfitPoints)].join(' ');
  const named = rules.match(/[a-z]+-[\w-]+/g) ?? [];
  expect(named.filter((id) => !concept.ids.includes(id))).toEqual([]);
});

test.each([
  ['Zeltlager', 'surroundings-flood-rockfall', 'medkit-camp-house'],
  ['Hauslager', 'medkit-camp-house', 'medkit-camp-site'],
  ['Hauslager', 'fire-exits', 'surroundings-flood-rockfall'],
] as const)('what most tick in a %s has the point %s, and not %s', (type, has, lacks) => {
  const { ticked } = usual({ startDate: inSummer }, type);
  expect([has, lacks].map((id) => ticked.includes(id))).toEqual([true, false]);
});

test('a document without ticks gets the usual ones for the kind of camp', () => {
  const tents = packliste.usual(packliste.readInput({}), 'Zeltlager');
  const house = packliste.usual(packliste.readInput({}), 'Hauslager');
  expect(tents.ticked?.filter((id) => !house.ticked?.includes(id))).toContain('19');
  expect(concept.usual(concept.readInput({}), 'Hauslager')).toMatchObject(
    usual({ startDate: '' }, 'Hauslager'),
  );
  expect(todo.usual(todo.readInput({}), 'Zeltlager')).toEqual(todo.readInput({}));
});

test.each([
  ['summer', 'thunder heat tick', ['', 'bald', inSummer, '2027-05-01', '2027-09-30']],
  ['spring', 'thunder tick tyres', ['2027-04-30']],
  ['autumn', 'thunder tick', ['2027-10-31']],
  ['winter', 'sledging tyres', [inWinter, '2027-11-01', '2027-03-31']],
])('what most camps tick in %s has points about %s', (_, topics, starts) => {
  const all = ['sledging', 'thunder', 'heat', 'tick', 'tyres'];
  for (const startDate of starts) {
    const ticked = usual({ startDate }, 'Hauslager').ticked.join(' ');
    expect(all.filter((topic) => ticked.includes(topic)).join(' ')).toBe(topics);
  }
});
