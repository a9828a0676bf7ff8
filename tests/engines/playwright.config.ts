import { defineConfig } from '@playwright/test';
import { chosenEngines, type Engine } from '../support/browsers';

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Each engine is started once: that takes as long as three tests.
  workers: 3,
  forbidOnly: true,
  ...(process.env.LONG ? {} : { grepInvert: /@long/ }),
  // No test fails because a machine is slow: what waits in vain ends once its page is at rest (browserPage.ts).
  timeout: 600_000,
  reporter: 'list',
  projects: chosenEngines().map((engine) => ({
    name: engine,
    workers: 1,
    use: { engine },
    // Chromium's own tests have its pages (e2e).
    ...(engine === 'chromium' && { testIgnore: 'paper.spec.ts' }),
  })),
});
