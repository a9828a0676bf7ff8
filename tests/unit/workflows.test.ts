import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../.github/workflows/', import.meta.url);

test.each(readdirSync(folder))('every action of %s is pinned to a commit', (file) => {
  const workflow = readFileSync(new URL(file, folder), 'utf8');
  const actions = Array.from(workflow.matchAll(/uses: (.*)/g), ([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions.filter((one) => !one.startsWith('./'))) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});
