import { styleSheet } from '../../browser/styleSheet';
import { changesBetween, pointOut, wordsOf } from './changes';
import { calibriRules } from './fonts';
import { layOut } from './layOut';
import { atOnce, inSlices } from './limits';
import type { Content } from './renderPages';

export type Showing = {
  /** Ends it. */
  signal?: AbortSignal;
  /** The paragraph that somebody is working on. */
  workedOn?: () => HTMLElement | undefined;
  /** Faint, and its first page alone. */
  isExample?: boolean;
};

/**
 * Shows a document in a frame, page by page, in the place of the one before, and points out what is new.
 *
 * @throws TooLong; the reason of the signal
 */
export async function showPages(
  frame: Document,
  content: Content,
  { signal, workedOn, isExample = false }: Showing,
): Promise<void> {
  const look = `${calibriRules()}${content.styles.fonts}${content.styles.rules}`;
  const sheet = frame.querySelector('style[data-document]') ?? newSheet(frame);
  const isRestyled = sheet.textContent !== look;
  if (isRestyled) sheet.textContent = look;

  const fresh = await inSlices(layOut(content, frame.body), signal);
  fresh.classList.toggle('example', isExample);
  const shown = frame.querySelector('body > .docx-wrapper');
  // An example is no change of a document.
  if (shown?.className !== fresh.className) {
    frame.body.replaceChildren(fresh);
    return;
  }
  const before = wordsOf(paragraphsIn(shown));
  renew(shown, fresh);
  const paragraphs = paragraphsIn(shown);
  // In another look everything is new.
  if (isRestyled) return;
  pointOut(paragraphs, changesBetween(before, wordsOf(paragraphs)), workedOn?.());
}

function newSheet(frame: Document): HTMLStyleElement {
  const sheet = frame.createElement('style');
  sheet.dataset.document = '';
  frame.head.append(sheet);
  return sheet;
}

/** Without headers and footers: a number in them changes on every page. */
function paragraphsIn(pages: Element): HTMLElement[] {
  return Array.from(pages.querySelectorAll('article p'));
}

const frames = ['DIV', 'SECTION', 'ARTICLE'];

/**
 * Makes the children of an element those of another. What is the same stays untouched, with its
 * pictures and the reader's selection; what is around it keeps its place.
 */
function renew(shown: Element, fresh: Element): void {
  const old = Array.from(shown.children);
  const next = Array.from(fresh.children);
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start]?.isEqualNode(next[start] ?? null)) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end)?.isEqualNode(next.at(-1 - end) ?? null))
    end += 1;

  const going = old.slice(start, old.length - end);
  const coming = next.slice(start, next.length - end);
  const pairs = going.map((element, at) => [element, coming[at]] as const);
  if (going.length === coming.length && pairs.every(([one, other]) => isSameFrame(one, other))) {
    for (const [element, other] of pairs) if (other) renew(element, other);
    return;
  }
  const place = old[old.length - end] ?? null;
  for (const element of going) element.remove();
  for (const element of coming) shown.insertBefore(element, place);
}

/** Whether both are of the same make, whatever they hold. */
function isSameFrame(one: Element, other: Element | undefined): boolean {
  if (!other || !frames.includes(other.nodeName)) return false;
  return one.cloneNode(false).isEqualNode(other.cloneNode(false));
}

/**
 * Puts the pages of a document in the place of the site's page for as long as it is printed: a frame would
 * be cut where its first sheet ends. Each page is a sheet of its size.
 *
 * @returns what brings the site's page back
 */
export function printPages(content: Content): () => void {
  const host = document.createElement('div');
  host.className = 'printed-document';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [styleSheet(content.styles.rules), styleSheet(onSheets)];
  document.body.append(host);
  const pages = atOnce(layOut(content, shadow));
  const sizes = new Set<string>();
  for (const { style } of pages.children as Iterable<HTMLElement>) {
    const size = `${style.width} ${style.height}`;
    const name = `sheet-${size.replace(/\W+/g, '-')}`;
    style.setProperty('page', name);
    sizes.add(`@page ${name} { size: ${size}; margin: 0; }`);
  }
  shadow.append(pages);
  const wholePage = styleSheet(`${content.styles.fonts}${[...sizes].join('\n')}`);
  document.adoptedStyleSheets.push(wholePage);
  return () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== wholePage);
  };
}

// A page that is as high as its sheet, to the last fraction, is followed by an empty one.
const onSheets = `
  .docx-wrapper { display: block; padding: 0; background: none }
  .docx-wrapper > section.docx {
    margin: 0 0 -1px; box-shadow: none; break-inside: avoid; break-after: page;
  }
  .docx-wrapper > section.docx:last-child { break-after: auto }
`;
