import { readFileSync } from 'node:fs';
import { generators } from './checklists';
import { sampleInput, sampleNames } from './files';

export type PaperDocument = {
  slug: string;
  path: string;
  /** The name of the document in the paper table. The name has the slug, the sample, and an option if one is ticked. */
  name: string;
  input: object;
};

/** Returns each document without options and with each option alone, for the samples that fill pages. */
export async function paperDocuments(): Promise<PaperDocument[]> {
  const made = generators.flatMap(({ slug, path, options }) => {
    const names = sampleNames(slug);
    const samples = ['typisch', 'alles', 'grosses-lager'].filter((one) => names.includes(one));
    const cases = samples.flatMap((one) => [[one], ...[...options.keys()].map((id) => [one, id])]);
    return cases.map(async ([sample = '', option]) => {
      const name = [slug, sample, option].filter(Boolean).join(' ');
      const input = { ...Object(await sampleInput(slug, sample)), extras: option ? [option] : [] };
      return { slug, path, name, input };
    });
  });
  return Promise.all(made);
}

/**
 * Returns the documents whose pages must begin in the preview as in the paper table, by engine. A document with an
 * option is there if the option moves the start of a page. Only `npm run test:long` shows documents of one page.
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
    // `fonts.spec.ts` shows and prints the other long document.
    others: all.filter(({ name }) => name === 'allgemeines-sicherheitskonzept alles'),
  };
}

/** The content of a file from which a page opens the input of a document. */
export function savedInputOf({ slug, input }: Pick<PaperDocument, 'slug' | 'input'>): string {
  return JSON.stringify({ generator: slug, version: 1, input });
}

export const paperTable = new URL('../golden/paper.json', import.meta.url);

/** The first letters of each page by the name of the document, as LibreOffice 7.4 with Carlito divides it. */
export function paperStarts(): Record<string, string[]> {
  return JSON.parse(readFileSync(paperTable, 'utf8'));
}

/** Returns the first twelve letters of a page. Digits are left out, because browsers write dates differently. */
export const startOf = (text: string) => text.replace(/[^\p{L}]/gu, '').slice(0, 12);

/** Returns the text of each page in the preview, unless it is an example. Runs in the page. */
export function shownPages(): string[] {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([title*="Beispiel"])');
  const pages = frame?.contentDocument?.querySelectorAll('article');
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be read
  return Array.from(pages ?? [], ({ innerText }) => innerText);
}

/** Returns the text of each page that the browser would print now. Runs in the page. */
export function printedPages(): string[] {
  dispatchEvent(new Event('afterprint'));
  dispatchEvent(new Event('beforeprint'));
  const printed = document.querySelector('.printed-document')?.shadowRoot;
  return Array.from(printed?.querySelectorAll('article') ?? [], ({ textContent }) => textContent);
}

/** Replaces printing: stores the texts of the pages that would be printed. Runs in the page. */
export function notePrinted(): void {
  window.print = () => {
    dispatchEvent(new Event('beforeprint'));
    const printed = document.querySelector('.printed-document')?.shadowRoot;
    const pages = printed?.querySelectorAll('article') ?? [];
    Object.assign(window, { printed: Array.from(pages, ({ textContent }) => textContent) });
    document.body.dataset.printed = document.title;
    dispatchEvent(new Event('afterprint'));
  };
}

/** Returns which share of each page is used, and whether it has text besides headings. Runs in the page. */
export function readPages() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([title*="Beispiel"])');
  const sheets = frame?.contentDocument?.querySelectorAll('section') ?? [];
  return Array.from(sheets, (sheet) => {
    const { top, bottom } = sheet.getBoundingClientRect();
    const style = getComputedStyle(sheet);
    const start = top + Number.parseFloat(style.paddingTop);
    const end = bottom - Number.parseFloat(style.paddingBottom);
    const lines = Array.from(sheet.querySelectorAll<HTMLElement>('article p'));
    const texts = lines.filter((line) => line.textContent.trim());
    const lowest = Math.max(start, ...lines.map((line) => line.getBoundingClientRect().bottom));
    return {
      share: (lowest - start) / (end - start),
      hasText: texts.some((line) => !line.matches('[role="heading"]')),
    };
  });
}

/** Opens a saved input on a page. Opens the preview too, if the preview is not beside the form. Runs in the page. */
export function openOnPaper(saved: string): void {
  const field = document.querySelector<HTMLInputElement>('.open-input input[type="file"]');
  const transfer = new DataTransfer();
  transfer.items.add(new File([saved], 'Lager.lagerkiste.json'));
  if (field) field.files = transfer.files;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  const button = document.querySelector<HTMLElement>('.preview-open');
  if (button?.checkVisibility()) button.click();
}
