import { diffArrays } from 'diff';
import { loadTemplate } from '../../browser/loadTemplate';
import { styleSheet } from '../../browser/styleSheet';
import { isNamedAfter } from '../../document/check/trialCases';
import type { TemplateReport, Where } from '../../document/diagnostic';
import { groupBy } from '../../document/word/groupBy';
import type { Draft } from '../draft/draft';
import { typicalInput } from '../draft/typicalInput';
import { templateInUse } from '../engine/engines';
import { loadRendering } from '../preview/loadRendering';
import { longData, untickedOptions } from './checkPagesWithLongTexts';
import pageStyles from './comparedPage.css?inline';
import type { SharedDiagnostic } from './Diagnostics';

/** The pages of a document, and their style sheet. */
type Pages = { pages: readonly Element[]; sheet: CSSStyleSheet };

/**
 * Fills the original and a custom template with the same data, and marks the paragraphs in which the documents differ.
 *
 * @param dataKind the kind of data: `typed` (input of the form), `typical`, `empty`, `long` (long texts and lists),
 *   `without` (`typical` without a condition), or `tags`: the templates themselves, with their tags
 * @param ticked the ids of the ticked options
 * @param without the condition that is left out when `dataKind` is `without`
 * @returns the pages of both documents, and `counts` with the numbers `different`, `missing` and `more`. `counts` is
 *   false when `dataKind` is `tags`, because people may arrange tags as they like. `different` counts paragraphs in the
 *   place of paragraphs of the original. `missing` counts paragraphs that the custom
 *   template does not print, or prints less often than the original. `more` counts paragraphs that the custom template
 *   adds, or prints more often. A paragraph that only moves is not counted
 * @throws the errors of filling and of the preview, and the reason of an aborted signal
 */
export async function comparePages(
  { entry, generator, input }: Draft,
  custom: Uint8Array,
  { dataKind, ticked, without }: { dataKind: string; ticked: readonly string[]; without: string },
  signal: AbortSignal,
) {
  const { render } = await loadRendering();
  const data =
    dataKind === 'long'
      ? { ...longData(generator.fields, 20, 4), ...untickedOptions(generator, ticked) }
      : await dataOfInput();

  async function dataOfInput() {
    const chosen =
      dataKind === 'typed'
        ? input()
        : dataKind === 'empty'
          ? generator.readInput({})
          : await typicalInput(generator);
    const chosenInput = { ...chosen, extras: ticked };
    // The trial documents of a check have page numbers, and documents with typed input are shown as they are saved.
    const data = generator.toDocument(chosenInput, {
      today: new Date(),
      inFolder: dataKind !== 'typed',
    });
    return dataKind === 'without' ? dataWithout(data, without) : data;
  }

  async function pagesOf(bytes?: Uint8Array): Promise<Pages> {
    const { slug } = entry;
    const template = templateInUse(slug, generator.fields, input().camp.look, bytes, signal);
    const shown =
      dataKind === 'tags' ? (bytes ?? (await loadTemplate(slug))) : await template.fill(data);
    const { finalPages, styles } = await render(shown, signal);
    return { pages: Array.from((await finalPages).children), sheet: styles.sheet };
  }

  const original = await pagesOf();
  const own = await pagesOf(custom);
  const counts = dataKind !== 'tags' && markDifferences(original.pages, own.pages);
  markPages(original.pages, own.pages);
  return { original, own, counts };
}

/** Returns the data without values for a condition. For `hasUnits`, the list `units` is empty, too. */
function dataWithout(data: object, condition: string): object {
  return JSON.parse(JSON.stringify(data), (key, value) => {
    if (!isNamedAfter(key, condition)) return value;
    return Array.isArray(value) ? [] : typeof value === 'string' ? '' : false;
  });
}

/** Marks pages of a size that no page of the original has, and empty pages. */
function markPages(original: readonly Element[], own: readonly Element[]) {
  const sizes = new Set(original.map(sizeOf));
  for (const page of own) {
    if (!sizes.has(sizeOf(page))) page.setAttribute('data-differs', 'andere Grösse');
    else if (!page.querySelector('article :is(table, img, svg, span:not(:empty))'))
      page.setAttribute('data-differs', 'leer');
  }
}

/** The width and height of a page in points. */
function sizeOf(page: Element) {
  const { width, height } = (page as HTMLElement).style;
  return [width, height].map((length) => Math.round(Number.parseFloat(length))).join(' × ');
}

/** A printed paragraph, with its text without white space. A paragraph on several pages has several elements. */
type Line = { text: string; elements: Element[] };

