import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chosenEngines, type Engine } from '../support/browsers';

// The same fonts on every machine that has fontconfig: browsers inherit it, whoever starts them.
process.env.FONTCONFIG_FILE ??= fileURLToPath(
  new URL('../support/siteFonts.conf', import.meta.url),
);

// Its own tests (e2e) try Chromium, with the pages of all documents; here it is tried with late fonts.
const inChromium = process.env.LONG
  ? { testIgnore: 'paper.spec.ts' }
  : { testMatch: 'fonts.spec.ts', grep: /@alike/ };
const inOthers = process.env.LONG ? {} : { grepInvert: [/@long/, /@alike/] };

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Each engine is started once: that takes as long as three tests.
  workers: 3,
  forbidOnly: true,
  // No test fails because a machine is slow: what waits in vain ends once its page is at rest (browserPage.ts).
  timeout: 600_000,
  reporter: 'list',
  projects: chosenEngines().map((engine) => ({
    name: engine,
    workers: 1,
    use: { engine },
    ...(engine === 'chromium' ? inChromium : inOthers),
  })),
});
