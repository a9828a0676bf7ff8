import { defineConfig } from '@playwright/test';
import { chosenEngines, type Engine } from '../support/browsers';

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // One more than two processors: tests wait at times.
  workers: 3,
  forbidOnly: true,
  ...(process.env.LONG ? {} : { grepInvert: /@long/ }),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: chosenEngines().map((engine) => ({ name: engine, use: { engine } })),
});
