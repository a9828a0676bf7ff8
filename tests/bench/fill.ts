import { chromium, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { chromiumOptions } from '../support/browsers';
import { fixture } from '../support/files';
import * as measure from './measure';
import { printTable } from './table';

// How long filling takes, ours beside plain docxtemplater, and how much slower the first press is.
const browsersPerPress = 7;

const bytes = fixture('eine Liste');
// On the page plain docxtemplater has the browser's own XML parser; a worker has none.
const ofPage = await bundle('measure.ts', {
  '@xmldom/xmldom': 'docxtemplater/js/browser-versions/xmldom.js',
});
const ofWorker = await bundle('../../src/worker/engineWorker.ts', {});

printFill('Node', await measure.fillTimes(bytes, measure.fillHere(bytes)));
printFill(
  'Chromium, ours in the worker, there and back',
  await inNewChromium((page) => page.evaluate(fillInPage, { template: [...bytes], ofWorker })),
);
printPresses([
  { how: 'not warmed', ...(await pressTimes(false)) },
  { how: 'warmed by the preview', ...(await pressTimes(true)) },
]);

/** One script of a source and all that it imports. */
async function bundle(source: string, alias: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    build: {
      write: false,
      lib: { entry: new URL(source, import.meta.url).pathname, formats: ['iife'], name: 'measure' },
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
    await page.addScriptTag({ content: ofPage });
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

type InPage = { template: number[]; ofWorker: string };

function fillInPage({ template, ofWorker }: InPage) {
  const bytes = new Uint8Array(template);
  return window.measure.fillTimes(bytes, window.measure.fillInWorker(bytes, ofWorker));
}

function pressInPage({ template, ofWorker, isWarmed }: InPage & { isWarmed: boolean }) {
  const fill = window.measure.fillInWorker(new Uint8Array(template), ofWorker);
  return window.measure.pressTime(fill, isWarmed);
}

async function pressTimes(isWarmed: boolean): Promise<measure.PressTime> {
  const times: measure.PressTime[] = [];
  for (let turn = 0; turn < browsersPerPress; turn += 1) {
    const argument = { template: [...bytes], ofWorker, isWarmed };
    times.push(await inNewChromium((page) => page.evaluate(pressInPage, argument)));
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
