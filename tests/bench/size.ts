import { looks } from '../../src/generators/camp';
import { chunkFile, kilobytes, scriptsOf, siteFiles, stylesOf, withImports } from './site';

type Weight = { what: string; files: Iterable<string>; budget?: number };

const htmlBudget = 13;
/** The page of the safety concept has a larger budget, because its form has 120 points. */
const longPage = 'lager/allgemeines-sicherheitskonzept/index.html';
const longBudget = 18;
/** Budgets may be exceeded by this share, so that no new sentence fails the check. With less left, they are named. */
const margin = 0.02;
const isPage = (file: string) => file.endsWith('.html') && !file.startsWith('assets/');
const onChecklist = scriptsOf('lager/packliste/index.html');
const toFill = withImports([chunkFile('engineWorker'), chunkFile('fill')]);

const weights: Weight[] = [
  ...siteFiles.filter(isPage).map((page) => ({
    what: `HTML with its CSS, /${page.replace(/\/?index\.html$/, '')}`,
    files: [page, ...stylesOf(page)],
    budget: page === longPage ? longBudget : htmlBudget,
  })),
  { what: 'script until a checklist is interactive', files: onChecklist, budget: 88 },
  { what: 'engine that fills, in its worker, while idle', files: toFill, budget: 78 },
  { what: 'preview, while idle', files: beyond('rendering', onChecklist), budget: 42 },
  {
    what: 'all templates, as they are',
    files: siteFiles.filter((file) => file.endsWith('.docx') && !isLook(file)),
    budget: 150,
  },
  { what: 'all looks, each when it is shown', files: siteFiles.filter(isLook), budget: 100 },
  { what: 'check and looks, when they are asked for', files: beyond('check', toFill) },
  { what: 'service worker', files: ['serviceWorker.js'] },
];

const rows = weights.map(({ what, files, budget }) => {
  const size = Number(kilobytes(files).toFixed(1));
  const left = budget === undefined ? '' : Number((budget - size).toFixed(1));
  return { what, KB: size, budget: budget ?? '', left };
});
console.table(rows);
for (const { what, budget, left } of rows) {
  if (typeof budget === 'string' || typeof left === 'string' || left > budget * margin) continue;
  console.log(left < 0 ? `${-left} KB over: ${what}` : `${left} KB left: ${what}`);
  if (left < -budget * margin) process.exitCode = 1;
}

function isLook(file: string): boolean {
  return looks.some(({ slug }) => new RegExp(`/${slug}-[^/]*\\.docx$`).test(file));
}

function beyond(chunk: string, there: Set<string>): string[] {
  return [...withImports([chunkFile(chunk)])].filter((file) => !there.has(file));
}
