import { readFileSync } from 'node:fs';
import { generatorEntries } from '../../src/catalog';
import { generatorOf } from './documentOf';
import { sampleInput, sampleNames } from './files';

export type PaperDocument = {
  slug: string;
  path: string;
  /** Of the document, as in the table of what LibreOffice makes. */
  name: string;
  input: object;
};

/** All documents, typical, with everything and with many people, plain and with each extra. */
export async function paperDocuments(): Promise<PaperDocument[]> {
  const documents: PaperDocument[] = [];
  for (const { slug, path } of generatorEntries) {
    const { options } = await generatorOf(slug);
    const names = sampleNames(slug);
    const samples = ['typisch', 'alles', 'grosses-lager'].filter((one) => names.includes(one));
    for (const sample of samples) {
      const input = (await sampleInput(slug, sample)) as object;
      for (const option of [undefined, ...options.keys()]) {
        documents.push({
          slug,
          path,
          name: [slug, sample, option].filter(Boolean).join(' '),
          input: { ...input, extras: option ? [option] : [] },
        });
      }
    }
  }
  return documents;
}

/**
 * The documents whose pages have to begin as on paper, by the browser that shows it. An extra is tried if it moves a page;
 * where pages end, the engines differ. The table holds what fits on one page, and `npm run test:long` shows it.
 */
export async function paperCases() {
  const all = await paperDocuments();
  if (process.env.LONG) return { chromium: all, others: all };
  const starts = paperStarts();
  const isMoved = ({ name, slug }: PaperDocument) =>
    name.includes(' alles ') && String(starts[name]) !== String(starts[`${slug} alles`]);
  return {
    chromium: all.filter(
      (one) =>
        (starts[one.name]?.length ?? 0) > 1 &&
        (/ (alles|typisch|grosses-lager)$/.test(one.name) || isMoved(one)),
    ),
    // The other long document is shown and printed by fonts.spec.
    others: all.filter(({ name }) => name === 'allgemeines-sicherheitskonzept alles'),
  };
}

/** The file from which a page opens the input of a document. */
export function savedInputOf({ slug, input }: Pick<PaperDocument, 'slug' | 'input'>): string {
  return JSON.stringify({ generator: slug, version: 1, input });
}

export const paperTable = new URL('../golden/paper.json', import.meta.url);

/** By name of a document: how each of its pages starts, as LibreOffice 7.4 with Carlito breaks them. */
export function paperStarts(): Record<string, string[]> {
  return JSON.parse(readFileSync(paperTable, 'utf8'));
}

/** The first letters of a page: how dates are written depends on the browser. */
export const startOf = (text: string) => text.replace(/[^\p{L}]/gu, '').slice(0, 12);

/** The texts of the pages that a preview shows of what is entered. Runs in the page. */
export function shownPages(): string[] {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([title*="Beispiel"])');
  const pages = frame?.contentDocument?.querySelectorAll('article');
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden nobody reads
  return Array.from(pages ?? [], ({ innerText }) => innerText);
}

/** The texts of the pages that are printed. Runs in the page. */
export function printedPages(): string[] {
  dispatchEvent(new Event('beforeprint'));
  const printed = document.querySelector('.printed-document')?.shadowRoot;
  return Array.from(printed?.querySelectorAll('article') ?? [], ({ textContent }) => textContent);
}

/** Of each page that a preview shows: how far down its text goes, from 0 to 1, and whether there is more than headings. Runs in the page. */
export function readPages() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([title*="Beispiel"])');
  const sheets = frame?.contentDocument?.querySelectorAll('section') ?? [];
  return Array.from(sheets, (sheet) => {
    const { top, bottom } = sheet.getBoundingClientRect();
    const style = getComputedStyle(sheet);
    const [start, end] = [
      top + Number.parseFloat(style.paddingTop),
      bottom - Number.parseFloat(style.paddingBottom),
    ];
    const lines = Array.from(sheet.querySelectorAll<HTMLElement>('article p'));
    const texts = lines.filter((line) => line.textContent.trim());
    const lowest = Math.max(start, ...lines.map((line) => line.getBoundingClientRect().bottom));
    return {
      share: (lowest - start) / (end - start),
      hasText: texts.some((line) => !line.matches('[role="heading"]')),
    };
  });
}

/** Opens a saved input, and the preview where it does not stand beside the form. Runs in the page. */
export function openOnPaper(saved: string): void {
  const field = document.querySelector<HTMLInputElement>('.open-input input[type="file"]');
  const transfer = new DataTransfer();
  transfer.items.add(new File([saved], 'Lager.lagerkiste.json'));
  if (field) field.files = transfer.files;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  const button = document.querySelector<HTMLElement>('.preview-open');
  if (button?.checkVisibility()) button.click();
}
