import { expect, test } from 'vitest';
import { generator } from '../../src/generators/pflichtenheft/generator';
import { jobs } from '../../src/generators/pflichtenheft/jobs';
import { printed } from '../support/documentOf';

test('has the six jobs of the specification, with 4 to 6 tasks each', () => {
  expect(jobs.map(({ title }) => title)).toEqual([
    'Elternkontakt',
    'IT',
    'Kassier',
    'Material',
    'Medien',
    'Werbung und Social Media',
  ]);
  for (const { tasks } of jobs) expect([4, 5, 6]).toContain(tasks.length);
});

test('has ids that are unique over all jobs', () => {
  const ids = jobs.flatMap(({ tasks }) => tasks.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('leaves out a job without a ticked task', () => {
  const { data } = printed(generator, { ticked: ['medien-2', 'it-3', 'it-1'] });
  const text = expect.any(String);
  expect(data).toMatchObject({
    jobs: [
      {
        title: 'IT',
        tasks: [
          { text, number: 1 },
          { text, number: 2 },
        ],
      },
      { title: 'Medien', tasks: [{ text, number: 1 }] },
    ],
  });
});

test('prints no job when nothing is ticked', () => {
  expect(printed(generator, { ticked: [] }).data).toMatchObject({ jobs: [] });
});
