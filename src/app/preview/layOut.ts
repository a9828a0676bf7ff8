import { placeBoxes, reserveBoxes } from './boxes';
import { divide } from './divide';
import { restsOf, TooLong } from './limits';
import { placeTabs } from './placeTabs';
import type { EdgeKind } from './prepareDocument';
import type { Content, SectionContent } from './renderPages';
import type { Styles } from './styles';

/**
 * Breaks a document into pages as Word does, by the browser's own columns: in a box as high as the text
 * area of a page, each column is what stands on one page.
 *
 * @returns the wrapper with a `section` for each page
 * @throws TooLong; the reason of the signal
 */
export function layOut(content: Content, signal?: AbortSignal) {
  const rest = restsOf(signal);
  return unseen(content.styles, async (place) => {
    const wrapper = document.importNode(content.wrapper, true);
    place.append(wrapper);
    for (const flow of flowsOf(content.sections)) await addPages(flow, content, wrapper, rest);
    for (const page of wrapper.children as Iterable<HTMLElement>) {
      await rest();
      placeBoxes(page);
      writeNumbers(page);
    }
    return wrapper;
  });
}

/** Has a place in the page where nobody sees what is measured, with the rules of a document. */
export async function unseen<Done>(
  { sheet }: Styles,
  work: (place: HTMLElement) => Done | Promise<Done>,
) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const place = document.createElement('div');
  place.className = 'layout-host';
  shadow.append(place);
  document.body.append(host);
  try {
    return await work(place);
  } finally {
    host.remove();
  }
}

const mostPages = 200;

/** Sections that follow one another on the same page. */
type Flow = [SectionContent, ...SectionContent[]];

function flowsOf(sections: readonly SectionContent[]) {
  const flows: Flow[] = [];
  for (const one of sections) {
    const flow = flows.at(-1);
    if (flow && one.section.type === 'continuous') flow.push(one);
    else flows.push([one]);
  }
  return flows;
}

async function addPages(
  flow: Flow,
  content: Content,
  wrapper: HTMLElement,
  rest: () => Promise<void>,
) {
  const [{ section, pages: empty }] = flow;
  const before = wrapper.lastElementChild;

  /** Adds an empty page, with the header and footer that it has by its number. */
  function open() {
    if (wrapper.childElementCount >= mostPages) throw new TooLong();
    const last = wrapper.lastElementChild as HTMLElement | null;
    const isFirst = last === before;
    const start = isFirst ? section.pageNumber?.start : undefined;
    const number = start ?? Number(last?.dataset.number ?? 0) + 1;
    const usual = content.hasEvenPages && number % 2 === 0 ? 'even' : 'default';
    const kind: EdgeKind = isFirst && section.titlePage ? 'first' : usual;
    const page = document.importNode(empty[kind], true);
    page.style.height = page.style.minHeight;
    // Counted as its section says.
    page.dataset.number = String(number);
    wrapper.append(page);
    reserveBoxes(page);
    // As high as they will be: a footer that takes two lines leaves the text one less.
    writeNumbers(page);
    const article = page.querySelector<HTMLElement>(':scope > article');
    if (!article) throw new Error('a page without text');
    return article;
  }

  for (const chapter of chaptersOf(elementsOf(flow))) {
    let left = chapter;
    do {
      await rest();
      const article = open();
      const { clientHeight } = article;
      article.append(...left);
      placeTabs(article);
      const [own = [], ...following] = inColumns(article);
      article.replaceChildren(...own);
      // Space before a paragraph goes where a page happens to end.
      for (const [first] of following) first?.classList.add('page-top');
      // With headers of the same height, the others are right as they are.
      for (let next = following[0]; next; next = following[0]) {
        const sister = open();
        if (sister.clientHeight !== clientHeight) {
          wrapper.lastElementChild?.remove();
          break;
        }
        sister.append(...next);
        following.shift();
      }
      left = following.flat();
    } while (left.length > 0);
  }
}

/** In px: engines round otherwise than Word, a fraction for each line. */
const tolerance = 1.5;

/** Divides a text by its columns. */
function inColumns(article: HTMLElement) {
  const { style, clientWidth, clientHeight } = article;
  const { cssText } = style;
  const isOneColumn = !(Number(getComputedStyle(article).columnCount) > 1);
  article.classList.add('layout-columns');
  style.width = `${clientWidth}px`;
  style.height = `${clientHeight + tolerance}px`;
  // WebKit breaks nothing where only a number of columns is given.
  if (isOneColumn) style.cssText += `columns: ${clientWidth}px; column-gap: ${gap}px`;
  reserveBoxes(article);
  article.classList.add('magnified');
  const divided = divide(article);
  article.classList.remove('layout-columns', 'magnified');
  style.cssText = cssText;
  return divided;
}

/** In px: what sticks out of a column still belongs to it. */
const gap = 200;

function elementsOf(flow: Flow) {
  const parts = flow.map(({ content, section: { columns } }) => {
    const part = document.createElement('div');
    const { numberOfColumns: count = 1, space = '' } = columns ?? {};
    if (count > 1) Object.assign(part.style, { columnCount: String(count), columnGap: space });
    part.append(...content.map((one) => document.importNode(one, true)));
    return part;
  });
  const [only, ...others] = parts;
  return only && others.length === 0 ? (Array.from(only.children) as HTMLElement[]) : parts;
}

/** In paragraphs: what is laid out at one go holds the page up. */
const longest = 1500;

/** Elements that stand one after the other until one begins a page by itself. */
function chaptersOf(elements: readonly HTMLElement[]) {
  const chapters: HTMLElement[][] = [[]];
  for (const element of elements) {
    const isNew = element.classList.contains('begins-page') && chapters.at(-1)?.length;
    if (isNew) chapters.push([]);
    chapters.at(-1)?.push(element);
  }
  for (const chapter of chapters) {
    if (chapter.reduce((sum, one) => sum + weightOf(one), 0) > longest) throw new TooLong();
  }
  return chapters;
}

/** In paragraphs, of which none counts for less than its letters. */
function weightOf(element: HTMLElement) {
  return Math.max(1, element.querySelectorAll('p').length, element.textContent.length / 100);
}

function writeNumbers(page: HTMLElement) {
  const numbers = { PAGE: page.dataset.number, NUMPAGES: page.parentElement?.childElementCount };
  for (const [name, value] of Object.entries(numbers)) {
    for (const field of page.querySelectorAll(`.mark-${name}`)) field.textContent = String(value);
  }
  // A number of more digits is wider: in headers, footers and boxes.
  for (const edge of page.querySelectorAll<HTMLElement>(':scope > :not(article), .box')) {
    placeTabs(edge);
  }
}
