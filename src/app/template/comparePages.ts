import { loadTemplate } from '../../browser/loadTemplate';
import { shadowHost, styleSheet } from '../../browser/styleSheet';
import type { Diagnostic, TemplateReport, Where } from '../../document/diagnostic';
import { groupBy } from '../../document/word/groupBy';
import type { Draft } from '../draft/draft';
import { typicalInput } from '../draft/typicalInput';
import { templateInUse } from '../engine/engines';
import { loadRendering } from '../preview/loadRendering';
import { longData } from './checkPagesWithLongTexts';
import pageStyles from './comparedPage.css?inline';

/**
 * Fills the original and a custom template with the same data, and marks the paragraphs in which the documents differ.
 *
 * @param dataKind the kind of data: `typed` (the input of the form), `typical`, `empty`, `long` (long texts and lists),
 *   or `tags` (the templates with their tags)
 * @param ticked the ids of the ticked options
 * @returns the pages of both documents, and `sentence`: what differs, in German. For `tags`, `sentence` is empty,
 *   because tags may be arranged freely
 * @throws the errors of filling and of the preview, and the reason of an aborted signal
 */
export async function comparePages(
  { entry, generator, input }: Draft,
  custom: Uint8Array,
  { dataKind, ticked }: { dataKind: string; ticked: readonly string[] },
  signal: AbortSignal,
) {
  const { render } = await loadRendering();
  const typed = input();
  const chosen =
    dataKind === 'typed'
      ? typed
      : dataKind === 'empty'
        ? generator.readInput({})
        : await typicalInput(generator);
  // With typed input, the pages show what the download button saves. With any other data, the pages have page numbers,
  // as in a folder.
  const context = { today: new Date(), inFolder: dataKind !== 'typed' };
  const data =
    dataKind === 'long'
      ? longData(generator, ticked, 8)
      : generator.toDocument({ ...chosen, extras: ticked }, context);

  async function pagesOf(bytes?: Uint8Array) {
    const template = templateInUse(entry.slug, generator.fields, typed.camp.look, bytes, signal);
    const shown =
      dataKind === 'tags' ? (bytes ?? (await loadTemplate(entry.slug))) : await template.fill(data);
    const { finalPages, styles } = await render(shown, signal);
    return { pages: Array.from((await finalPages).children), sheet: styles.sheet };
  }

  const original = await pagesOf();
  const own = await pagesOf(custom);
  const sentence = dataKind === 'tags' ? '' : markDifferences(original.pages, own.pages);
  return { original, own, sentence };
}

/**
 * A printed paragraph. `text` is the text without white space. In headers and footers, `text` has no digits. A
 * paragraph on several pages has several elements. `isMarked` is true for both lines of a pair of `markInEachEntry`.
 * `markDifferences` does not mark these lines as a whole.
 */
type Line = { text: string; elements: [Element, ...Element[]]; isMarked?: boolean };

/**
 * Marks the lines that only one document prints: `fehlt` in the original, `neu` in the custom template. The order of
 * the lines is ignored. If one document prints a line more often, its additional lines are marked.
 *
 * @returns German sentences that name the first differences
 */
