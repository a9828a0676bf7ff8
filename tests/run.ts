import { spawn } from 'node:child_process';
import { printTable } from './bench/table';
import { chosenEngines } from './support/browsers';

// Runs all tests; after a stage that failed none begins. `--long` runs what needs patience, too.

const isLong = process.argv.includes('--long');
const env = isLong ? { FUZZ_RUNS: '1000', ...process.env, LONG: '1' } : process.env;

const engines = chosenEngines();
const projects = engines.map((engine) => `--project=${engine}`);

type Stage = readonly [name: string, script: string, ...args: string[]];

/** Half of the processors: the browsers have the other. */
const half = ['--', '--maxWorkers=50%'] as const;

const strangers: readonly Stage[] = [
  ['hostile files', 'hostile'],
  ['foreign files', 'foreign'],
];

/** Rows of lanes: a row begins when the one before has ended, a lane runs its stages in their order. */
const rows: readonly (readonly (readonly Stage[])[])[] = [
  [
    [
      ['build', 'build'],
      ['browsers', 'browsers'],
    ],
    [['types, lint', 'check']],
  ],
  // The browsers wait at times, the others never. Beside one another, they leave no processor unused.
  [
    [
      ['size', 'size'],
      ['chromium', 'test:browser'],
    ],
    [
      ['unit, golden', 'test:unit', ...half],
      ['fuzz', 'fuzz', ...half],
    ],
    [[engines.join(', '), 'test:engines', '--', ...projects]],
  ],
  // What strangers' files take is timed: alone.
  ...(isLong ? [[strangers]] : []),
];

const took: { stage: string; seconds: number }[] = [];
const secondsSince = (began: number) => Math.round((performance.now() - began) / 1000);
const began = performance.now();
for (const lanes of rows) await Promise.all(lanes.map(runInOrder));
printTable('What the tests took', [...took, { stage: 'all', seconds: secondsSince(began) }]);

async function runInOrder(stages: readonly Stage[]): Promise<void> {
  for (const stage of stages) if (!process.exitCode) await run(stage);
}

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