function markDifferences(original: readonly Element[], own: readonly Element[]) {
  // If one of the documents has a single page, only the headers and footers of first pages can be compared.
  const isSingle = original.length === 1 || own.length === 1;
  const linesOf = (pages: readonly Element[]) => [
    ...linesIn(pages),
    ...headersFootersIn(isSingle ? pages.slice(0, 1) : pages),
  ];
  const [originalLines, ownLines] = [linesOf(original), linesOf(own)];
  const changes = diffArrays(originalLines, ownLines, {
    comparator: (one, other) => one.text === other.text,
  });
  const textsOf = (lines: readonly Line[]) => new Set(lines.map(({ text }) => text));
  const removed = changes.flatMap((change) => (change.removed ? change.value : []));
  const added = changes.flatMap((change) => (change.added ? change.value : []));
  const [originalTexts, removedTexts, addedTexts] = [originalLines, removed, added].map(textsOf);
  const isMissing = ({ text }: Line) => !addedTexts?.has(text);
  const isMore = ({ text }: Line) => !removedTexts?.has(text);
  // Lines that stand in the place of as many lines of the original are different, neither missing nor new.
  const different = changes.flatMap(({ value }, at) => {
    const next = changes[at + 1]?.value ?? [];
    const isPaired = value.length === next.length && value.every(isMissing) && next.every(isMore);
    return changes[at]?.removed && changes[at + 1]?.added && isPaired ? [...value, ...next] : [];
  });
  const missing = removed.filter((line) => isMissing(line) && !different.includes(line));
  const more = added.filter((line) => isMore(line) && !different.includes(line));
  for (const line of [...removed, ...added]) markLine(line, 'verschoben');
  for (const line of different) markLine(line, 'anders');
  for (const line of missing) markLine(line, 'fehlt');
  for (const line of more) markLine(line, originalTexts?.has(line.text) ? 'doppelt' : 'neu');
  return { different: different.length / 2, missing: missing.length, more: more.length };
}

function linesIn(pages: readonly Element[]) {
  const lines: Line[] = [];
  for (const element of pages.flatMap((page) => Array.from(page.querySelectorAll('article p')))) {
    const text = element.textContent.replace(/\s/g, '');
    const last = lines.at(-1);
    if (last && isContinued(element)) {
      last.text += text;
      last.elements.push(element);
    } else if (text) lines.push({ text, elements: [element] });
  }
  return lines;
}

/**
 * The lines in the headers and footers. Equal lines count once, but separately for the first page and for all later
 * pages. The text has no digits, because page numbers differ from page to page.
 */
function headersFootersIn(pages: readonly Element[]): Line[] {
  const found = pages.flatMap((page, at) =>
    Array.from(page.querySelectorAll(':is(header, footer) p'), (element) => {
      const letters = element.textContent.replace(/[\s\d]/g, '');
      return { element, text: letters && `${letters} ${Math.min(at, 1)}` };
    }),
  );
  return groupBy(
    found.filter(({ text }) => text),
    ({ text }) => text,
  ).map((some) => ({ text: some[0].text, elements: some.map(({ element }) => element) }));
}

function markLine({ elements }: Line, word: string) {
  for (const element of elements) element.setAttribute('data-differs', word);
}

const inShadow = styleSheet(pageStyles);

/**
 * Shows the pages of two documents in pairs: the first pages beside each other, then the second pages. Each diagnostic
 * gets a button in the paragraph with its quoted words, or a button at each of its places. The button calls `onPress`.
 *
 * @returns the first button of each diagnostic that has a button
 */
export function showPairs(
  place: HTMLElement,
  { original, own }: { original: Pages; own: Pages },
  report: TemplateReport | undefined,
  onPress: (diagnostic: SharedDiagnostic) => void,
) {
  const count = Math.max(original.pages.length, own.pages.length);
  const cells = Array.from({ length: 2 * count }, (_, at) => {
    const { pages, sheet } = at % 2 === 0 ? original : own;
    const cell = document.createElement('div');
    const shadow = cell.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet, inShadow];
    shadow.append(pages[Math.floor(at / 2)] ?? '');
    return cell;
  });
  place.replaceChildren(...cells);
  const paragraphs = own.pages.flatMap((page) => Array.from(page.querySelectorAll('p')));
  const diagnostics = report ? [...report.errors, ...report.warnings, ...report.changes] : [];
  const buttons = new Map<SharedDiagnostic, HTMLElement>();
  for (const one of diagnostics) {
    for (const where of one.each ?? [one]) {
      const paragraph = quotedParagraph(where, paragraphs);
      if (!paragraph) continue;
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: one.severity === 'error' ? 'Fehler' : 'Hinweis',
        title: one.message,
        onclick: () => onPress(one),
      });
      paragraph.append(button);
      if (!buttons.has(one)) buttons.set(one, button);
    }
  }
  return buttons;
}

/**
 * The paragraph with the words that a diagnostic quotes. Of several such paragraphs, the result is the one whose index
 * is nearest to `place.paragraph`.
 */
function quotedParagraph({ words, place }: Where, paragraphs: readonly Element[]) {
  const lettersOf = (text: string) => text.replace(/[\s…]/g, '');
  const quoted = lettersOf(words ?? '');
  const inText = paragraphs.filter((one) => one.closest('article') && !isContinued(one));
  const distance = (one: Element) => Math.abs(inText.indexOf(one) - (place?.paragraph ?? 0));
  return (place ? inText : paragraphs)
    .filter((one) => quoted && lettersOf(one.textContent).includes(quoted))
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function isContinued({ classList }: Element) {
  return classList.contains('continued');
}