function markDifferences(original: readonly Element[], own: readonly Element[]) {
  // Headers and footers are compared on the first two pages, as far as both documents have these pages.
  const shared = Math.min(2, original.length, own.length);
  const linesOf = (pages: readonly Element[]) => [
    ...linesIn(pages, 'article p', /\s/g),
    // Digits are ignored, because page numbers differ from page to page.
    ...linesIn(pages.slice(0, shared), ':is(header, footer) p', /[\s\d]/g),
  ];
  const missing = linesOf(original);
  const added = linesOf(own).filter(({ text }) => {
    const at = missing.findIndex((one) => one.text === text);
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  const sentences = [
    ...markInEachEntry(missing, added, 'neu'),
    ...markInEachEntry(added, missing, 'fehlt'),
  ];
  const named = new Set<string>();
  for (const [kind, lines] of [
    ['fehlt', missing],
    ['neu', added],
  ] as const) {
    for (const element of lines.flatMap(({ isMarked, elements }) => (isMarked ? [] : elements))) {
      element.setAttribute('data-differs', kind);
      named.add(nameOf(element, kind));
    }
  }
  const first = [...named].slice(0, 4).join(', ');
  if (first) sentences.push(`Anders als im Original: ${first}${named.size > 4 ? ' …' : '.'}`);
  return (
    sentences.join(' ') || 'Mit diesen Angaben druckt eure Vorlage denselben Text wie das Original.'
  );
}

/**
 * Finds a text that is added in every entry of a list, e.g. the `$` in a template with `${text}`. A longer line
 * consists of a line of the other document and the added text. If at least two longer lines have the same added text,
 * this text is marked instead of the whole lines.
 *
 * @returns German sentences that name the marked texts
 */
function markInEachEntry(shorter: readonly Line[], longer: readonly Line[], kind: string) {
  const pairs = longer.flatMap((long) =>
    shorter.flatMap((short) => {
      const [before = '', after, more] = printed(long).split(printed(short));
      const isOfEntry = long.elements[0].closest('article');
      if (!isOfEntry || after === undefined || more !== undefined) return [];
      const text = `${before}…${after}`.replace(/^[…\s]+|[…\s]+$/g, '');
      return { long, short, before, after, text };
    }),
  );
  const groups = groupBy(pairs, ({ text }) => text).filter(([first, ...others]) =>
    others.some(({ long }) => long !== first.long),
  );
  for (const { long, short, before, after } of groups.flat()) {
    short.isMarked = true;
    if (long.isMarked) continue;
    long.isMarked = true;
    const end = printed(long).length;
    markText(long, 0, before.length, kind);
    markText(long, end - after.length, end, kind);
  }
  return groups.map(
    ([{ text }]) => `Bei jedem Eintrag ${kind === 'neu' ? 'steht neu' : kind}: «${text}».`,
  );
}

function printed({ elements }: Line) {
  return elements.map(({ textContent }) => textContent).join('');
}

/** Marks the text between two offsets in a line. The marked text may be in several runs. */
function markText({ elements }: Line, start: number, end: number, kind: string) {
  let offset = 0;
  for (const node of elements.flatMap(textNodesIn)) {
    const range = new Range();
    range.setStart(node, Math.min(Math.max(start - offset, 0), node.length));
    range.setEnd(node, Math.min(Math.max(end - offset, 0), node.length));
    offset += node.length;
    if (range.collapsed) continue;
    const mark = document.createElement('mark');
    mark.dataset.differs = kind;
    range.surroundContents(mark);
  }
}

function textNodesIn(node: Node): Text[] {
  return node instanceof Text ? [node] : Array.from(node.childNodes).flatMap(textNodesIn);
}

/**
 * Returns the first words of a line in quotes with its mark, e.g. `«Datum» fehlt`. For a header or footer, returns
 * «Kopfzeile» or «Fusszeile».
 */
function nameOf(line: Element, kind: string) {
  if (line.closest('header')) return 'Kopfzeile';
  if (line.closest('footer')) return 'Fusszeile';
  return `«${line.textContent.replace(/^(.{40}).+/s, '$1…')}» ${kind}`;
}

/** @param ignored the characters that are left out of the text of a line */
function linesIn(pages: readonly Element[], selector: string, ignored: RegExp) {
  const lines: Line[] = [];
  for (const element of pages.flatMap((page) => Array.from(page.querySelectorAll(selector)))) {
    const text = element.textContent.replace(ignored, '');
    const last = lines.at(-1);
    if (last && isContinued(element)) {
      last.text += text;
      last.elements.push(element);
    } else if (text) lines.push({ text, elements: [element] });
  }
  return lines;
}

const inShadow = styleSheet(pageStyles);

/**
 * Shows the pages of two documents in pairs: the first pages beside each other, then the second pages. Marks the
 * paragraphs whose words a diagnostic quotes.
 *
 * @returns the first marked paragraph of each diagnostic
 */
export function showPairs(
  place: HTMLElement,
  { original, own }: Awaited<ReturnType<typeof comparePages>>,
  { errors, warnings, changes }: TemplateReport,
) {
  const count = Math.max(original.pages.length, own.pages.length);
  const pairs = Array.from({ length: count }, (_, at) =>
    [own, original].map(({ pages, sheet }) => {
      const cell = shadowHost([sheet, inShadow], pages[at] ?? '');
      // A press focuses the page.
      cell.tabIndex = -1;
      return cell;
    }),
  );
  place.replaceChildren(...pairs.flat());
  const paragraphs = own.pages.flatMap((page) => Array.from(page.querySelectorAll('p')));
  const quoted = new Map<Diagnostic, HTMLElement>();
  for (const one of [...errors, ...warnings, ...changes]) {
    for (const where of one.each ?? [one]) {
      const paragraph = quotedParagraph(where, paragraphs);
      if (!paragraph) continue;
      paragraph.dataset.differs ??= one.severity === 'error' ? 'Fehler' : 'Hinweis';
      paragraph.title = one.message;
      paragraph.tabIndex = -1;
      if (!quoted.has(one)) quoted.set(one, paragraph);
    }
  }
  return quoted;
}

/**
 * Returns the paragraph that contains the quoted words of a diagnostic. Of several paragraphs, returns the paragraph
 * whose index is nearest to `place.paragraph`.
 */
function quotedParagraph({ words, place }: Where, paragraphs: readonly HTMLElement[]) {
  const lettersOf = (text: string) => text.replace(/[\s…]/g, '');
  const quoted = lettersOf(words ?? '');
  const inText = paragraphs.filter((one) => one.closest('article') && !isContinued(one));
  const distance = (one: HTMLElement) => Math.abs(inText.indexOf(one) - (place?.paragraph ?? 0));
  return (place ? inText : paragraphs)
    .filter((one) => quoted && lettersOf(one.textContent).includes(quoted))
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

function isContinued({ classList }: Element) {
  return classList.contains('continued');
}
