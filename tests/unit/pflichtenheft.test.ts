import { expect, test } from 'vitest';
import { generator } from '../../src/generators/pflichtenheft/generator';
import { jobs } from '../../src/generators/pflichtenheft/jobs';
import { printOptions } from '../support/printOptions';

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
  const { data } = generator.print({ ticked: ['medien-2', 'it-3', 'it-1'] }, printOptions);
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
  expect(generator.print({ ticked: [] }, printOptions).data).toMatchObject({ jobs: [] });
});
