import { chromium } from '@playwright/test';
import { build, type Plugin, type Rollup } from 'vite';
import { chromiumOptions } from '../support/browsers';
import { generatorOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { type Case, type Measure, type measure, median, type Times } from './measure';

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
const list: Case = {
  template: [...fixture('eine Liste')],
  fields: { campLine: 'free', items: { text: 'value', number: 'value' } },
  fillings: fillingsWith([]).map(({ points, data }) => {
    const { campLine, items } = data as Record<string, unknown>;
    return { points, data: { campLine, items } };
  }),
};
const cases: Record<string, Case> = {
  'eine Liste': list,
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
  for (const [at, fill] of (await inNewChromium('filling', tried)).entries()) {
    const points = sizes[at] ?? 0;
    fillRows.push({
      template,
      points,
      ...rounded(fill),
      goal: points < 100 ? 0.7 : 1,
      'template, times': times(fill.openTemplate, fill.docxtemplater),
      'original, times': times(fill.openOriginal, fill.docxtemplater),
    });
  }
  for (const opening of await inNewChromium('opening', tried)) {
    const ratio = times(opening.openTemplate, opening.docxtemplater);
    openingRows.push({ template, ...rounded(opening), goal: 3, times: ratio });
  }
}
console.log('Filling in Chromium, medians in ms');
console.table(fillRows);
console.log('Opening a custom template beside 36 points by docxtemplater, in ms');
console.table(openingRows);

const presses: Times[] = [];
for (let turn = 0; turn < browsersPerPress; turn += 1)
  presses.push(...(await inNewChromium('press', list)));
const [first, later] = ['first', 'later'].map((press) =>
  median(presses.map((taken) => taken[press] ?? Number.NaN)),
);
console.log('First press in Chromium, warmed by the preview, medians');
console.table([
  { 'first, ms': round(first), 'later, ms': round(later), goal: 2, times: times(first, later) },
]);

function rounded(taken: Times): Row {
  return Object.fromEntries(Object.entries(taken).map(([way, time]) => [way, round(time)]));
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
      lib: { entry: new URL(source, import.meta.url).pathname, formats: ['iife'], name: 'bundle' },
    },
  });
  const [script] = (Array.isArray(built) ? built : [built]) as Rollup.RollupOutput[];
  return script?.output[0].code ?? '';
}

// Each measurement gets a new browser, because code that ran in one page is faster in the next page.
async function inNewChromium(name: Measure, tried: Case): Promise<Times[]> {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage();
  await page.addScriptTag({ content: ofPage });
  const taken = await page.evaluate(
    (args) => (Reflect.get(window, 'bundle') as { measure: typeof measure }).measure(...args),
    [name, ofWorker, JSON.stringify(tried)] as const,
  );
  await browser.close();
  return taken;
}
