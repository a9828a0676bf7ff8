import { spawnSync } from 'node:child_process';
import { printTable } from './bench/table';
import { chosenEngines } from './support/browsers';

// Runs all tests, stage by stage, up to the first that fails; `--long` with what needs patience.

const isLong = process.argv.includes('--long');
const env = isLong ? { FUZZ_RUNS: '1000', ...process.env, LONG: '1' } : process.env;

// What they try in Chromium too, its own tests try there already.
const engines = chosenEngines().filter((engine) => isLong || engine !== 'chromium');

type Stage = readonly [name: string, script: string, ...args: string[]];

const stages: readonly Stage[] = [
  ['types, lint', 'check'],
  ['unit, golden', 'test:unit'],
  ['build', 'build'],
  ['size', 'size'],
  ['browsers', 'browsers'],
  ['chromium', 'test:browser'],
  ...(engines.length > 0 ? [inEngines()] : []),
  ['fuzz', 'fuzz'],
];

const took: { stage: string; seconds: number }[] = [];
for (const [stage, script, ...args] of stages) {
  const began = performance.now();
  const { status } = spawnSync('npm', ['run', script, ...args], {
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
  const outcome = process.exitCode === 0 ? stage : `${stage}: failed`;
  took.push({ stage: outcome, seconds: Math.round((performance.now() - began) / 1000) });
  if (process.exitCode !== 0) break;
}
const seconds = took.reduce((sum, one) => sum + one.seconds, 0);
printTable('What the tests took', [...took, { stage: 'all', seconds }]);

function inEngines(): Stage {
  const projects = engines.map((engine) => `--project=${engine}`);
  return [engines.join(', '), 'test:engines', '--', ...projects];
}
