import { chromium, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { chromiumOptions } from '../support/chromium';
import { templateBytes } from '../support/files';
import * as measure from './measure';

// How long filling takes, ours beside plain docxtemplater, and what warming up saves on the first press.
const browsersPerPress = 7;

const bytes = await templateBytes('regeln-im-leitungsteam');
const script = await bundle();

printFill('Node', measure.fillTimes(bytes));
printFill('Chromium', await inNewChromium((page) => page.evaluate(fillInPage, [...bytes])));
for (const isWarmed of [false, true]) printPress(isWarmed, await pressTimes(isWarmed));

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
  console.log(`\nFilling in ${where}, medians (goal: 1.00 at 36 bullets, 1.15 above)`);
  for (const { bullets, ours, plain } of times) {
    console.log(
      [
        `${bullets} bullets`.padStart(14),
        `ours ${ours.toFixed(1)} ms`.padStart(16),
        `plain docxtemplater ${plain.toFixed(1)} ms`.padStart(31),
        `${(ours / plain).toFixed(2)} times`.padStart(12),
        `${((1000 * ours) / bullets).toFixed(0)} µs per bullet`.padStart(20),
      ].join(''),
    );
  }
}

function printPress(isWarmed: boolean, { first, later }: measure.PressTime): void {
  const how = isWarmed ? 'warmed while idle' : 'not warmed';
  console.log(
    `\nFirst press in Chromium, ${how}: ${first.toFixed(0)} ms, a later one ${later.toFixed(1)} ms, ${(first / later).toFixed(1)} times (goal, warmed: 2)`,
  );
}
