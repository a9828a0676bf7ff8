import { spawn } from 'node:child_process';
import { printTable } from './bench/table';
import { chosenEngines } from './support/browsers';

// Runs all tests, stage by stage, up to the first that fails; `--long` with what needs patience.

const isLong = process.argv.includes('--long');
const env = isLong ? { FUZZ_RUNS: '1000', ...process.env, LONG: '1' } : process.env;

// What they try in Chromium too, its own tests try there already.
const engines = chosenEngines().filter((engine) => isLong || engine !== 'chromium');

type Stage = readonly [name: string, script: string, ...args: string[]];

/** Stages in their order; those of one row run at once. */
const rows: readonly (readonly Stage[])[] = [
  [['types, lint', 'check']],
  [['unit, golden', 'test:unit']],
  [['build', 'build']],
  [['size', 'size']],
  [['browsers', 'browsers']],
  [['chromium', 'test:browser']],
  // The browsers wait at times, the properties never.
  [['fuzz', 'fuzz'], ...(engines.length > 0 ? [inEngines()] : [])],
];

const took: { stage: string; seconds: number }[] = [];
const began = performance.now();
for (const row of rows) {
  await Promise.all(row.map(run));
  if (process.exitCode) break;
}
printTable('What the tests took', [...took, { stage: 'all', seconds: secondsSince(began) }]);

async function run([stage, script, ...args]: Stage): Promise<void> {
  const began = performance.now();
  const program = spawn('npm', ['run', script, ...args], {
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const status = await new Promise((resolve) => program.once('close', resolve));
  if (status !== 0) process.exitCode = 1;
  const outcome = status === 0 ? stage : `${stage}: failed`;
  took.push({ stage: outcome, seconds: secondsSince(began) });
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1000);
}

function inEngines(): Stage {
  const projects = engines.map((engine) => `--project=${engine}`);
  return [engines.join(', '), 'test:engines', '--', ...projects];
}
