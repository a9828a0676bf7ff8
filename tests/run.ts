import { spawn } from 'node:child_process';
import { printTable } from './bench/table';
import { chosenEngines } from './support/browsers';

// Runs all tests; after a stage that failed none begins. `--long` runs what needs patience, too.

const isLong = process.argv.includes('--long');
const env = isLong ? { FUZZ_RUNS: '1000', ...process.env, LONG: '1' } : process.env;
const projects = chosenEngines().map((engine) => `--project=${engine}`);
/** Half of the processors: the browsers have the other. */
const half = '-- --maxWorkers=50%';

/** Rows of lanes: a row begins when the one before has ended, a lane runs its scripts in their order. */
const rows = [
  'build & browsers | check',
  // The browsers wait at times, the others never. Beside one another, they leave no processor unused.
  `size & test:browser | test:unit ${half} & fuzz ${half} | test:engines -- ${projects.join(' ')}`,
  // What strangers' files take is timed: alone.
  ...(isLong ? ['hostile & foreign'] : []),
];

const took: { stage: string; seconds: number }[] = [];
const secondsSince = (began: number) => Math.round((performance.now() - began) / 1000);
const began = performance.now();
for (const row of rows) await Promise.all(row.split(' | ').map(runInOrder));
printTable('What the tests took', [...took, { stage: 'all', seconds: secondsSince(began) }]);

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
