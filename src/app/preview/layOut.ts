import { placeBoxes, reserveBoxes } from './boxes';
import { divide } from './divide';
import { restsOf, TooLong } from './limits';
import { placeTabs } from './placeTabs';
import type { Content, SectionContent } from './renderPages';
import type { Styles } from './styles';

/**
 * Breaks a document into pages as Word does, by columns of the browser: a column in a box as high as the text area of a
 * page holds the text of one page.
 *
 * @returns the wrapper with a `section` for each page
 * @throws TooLong; the reason of the signal
 */
export function layOut(content: Content, signal?: AbortSignal) {
  const rest = restsOf(signal);
  return unseen(content.styles, async (place) => {
    const wrapper = document.importNode(content.wrapper, true);
    place.append(wrapper);
    const flows = grouped(content.sections, ({ section }) => section.type !== 'continuous');
    for (const flow of flows) await addPages(flow, wrapper, rest);
    for (const page of wrapper.children as Iterable<HTMLElement>) {
      await rest();
      placeBoxes(page);
      writeNumbers(page);
    }
    return wrapper;
  });
}

/** Calls `work` with an invisible element of the site's page, in which the rules of a document hold. */
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

/** Groups items. A group begins at the first item, and at each item for which `begins` is true. */
function grouped<Item>(items: readonly Item[], begins: (item: Item) => boolean) {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && !begins(item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Sections that follow one another without a new page. */
type Flow = [SectionContent, ...SectionContent[]];

async function addPages(flow: Flow, wrapper: HTMLElement, rest: () => Promise<void>) {
  const [{ section, pages }] = flow;
  const before = wrapper.lastElementChild;

  /** Adds an empty page, with the header and footer for its number. */
  function open() {
    if (wrapper.childElementCount >= mostPages) throw new TooLong();
    const last = wrapper.lastElementChild as HTMLElement | null;
    const isFirst = last === before;
    const start = isFirst ? section.pageNumber?.start : undefined;
    const number = start ?? Number(last?.dataset.number ?? 0) + 1;
    const empty = pages[isFirst && section.titlePage ? 1 : 0];
    const page = document.importNode(empty as HTMLElement, true);
    page.style.height = page.style.minHeight;
    // The section may give the first number.
    page.dataset.number = String(number);
    wrapper.append(page);
    reserveBoxes(page);
    // The numbers may make a footer higher, which leaves less room for the text.
    writeNumbers(page);
    const article = page.querySelector<HTMLElement>(':scope > article');
    if (!article) throw new Error('a page without text');
    return article;
  }

  const chapters = grouped(elementsOf(flow), (one) => one.classList.contains('begins-page'));
  // A section without elements has a page, too.
  for (const chapter of chapters.length > 0 ? chapters : [[]]) {
    let left: HTMLElement[] = chapter;
    do {
      await rest();
      const article = open();
      const { clientHeight } = article;
      article.append(...left);
      refuseTooLong(article);
      placeTabs(article);
      const [own = [], ...following] = inColumns(article);
      article.replaceChildren(...own);
      // A paragraph has no space before it where a page happens to begin.
      for (const [first] of following) first?.classList.add('page-top');
      // The other pages are right as long as their headers and footers have the same height.
      for (const elements of [...following]) {
        const sister = open();
        if (sister.clientHeight !== clientHeight) {
          wrapper.lastElementChild?.remove();
          break;
        }
        sister.append(...elements);
        following.shift();
      }
      left = following.flat();
    } while (left.length > 0);
  }
}

/** The number of paragraphs, or of hundreds of letters, that a browser lays out at one go without a long pause. */
const longest = 1500;

function refuseTooLong(article: HTMLElement) {
  const paragraphs = article.querySelectorAll('p').length;
  if (Math.max(paragraphs, article.textContent.length / 100) > longest) throw new TooLong();
}

/** The sum of what engines round in another way than Word, in px. */
const tolerance = 1.5;

/** Lays a text out in columns, and divides it by them. */
function inColumns(article: HTMLElement) {
  const { style, clientWidth, clientHeight } = article;
  const { cssText } = style;
  const isOneColumn = !(Number(getComputedStyle(article).columnCount) > 1);
  article.classList.add('layout-columns');
  style.width = `${clientWidth}px`;
  style.height = `${clientHeight + tolerance}px`;
  // WebKit breaks nothing when only the number of columns is given.
  if (isOneColumn) style.cssText += `columns: ${clientWidth}px; column-gap: ${gap}px`;
  reserveBoxes(article);
  article.classList.add('magnified');
  const divided = divide(article);
  article.classList.remove('layout-columns', 'magnified');
  style.cssText = cssText;
  return divided;
}

/** The gap between columns, in px: text that sticks out of a column still belongs to the column. */
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

function writeNumbers(page: HTMLElement) {
  for (const field of page.querySelectorAll('.marker-PAGE, .marker-NUMPAGES')) {
    const count = page.parentElement?.childElementCount;
    field.textContent = `${field.matches('.marker-PAGE') ? page.dataset.number : count}`;
  }
  // A number with more digits is wider, so that tabs move in headers, footers and boxes.
  for (const edge of page.querySelectorAll<HTMLElement>(':scope > :not(article), .box')) {
    placeTabs(edge);
  }
}
