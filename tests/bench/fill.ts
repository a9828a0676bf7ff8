import { chromium, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { chromiumOptions } from '../support/chromium';
import { templateBytes } from '../support/files';
import * as measure from './measure';
import { printTable } from './table';

// How long filling takes, ours beside plain docxtemplater, and what warming up saves on the first press.
const browsersPerPress = 7;

const bytes = await templateBytes('regeln-im-leitungsteam');
const script = await bundle();

printFill('Node', measure.fillTimes(bytes));
printFill('Chromium', await inNewChromium((page) => page.evaluate(fillInPage, [...bytes])));
printPresses([
  { how: 'not warmed', ...(await pressTimes(false)) },
  { how: 'warmed while idle', ...(await pressTimes(true)) },
]);

/** The same measuring for the browser, with the browser's own XML parser as on the site. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@xmldom/xmldom': 'docxtemplater/js/browser-versions/xmldom.js' } },
    build: {
      write: false,
      lib: {
        entry: new URL('measure.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'measure',
      },
    },
  });
  const [first] = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  return first?.output[0].code ?? '';
}

// One browser for each: code that ran in one page is warm in the next.
async function inNewChromium<Result>(run: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    return await run(page);
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    measure: typeof measure;
  }
}

function fillInPage(template: number[]) {
  return window.measure.fillTimes(new Uint8Array(template));
}

function pressInPage({ template, isWarmed }: { template: number[]; isWarmed: boolean }) {
  return window.measure.pressTime(new Uint8Array(template), isWarmed);
}

async function pressTimes(isWarmed: boolean): Promise<measure.PressTime> {
  const times: measure.PressTime[] = [];
  for (let turn = 0; turn < browsersPerPress; turn += 1) {
    times.push(
      await inNewChromium((page) => page.evaluate(pressInPage, { template: [...bytes], isWarmed })),
    );
  }
  return {
    first: measure.median(times.map(({ first }) => first)),
    later: measure.median(times.map(({ later }) => later)),
  };
}

function printFill(where: string, times: readonly measure.FillTime[]): void {
  printTable(
    `Filling in ${where}, medians (npm run bench)`,
    times.map(({ bullets, ours, plain }) => ({
      bullets,
      'ours, ms': rounded(ours, 1),
      'plain docxtemplater, ms': rounded(plain, 1),
      goal: bullets < 100 ? 1 : 1.15,
      times: rounded(ours / plain, 2),
    })),
  );
}

function printPresses(times: readonly (measure.PressTime & { how: string })[]): void {
  printTable(
    'First press in Chromium, medians (npm run bench; goal, warmed: 2 times a later one)',
    times.map(({ how, first, later }) => ({
      how,
      'first, ms': rounded(first, 1),
      'later, ms': rounded(later, 1),
      times: rounded(first / later, 1),
    })),
  );
}

function rounded(figure: number, digits: number): number {
  return Number(figure.toFixed(digits));
}
