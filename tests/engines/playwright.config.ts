import { defineConfig } from '@playwright/test';
import { chosenEngines, type Engine } from '../support/browsers';

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // One more than two processors: tests wait at times.
  workers: 3,
  forbidOnly: true,
  ...(process.env.LONG ? {} : { grepInvert: /@long/ }),
  // No test fails because a machine is slow.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  projects: chosenEngines().map((engine) => ({ name: engine, use: { engine } })),
});
