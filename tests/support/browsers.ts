import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

export const playwrightTypes = { chromium, firefox, webkit };

/** A browser and who drives it: Playwright, or (a Firefox or WebKit of the system) W3C WebDriver. */
export type Browser = { path: string; by: 'playwright' | 'webdriver' };

type Places = { variable: string; names: string; usual: readonly string[]; by: Browser['by'] };

export const places: Record<Engine, Places> = {
  chromium: {
    variable: 'CHROME_PATH',
    // The first one is the same engine without a window, in two thirds of the time.
    names: 'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable',
    usual: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    by: 'playwright',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    // Not `firefox`: as a snap, Ubuntu's reads no profile in the folder for temporary files.
    names: 'firefox-esr',
    usual: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    by: 'webdriver',
  },
  webkit: { variable: 'WEBKIT_DRIVER', names: 'WebKitWebDriver', usual: [], by: 'webdriver' },
};

/** The browser of an engine: the environment's, else the system's, else Playwright's own. */
export function findBrowser(engine: Engine): Browser | undefined {
  const { variable, names, usual, by } = places[engine];
  const named = process.env[variable];
  const path = named || [...onPath(names), ...usual].find((one) => existsSync(one));
  // The WebKit of a system draws into a window; Xvfb gives it a screen that nobody has to look at.
  const hasScreen = engine !== 'webkit' || onPath('Xvfb').some((one) => existsSync(one));
  if (path && hasScreen) return { path, by };
  const own = playwrightTypes[engine].executablePath();
  return existsSync(own) ? { path: own, by: 'playwright' } : undefined;
}

/** The engines to test in: those that `BROWSERS` lists, with commas between them, else all. */
export function chosenEngines(): readonly Engine[] {
  if (!process.env.BROWSERS) return engines;
  const listed = process.env.BROWSERS.split(',').map((name) => name.trim());
  const unknown = listed.filter((name) => !engines.some((engine) => engine === name));
  if (unknown.length > 0) {
    throw new Error(`BROWSERS knows ${engines.join(', ')}, not «${unknown.join(', ')}».`);
  }
  return engines.filter((engine) => listed.includes(engine));
}

/** Where programs may be whose names stand in a text, one behind the other. */
function onPath(names: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.split(' ').map((name) => join(folder, name)));
}

/** The environment's Chromium without what needs a sandbox, a graphics card or the internet. */
export function chromiumOptions() {
  const found = findBrowser('chromium');
  return {
    ...(found ? { executablePath: found.path } : {}),
    args: `--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync
      --disable-background-networking --disable-component-update`.split(/\s+/),
  };
}
