import { expect, test } from 'vitest';
import { uses } from '../../src/app/page/uses';
import { generatorEntries, loadGenerator } from '../../src/catalog';
import { allGroups } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { generator as pflichtenheft } from '../../src/generators/checklists/pflichtenheft';
import { places } from '../../src/generators/todo-liste/deadlines';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test.each(generatorEntries)('$slug is as large as its page says', async ({ slug }) => {
  expect(uses.find((use) => use.slug === slug)?.size).toBe(await sizeOf(slug));
});

async function sizeOf(slug: (typeof generatorEntries)[number]['slug']): Promise<string> {
  if (slug === 'pflichtenheft') return `${pflichtenheft.groups.length} Ressorts`;
  if (slug === 'todo-liste') {
    return `${sum(places.map(({ items }) => items.length))} Aufgaben`;
  }
  const { groups: listed } = await loadGenerator(slug);
  const groups = listed.length > 0 ? listed : allGroups;
  return `${sum(groups.map(({ items }) => items.length))} Punkte`;
}

test('what is needed some time before the camp is due at one of the deadlines', () => {
  const deadlines = places.map(({ title }) => `${title} vor dem Lager`);
  const due = uses.filter(({ when }) => when.endsWith('vor dem Lager'));
  expect(due.length).toBeGreaterThan(0);
  for (const { when } of due) expect(deadlines).toContain(when);
});
