import { describe, expect, test } from 'vitest';
import { places as groupTitles } from '../../src/generators/allgemeines-sicherheitskonzept/toDocument';
import { ownTextsBy } from '../../src/generators/ownPoints';
import { jobs } from '../../src/generators/pflichtenheft/jobs';
import { places as deadlinePlaces } from '../../src/generators/todo-liste/deadlines';
import { checklists } from '../support/checklists';
import { documentOf, generatorOf } from '../support/documentOf';
import { printOptions } from '../support/printOptions';
import { paragraphsOf } from '../support/readDocx';

describe('own points', () => {
  const places = ['Kleider', 'Schuhe'];
  const own = [
    { place: 'Schuhe', text: 'Gummistiefel' },
    { place: 'Hüte', text: 'Zylinder' },
    { place: 'Kleider', text: 'Frack' },
    { place: 'Kleider', text: '' },
    { place: 'Schuhe', text: 'Rollschuhe' },
  ];

  test('stand in their place, in the order in which they were added', () => {
    expect(ownTextsBy(places, own.slice(2))('Kleider')).toEqual(['Frack']);
    expect(ownTextsBy(places, own)('Kleider')).toEqual(['Frack']);
  });

  test('of a place that is gone come to the end of the last one', () => {
    expect(ownTextsBy(places, own)('Schuhe')).toEqual(['Gummistiefel', 'Rollschuhe', 'Zylinder']);
  });

  const listsOfPlaces: readonly (readonly [string, readonly string[]])[] = [
    ['the safety concept', groupTitles],
    ['the Pflichtenheft', jobs.map(({ title }) => title)],
    ['the deadlines', deadlinePlaces],
    ...checklists.map(({ slug, groups }) => [slug, groups.map(({ legend }) => legend)] as const),
  ];
  test.each(listsOfPlaces)('find a place of one name only in %s', (_name, names) => {
    expect(new Set(names).size).toBe(names.length);
  });
});

test('own points count on after the ticked items, flat and by group', async () => {
  const { print } = await generatorOf('packliste');
  const own = [
    { place: 'Kleider', text: ' Frack ' },
    { place: 'Schuhe', text: 'Gummistiefel' },
  ];
  const clothes = [
    { text: 'Unterwäsche, frisch für jeden Tag', number: 1 },
    { text: 'Frack', number: 2 },
  ];
  expect(print({ ticked: ['1'], own }, printOptions).data).toMatchObject({
    items: [...clothes, { text: 'Gummistiefel', number: 3 }],
    groups: [
      { title: 'Kleider', items: clothes },
      { title: 'Schuhe', items: [{ text: 'Gummistiefel', number: 1 }] },
    ],
  });
});

test('a job is printed for its own points alone', async () => {
  const { print } = await generatorOf('pflichtenheft');
  expect(print({ own: [{ place: 'IT', text: 'WLAN abklären' }] }, printOptions).data).toMatchObject(
    {
      jobs: [{ title: 'IT', tasks: [{ text: 'WLAN abklären', number: 1 }] }],
    },
  );
});

test('own points bring up the headings of the safety concept, but no driver', async () => {
  const document = await documentOf('allgemeines-sicherheitskonzept', {
    mainLeaders: [{ key: 'a', firstName: 'Anna' }],
    carDriver: 'a',
    own: [
      { place: 'Wichtige Nummern', text: 'Spital' },
      { place: 'Notfallauto', text: 'Am Brunnen' },
    ],
  });
  expect(paragraphsOf(document).slice(-8)).toEqual([
    { style: 'Heading1', text: 'Handeln im Notfall' },
    { style: 'Heading2', text: 'Alarmierung' },
    { style: 'Heading3', text: 'Wichtige Nummern' },
    { style: 'ListBulletTogether', text: 'Spital' },
    { style: 'GroupEnd', text: '' },
    { style: 'Heading2', text: 'Notfallauto' },
    { style: 'ListBulletTogether', text: 'Am Brunnen' },
    { style: 'GroupEnd', text: '' },
  ]);
});
