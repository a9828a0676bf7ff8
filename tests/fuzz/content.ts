import {
  alarm,
  emergencyCar,
  firstAid,
} from '../../src/generators/allgemeines-sicherheitskonzept/content/emergency';
import { safetyGroups } from '../../src/generators/allgemeines-sicherheitskonzept/content/safetyGroups';
import { jobs } from '../../src/generators/pflichtenheft/jobs';
import { tasksAfterEnd, tasksBeforeStart } from '../../src/generators/todo-liste/tasks';
import { checklists } from '../support/checklists';

type Group = { title: string; points: readonly { id: string; text: string }[] };

const always = { always: true } as const;

/** The points that a document can hold, in its order and in groups; those of the ToDo stand always. */
export function contentOf(slug: string): { groups: readonly Group[]; always?: true } {
  if (slug === 'allgemeines-sicherheitskonzept') {
    return {
      groups: [...safetyGroups, firstAid, ...alarm, emergencyCar].map(({ title, items }) => ({
        title,
        points: items.map(({ checkboxId, checkboxText }) => ({
          id: checkboxId,
          text: checkboxText,
        })),
      })),
    };
  }
  if (slug === 'pflichtenheft') {
    return { groups: jobs.map(({ title, tasks }) => ({ title, points: tasks })) };
  }
  if (slug === 'todo-liste') {
    const before = tasksBeforeStart.map(({ words, tasks }) => ({ title: words, tasks }));
    const groups = [...before, { title: 'Lagerende', tasks: tasksAfterEnd }];
    return {
      ...always,
      groups: groups.map(({ title, tasks }) => ({
        title,
        points: tasks.map((text) => ({ id: text, text })),
      })),
    };
  }
  const { groups = [] } = checklists.find((known) => known.slug === slug) ?? {};
  return { groups: groups.map(({ legend, items }) => ({ title: legend, points: items })) };
}
