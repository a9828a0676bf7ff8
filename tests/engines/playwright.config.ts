import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chosenEngines, type Engine } from '../support/browsers';

// The variable gives every machine with fontconfig the same fonts. All browsers inherit the variable.
const fonts = new URL('../support/siteFonts.conf', import.meta.url);
process.env.FONTCONFIG_FILE ??= fileURLToPath(fonts);

// Chromium shows the pages of all documents in tests/e2e/, so that only late fonts are tested here.
const inChromium = process.env.LONG
  ? { testIgnore: 'paper.spec.ts' }
  : { testMatch: 'fonts.spec.ts', grep: /@alike/ };
const inOthers = process.env.LONG ? {} : { grepInvert: [/@long/, /@alike/] };

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Each engine has one worker, because starting an engine takes as long as three tests.
  workers: 3,
  forbidOnly: true,
  // A slow machine fails no test. A test that waits for nothing ends once its page is at rest (`browserPage.ts`).
  timeout: 600_000,
  reporter: 'list',
  projects: chosenEngines().map((engine) => ({
    name: engine,
    workers: 1,
    use: { engine },
    ...(engine === 'chromium' ? inChromium : inOthers),
  })),
});
