import { shadowHost } from '../../browser/styleSheet';
import { placeBoxes, reserveBoxes } from './boxes';
import { divideByColumns } from './divideByColumns';
import { createPauses, TooLong } from './limits';
import { placeTabs } from './placeTabs';
import { pageKinds } from './prepareDocument';
import type { Content, SectionContent } from './renderPages';
import type { Styles } from './styles';

/**
 * Breaks a document into pages like Word. The browser lays out the text in CSS columns that are as high as the text
 * area of a page. A column becomes a page. In a section with two columns, two neighbouring columns become a page.
 *
 * @returns the wrapper with a `section` for each page
 * @throws TooLong for more than 200 pages, for too much text between two page breaks, or after 5 seconds of work; the
 *   signal's reason after an abort
 */
export function layOut(content: Content, signal?: AbortSignal) {
  const pause = createPauses(signal);
  return withHiddenElement(content.styles, async (place) => {
    const wrapper = document.importNode(content.wrapper, true);
    // This class turns off the layout of finished pages (`rulesLikeWord`).
    place.classList.add('being-divided');
    place.append(wrapper);
    const flows = grouped(content.sections, ({ section }) => section.type !== 'continuous');
    for (const flow of flows) await addPages(flow, wrapper, pause);
    for (const page of wrapper.children) {
      await pause();
      placeBoxes(page);
    }
    writeNumbers(wrapper);
    return wrapper;
  });
}

/** Calls `work` with an invisible element in the site's page. The styles of a document apply inside the element. */
export async function withHiddenElement<Done>(
  { sheet }: Styles,
  work: (place: HTMLElement) => Done | Promise<Done>,
) {
  const place = document.createElement('div');
  place.className = 'layout-host';
  const host = shadowHost([sheet], place);
  document.body.append(host);
  try {
    return await work(place);
  } finally {
    host.remove();
  }
}

const mostPages = 200;

/** Divides items into groups. An item begins a new group when `begins` returns true for the item. */
function grouped<Item>(items: readonly Item[], begins: (item: Item) => boolean) {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && !begins(item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Consecutive sections without a page break between them. */
type Flow = [SectionContent, ...SectionContent[]];

async function addPages(flow: Flow, wrapper: HTMLElement, pause: () => Promise<void>) {
  const [{ section, emptyPages }] = flow;
  const pageBefore = wrapper.lastElementChild as HTMLElement | null;
  // A section may set the number of its first page.
  let number = section.pageNumber?.start ?? Number(pageBefore?.dataset.number ?? 0) + 1;

  /** Adds a page with a header and footer, but without text. Returns the element for the text of the page. */
  function addPage() {
    if (wrapper.childElementCount >= mostPages) throw new TooLong();
    const kind = number % 2 === 0 ? 'even' : 'default';
    const isTitlePage = section.titlePage && wrapper.lastElementChild === pageBefore;
    const empty = emptyPages[pageKinds.indexOf(isTitlePage ? 'first' : kind)] ?? emptyPages[0];
    const page = document.importNode(empty as HTMLElement, true);
    page.style.height = page.style.minHeight;
    page.dataset.number = String(number);
    number += 1;
    wrapper.append(page);
    reserveBoxes(page);
    // The numbers are written before the text is laid out. A number may make the footer higher, and a higher footer
    // leaves less room for the text.
    writeNumbers(page);
    return page.querySelector(':scope > article') as HTMLElement;
  }

  const chapters = grouped(elementsOf(flow), (one) => one.classList.contains('begins-page'));
  // A section without elements still has a page.
  for (const chapter of chapters.length > 0 ? chapters : [[]]) {
    let texts: HTMLElement[][] = [chapter];
    let height: number | undefined;
    do {
      await pause();
      const article = addPage();
      // If the text area is as high as on the page before, the text is already divided correctly.
      if (article.clientHeight !== height) {
        height = article.clientHeight;
        article.append(...texts.flat());
        refuseLongText(article);
        placeTabs(article, 'p:has(.tab)');
        await pause();
        texts = divideIntoPages(article);
        // Word shows no space before the first paragraph after an automatic page break.
        for (const [first] of texts.slice(1)) first?.classList.add('page-top');
      }
      article.replaceChildren(...(texts.shift() ?? []));
    } while (texts.length > 0);
  }
}

/**
 * The most paragraphs that are laid out at once. More paragraphs would block the browser for too long. The limit for
 * letters is a hundred times as high.
 */
const mostParagraphs = 1500;

function refuseLongText(article: HTMLElement) {
  const paragraphs = article.querySelectorAll('p').length;
  if (Math.max(paragraphs, article.textContent.length / 100) > mostParagraphs) throw new TooLong();
}

/** The height in px that is added to a text area. Browser engines round heights differently from Word. */
const tolerance = 1.5;

/** Lays out the content of `article` in columns, and returns the elements of each page. */
function divideIntoPages(article: HTMLElement) {
  const { style, clientWidth, clientHeight } = article;
  const { cssText } = style;
  const isOneColumn = !(Number(getComputedStyle(article).columnCount) > 1);
  article.classList.add('layout-columns');
  style.width = `${clientWidth}px`;
  style.height = `${clientHeight + tolerance}px`;
  // WebKit does not break text into columns when a style sets the number of columns without their width.
  if (isOneColumn) style.cssText += `columns: ${clientWidth}px; column-gap: ${gap}px`;
  reserveBoxes(article);
  article.classList.add('magnified');
  const divided = divideByColumns(article);
  article.classList.remove('layout-columns', 'magnified');
  style.cssText = cssText;
  return divided;
}

/** The gap between columns in px. Text that sticks out into the gap still belongs to its column. */
const gap = 200;

/** Returns the elements of a single section, or a `div` for each section of a longer flow. */
function elementsOf(flow: Flow) {
  const parts = flow.map(({ content, emptyPages: [page] }) => {
    const part = document.createElement('div');
    // docx-preview sets the columns of a section in the style of its `article`.
    part.style.cssText = page?.querySelector('article')?.style.cssText ?? '';
    part.append(...content.map((one) => document.importNode(one, true)));
    return part;
  });
  const [only, other] = parts;
  return only && !other ? (Array.from(only.children) as HTMLElement[]) : parts;
}

function writeNumbers(root: HTMLElement) {
  for (const field of root.querySelectorAll('.marker-PAGE, .marker-NUMPAGES')) {
    const { dataset, parentElement } = field.closest('section') as HTMLElement;
    field.textContent = `${field.matches('.marker-PAGE') ? dataset.number : parentElement?.childElementCount}`;
  }
  // After each change of a number, the tabs in headers, footers and boxes are placed again. A number with more digits
  // moves the tabs after it.
  placeTabs(root, ':is(header, footer, .box) p:has(.tab)');
}
