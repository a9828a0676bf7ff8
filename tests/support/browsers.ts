import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

export const playwrightTypes = { chromium, firefox, webkit };

/**
 * The program of a browser, and the driver of the browser. A Firefox or WebKit of the system is driven by W3C
 * WebDriver. Any other browser is driven by Playwright.
 */
export type Browser = { path: string; by: 'playwright' | 'webdriver' };

type Places = { variable: string; names: string; by: Browser['by'] };

export const places: Record<Engine, Places> = {
  chromium: {
    variable: 'CHROME_PATH',
    // `chromium-headless-shell` is preferred. The same engine without a window needs two thirds of the time of
    // Chromium.
    names: 'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable',
    by: 'playwright',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    // The name `firefox` is left out, because Firefox as a snap of Ubuntu reads no profile in the folder for temporary
    // files.
    names: 'firefox-esr',
    by: 'webdriver',
  },
  webkit: { variable: 'WEBKIT_DRIVER', names: 'WebKitWebDriver', by: 'webdriver' },
};

/**
 * Finds the browser of an engine. The browser that an environment variable names is preferred to a browser of the
 * system, and a browser of the system is preferred to a browser that Playwright has installed.
 */
export function findBrowser(engine: Engine): Browser | undefined {
  const { variable, names, by } = places[engine];
  const named = process.env[variable];
  const path = named || onPath(names).find((one) => existsSync(one));
  // The WebKit of a system needs a screen for its window. Xvfb gives WebKit a virtual screen.
  const hasScreen = engine !== 'webkit' || onPath('Xvfb').some((one) => existsSync(one));
  if (path && hasScreen) return { path, by };
  const own = playwrightTypes[engine].executablePath();
  return existsSync(own) ? { path: own, by: 'playwright' } : undefined;
}

/**
 * Returns the engines to test in. The environment variable `BROWSERS` lists engines, separated by commas. Without the
 * variable, the tests run in all engines.
 */
export function chosenEngines(): readonly Engine[] {
  if (!process.env.BROWSERS) return engines;
  const listed = process.env.BROWSERS.split(',').map((name) => name.trim());
  const unknown = listed.filter((name) => !engines.some((engine) => engine === name));
  if (unknown.length > 0) {
    throw new Error(`BROWSERS knows ${engines.join(', ')}, not «${unknown.join(', ')}».`);
  }
  return engines.filter((engine) => listed.includes(engine));
}

/**
 * Returns the paths at which programs may be: each name in each folder of `PATH`. Spaces separate the names in `names`.
 */
function onPath(names: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.split(' ').map((name) => join(folder, name)));
}

/**
 * Returns the options to start the Chromium that `findBrowser` finds. The arguments switch off the sandbox, the
 * graphics card and background requests.
 */
export function chromiumOptions() {
  const found = findBrowser('chromium');
  return {
    ...(found ? { executablePath: found.path } : {}),
    args: `--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync
      --disable-background-networking --disable-component-update`.split(/\s+/),
  };
}
