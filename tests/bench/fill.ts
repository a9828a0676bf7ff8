import { chromium } from '@playwright/test';
import { build, type Plugin, type Rollup } from 'vite';
import * as engineHere from '../../src/worker/fill';
import { chromiumOptions } from '../support/browsers';
import { generatorOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import * as measure from './measure';
import { printTable } from './table';

// In Chromium, the engine runs in its worker, and the time includes the messages to the worker and back.
const browsersPerPress = 7;
const sizes = [36, 5_000, 20_000];
const round = (figure = Number.NaN) => Number(figure.toFixed(1));
const times = (ours = Number.NaN, others = Number.NaN) => Number((ours / others).toFixed(2));
const { readInput, toDocument, groups, fields, options } = await generatorOf('packliste');

function dataOf(points: number, ticked: readonly string[]) {
  const own = Array.from({ length: points }, (_, index) => ({
    place: groups[index % groups.length]?.id ?? '',
    text: `Regenschutz & Wanderschuhe, eingelaufen (${index + 1})`,
  }));
  const input = { ...readInput({ extras: ticked }), own };
  return toDocument(input, printContext);
}

const fillingsWith = (ticked: readonly string[]) =>
  sizes.map((points) => ({ points, data: dataOf(points, ticked) }));
const packliste = { template: [...(await templateBytes('packliste'))], fields };
const cases: Record<string, measure.Case> = {
  'eine Liste': {
    template: [...fixture('eine Liste')],
    fields: { campLine: 'free', items: { text: 'value', number: 'value' } },
    fillings: fillingsWith([]).map(({ points, data }) => {
      const { campLine, items } = data as Record<string, unknown>;
      return { points, data: { campLine, items } };
    }),
  },
  packliste: { ...packliste, fillings: fillingsWith([]) },
  'packliste, all options': { ...packliste, fillings: fillingsWith([...options.keys()]) },
};

// In a page, docxtemplater uses the XML parser of the browser. A worker of a browser has no XML parser.
const parserOfPage: Plugin = {
  name: 'parser-of-page',
  enforce: 'pre',
  resolveId(source, importer) {
    const isIts = source === '@xmldom/xmldom' && importer?.includes('/docxtemplater/');
    return isIts ? this.resolve('docxtemplater/js/browser-versions/xmldom.js') : undefined;
  },
};
const ofPage = await bundle('measure.ts', [parserOfPage]);
const ofWorker = await bundle('../../src/worker/engineWorker.ts', []);

type Row = Record<string, string | number>;
const [fillRows, openingRows]: [Row[], Row[]] = [[], []];
for (const [template, tried] of Object.entries(cases)) {
  for (const [where, run] of Object.entries({ Chromium: inNewChromium, Node: inNode })) {
    const fills = await run('fillTimes', tried);
    for (const [at, points] of sizes.entries()) {
      fillRows.push({ where, template, points, ...ofFilling(points, fills[at] ?? {}) });
    }
    openingRows.push({ where, template, ...ofOpening(await run('openingTimes', tried)) });
  }
}
printTable('Filling, medians in ms (npm run bench)', fillRows);
printTable('Opening a custom template beside 36 points by docxtemplater, in ms', openingRows);

const presses: measure.Times[] = [];
for (let turn = 0; turn < browsersPerPress; turn += 1) {
  presses.push(await inNewChromium('pressTimes', cases['eine Liste'] as measure.Case));
}
const [first, later] = ['first', 'later'].map((press) =>
  measure.median(presses.map((taken) => taken[press] ?? Number.NaN)),
);
printTable('First press in Chromium, warmed by the preview, medians (npm run bench)', [
  { 'first, ms': round(first), 'later, ms': round(later), goal: 2, times: times(first, later) },
]);

function ofFilling(points: number, { openTemplate, openOriginal, docxtemplater }: measure.Times) {
  return {
    openTemplate: round(openTemplate),
    openOriginal: round(openOriginal),
    docxtemplater: round(docxtemplater),
    goal: points < 100 ? 0.7 : 1,
    'template, times': times(openTemplate, docxtemplater),
    'original, times': times(openOriginal, docxtemplater),
  };
}

function ofOpening({ openTemplate, docxtemplater }: measure.Times) {
  return {
    openTemplate: round(openTemplate),
    docxtemplater: round(docxtemplater),
    goal: 3,
    times: times(openTemplate, docxtemplater),
  };
}

async function bundle(source: string, plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    // React reads `process.env.NODE_ENV`.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: new URL(source, import.meta.url).pathname, formats: ['iife'], name: 'measure' },
    },
  });
  const [script] = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  return script?.output[0].code ?? '';
}

type Measures = typeof measure.measures;
type Taken<Name extends keyof Measures> = Awaited<ReturnType<Measures[Name]>>;

async function inNode<Name extends keyof Measures>(name: Name, tried: measure.Case) {
  return (await measure.measures[name](engineHere, tried)) as Taken<Name>;
}

// Each measurement gets a new browser, because code that ran in one page is faster in the next page.
async function inNewChromium<Name extends keyof Measures>(name: Name, tried: measure.Case) {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: ofPage });
    const taken = await page.evaluate<unknown, readonly [keyof Measures, string, string]>(
      ([name, script, json]) => {
        const { measures, engineInWorker } = window.measure;
        return measures[name](engineInWorker(script), JSON.parse(json));
      },
      [name, ofWorker, JSON.stringify(tried)],
    );
    return taken as Taken<Name>;
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    measure: typeof measure;
  }
}
