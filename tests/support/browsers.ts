import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

export const playwrightTypes = { chromium, firefox, webkit };

/** A Firefox or WebKit of the system is driven by W3C WebDriver, and any other browser by Playwright. */
export type Browser = { path: string; by: 'playwright' | 'webdriver' };

type Places = { variable: string; names: string; by: Browser['by'] };

export const places: Record<Engine, Places> = {
  chromium: {
    variable: 'CHROME_PATH',
    // The same engine without a window needs two thirds of the time of Chromium.
    names: 'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable',
    by: 'playwright',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    // Firefox as a snap of Ubuntu (`firefox`) reads no profile in the folder for temporary files.
    names: 'firefox-esr',
    by: 'webdriver',
  },
  webkit: { variable: 'WEBKIT_DRIVER', names: 'WebKitWebDriver', by: 'webdriver' },
};

/** Prefers a browser that a variable names to one of the system, and this one to Playwright's own. */
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

/** Returns the engines that the variable `BROWSERS` lists, else all. */
export function chosenEngines(): readonly Engine[] {
  if (!process.env.BROWSERS) return engines;
  const listed = process.env.BROWSERS.split(',').map((name) => name.trim());
  const unknown = listed.filter((name) => !engines.some((engine) => engine === name));
  if (unknown.length > 0) {
    throw new Error(`BROWSERS knows ${engines.join(', ')}, not «${unknown.join(', ')}».`);
  }
  return engines.filter((engine) => listed.includes(engine));
}

function onPath(names: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.split(' ').map((name) => join(folder, name)));
}

export function chromiumOptions() {
  const found = findBrowser('chromium');
  return {
    ...(found ? { executablePath: found.path } : {}),
    args: `--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync
      --disable-background-networking --disable-component-update`.split(/\s+/),
  };
}
