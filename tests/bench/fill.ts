import { chromium, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { chromiumOptions } from '../support/browsers';
import { fixture } from '../support/files';
import * as measure from './measure';
import { printTable } from './table';

// How long filling takes, ours in the worker beside plain docxtemplater on the page, and how much slower the first press
// is that the preview has warmed.
const browsersPerPress = 7;
const round = (figure: number) => Number(figure.toFixed(1));

// On the page plain docxtemplater has the browser's own XML parser; a worker has none.
const parser = 'docxtemplater/js/browser-versions/xmldom.js';
const ofPage = await bundle('measure.ts', { '@xmldom/xmldom': parser });
const inPage = {
  template: [...fixture('eine Liste')],
  ofWorker: await bundle('../../src/worker/engineWorker.ts', {}),
};

const fills = await inNewChromium((page) =>
  page.evaluate(({ template, ofWorker }) => {
    const bytes = new Uint8Array(template);
    return window.measure.fillTimes(bytes, window.measure.fillInWorker(bytes, ofWorker));
  }, inPage),
);
printTable(
  'Filling in Chromium, ours in the worker, there and back, medians (npm run bench)',
  fills.map(({ bullets, ours, plain }) => ({
    bullets,
    'ours, ms': round(ours),
    'plain docxtemplater, ms': round(plain),
    goal: bullets < 100 ? 1 : 1.15,
    times: Number((ours / plain).toFixed(2)),
  })),
);

const presses: measure.PressTime[] = [];
for (let turn = 0; turn < browsersPerPress; turn += 1) {
  const press = await inNewChromium((page) =>
    page.evaluate(
      ({ template, ofWorker }) =>
        window.measure.pressTime(window.measure.fillInWorker(new Uint8Array(template), ofWorker)),
      inPage,
    ),
  );
  presses.push(press);
}
const [first, later] = [
  measure.median(presses.map((press) => press.first)),
  measure.median(presses.map((press) => press.later)),
];
printTable('First press in Chromium, warmed by the preview, medians (npm run bench)', [
  { 'first, ms': round(first), 'later, ms': round(later), goal: 2, times: round(first / later) },
]);

async function bundle(source: string, alias: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    // React asks for it.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: new URL(source, import.meta.url).pathname, formats: ['iife'], name: 'measure' },
    },
  });
  const [script] = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  return script?.output[0].code ?? '';
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
