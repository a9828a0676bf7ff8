import { allGroups } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { generator as pflichtenheft } from '../../src/generators/checklists/pflichtenheft';
import { places } from '../../src/generators/todo-liste/deadlines';
import { checklists } from '../support/checklists';

type Group = { title: string; points: readonly { id: string; text: string }[] };

const always = { always: true } as const;

/** The points that a document can hold, in its order and in groups; those of the ToDo stand always. */
export function contentOf(slug: string): { groups: readonly Group[]; always?: true } {
  if (slug === 'allgemeines-sicherheitskonzept') {
    return {
      groups: allGroups.map(({ title, items }) => ({ title, points: items })),
    };
  }
  if (slug === 'pflichtenheft') {
    return { groups: pflichtenheft.groups.map(({ title, items }) => ({ title, points: items })) };
  }
  if (slug === 'todo-liste') {
    return { ...always, groups: places.map(({ title, items }) => ({ title, points: items })) };
  }
  const { groups = [] } = checklists.find((known) => known.slug === slug) ?? {};
  return { groups: groups.map(({ title, items }) => ({ title, points: items })) };
}
