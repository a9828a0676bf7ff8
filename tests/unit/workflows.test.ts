import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = '.github/workflows';
const workflows = readdirSync(folder);
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const { dependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(workflows)('every action of %s is pinned to a commit', (file) => {
  const workflow = read(file);
  const actions = Array.from(workflow.matchAll(/uses: (.*)/g), ([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions.filter((one) => !one.startsWith('./'))) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test.each(workflows)('every script that %s runs is one of package.json', (file) => {
  const known = ['ci', 'sbom', 'audit', ...Object.keys(scripts)];
  for (const [, name] of read(file).matchAll(/npm (?:run )?(\S+)/g)) expect(known).toContain(name);
});

test('what ships is pinned to one version each', () => {
  for (const [name, version] of Object.entries(dependencies)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
