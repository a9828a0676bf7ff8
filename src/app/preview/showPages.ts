import { styleSheet } from '../../browser/styleSheet';
import { paragraphsIn, pointOut } from './changes';
import type { Rendering } from './previewState';
import { placeInFocus } from './useFieldsOnPaper';

/**
 * Shows a document in a frame, page by page, in the place of the one before, and points out what is new.
 *
 * @param isExample faint, and its first page alone
 */
export function showPages(frame: Document, { pages, styles }: Rendering, isExample: boolean) {
  const look = `${styles.fonts}${styles.rules}`;
  const sheet = frame.querySelector('#document');
  const isRestyled = sheet?.textContent !== look;
  if (sheet && isRestyled) sheet.textContent = look;

  const fresh = frame.importNode(pages, true);
  fresh.classList.toggle('example', isExample);
  const shown = frame.querySelector('body > .docx-wrapper');
  // An example is no change of a document.
  if (shown?.className !== fresh.className) {
    frame.body.replaceChildren(fresh);
    return;
  }
  const before = paragraphsIn(shown).map(({ textContent }) => textContent);
  renew(shown, fresh);
  // In another look everything is new.
  if (!isRestyled) pointOut(paragraphsIn(shown), before, placeInFocus(frame));
}

/** Puts fresh pages in the place of those that are shown. One that is the same stays, with the reader's selection. */
function renew(shown: Element, fresh: Element) {
  const pages = Array.from(fresh.children);
  for (const [at, page] of pages.entries()) {
    const before = shown.children[at];
    if (!before) shown.append(page);
    else if (!before.isEqualNode(page)) before.replaceWith(page);
  }
  while (shown.childElementCount > pages.length) shown.lastElementChild?.remove();
}

/**
 * Puts the pages of a document in the place of the site's page for as long as it is printed: a frame would
 * be cut where its first sheet ends. Each page is a sheet of its size.
 *
 * @returns what brings the site's page back
 */
export function printPages({ pages, styles }: Rendering) {
  const host = document.createElement('div');
  host.className = 'printed-document';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [styles.sheet, styleSheet(onSheets)];
  const sizes = new Set<string>();
  for (const { style } of pages.children as Iterable<HTMLElement>) {
    const size = `${style.width} ${style.height}`;
    const name = `sheet-${size.replace(/\W+/g, '-')}`;
    style.setProperty('page', name);
    sizes.add(`@page ${name} { size: ${size}; margin: 0; }`);
  }
  shadow.append(pages);
  document.body.append(host);
  const sheets = styleSheet([...sizes].join('\n'));
  document.adoptedStyleSheets.push(sheets);
  return () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheets);
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
