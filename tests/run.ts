import { spawn } from 'node:child_process';
import { chosenEngines } from './support/browsers';

// Runs the stages of the tests. No stage begins after a stage has failed. `--long` adds slow tests.

const isLong = process.argv.includes('--long');
const env = isLong ? { FUZZ_RUNS: '1000', ...process.env, LONG: '1' } : process.env;
const projects = chosenEngines().map((engine) => `--project=${engine}`);
/** Limits Vitest to half of the processors. The browsers use the other half. */
const half = '-- --maxWorkers=50%';

/** Each row begins after the previous row. The lanes of a row (`|`) run at the same time, a lane runs stages in order. */
const rows = [
  'build & browsers | check',
  // Browser tests often wait. Unit tests and fuzzing use the processors meanwhile.
  `size & test:browser | test:unit ${half} & fuzz ${half} | test:engines -- ${projects.join(' ')}`,
  // This stage measures times, so it runs alone.
  ...(isLong ? ['hostile'] : []),
];

const took: { stage: string; seconds: number }[] = [];
const secondsSince = (began: number) => Math.round((performance.now() - began) / 1000);
const began = performance.now();
for (const row of rows) await Promise.all(row.split(' | ').map(runInOrder));
console.table([...took, { stage: 'all', seconds: secondsSince(began) }]);

async function runInOrder(lane: string): Promise<void> {
  for (const stage of lane.split(' & ')) if (!process.exitCode) await run(stage);
}

async function run(stage: string): Promise<void> {
  const began = performance.now();
  const shell = process.platform === 'win32';
  const program = spawn('npm', ['run', ...stage.split(' ')], { env, stdio: 'inherit', shell });
  const status = await new Promise((resolve) => program.once('close', resolve));
  if (status !== 0) process.exitCode = 1;
  const outcome = status === 0 ? stage : `${stage}: failed`;
  took.push({ stage: outcome, seconds: secondsSince(began) });
}
