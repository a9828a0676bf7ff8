import type { Pages } from './renderPages';

/**
 * Puts pages in the place of the site's page for as long as it is printed: a frame would be cut where
 * its first sheet ends. Sizes and margins are those of the document.
 *
 * @returns what brings the site's page back
 */
export function printPages({ styles, element }: Pages): () => void {
  const host = document.createElement('div');
  host.className = 'printed-document';
  const copy = document.importNode(element, true);
  const sheets = copy.querySelectorAll<HTMLElement>(':scope > section');
  const rules = Array.from(sheets, (section, index) => {
    section.style.setProperty('page', `sheet-${index}`);
    return `@page sheet-${index} { ${pageOf(section)} }`;
  });
  for (const section of sheets) repeatEdges(section);

  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(styles.rules), sheetOf(flowing)];
  shadow.append(copy);
  const wholePage = sheetOf(`${styles.fonts}${rules.join('\n')}`);
  document.adoptedStyleSheets.push(wholePage);
  document.body.append(host);
  return () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== wholePage);
  };
}

/** What docx-preview writes to a section as its size and padding, as size and margins of a sheet. */
function pageOf(section: HTMLElement): string {
  const { width, minHeight, paddingTop, paddingRight, paddingBottom, paddingLeft } = section.style;
  const header = section.querySelector<HTMLElement>(':scope > header')?.style.marginTop;
  const footer = section.querySelector<HTMLElement>(':scope > footer')?.style.marginBottom;
  const top = `calc(${paddingTop || '0px'} + ${header || '0px'})`;
  const bottom = `calc(${paddingBottom || '0px'} + ${footer || '0px'})`;
  return `size: ${width} ${minHeight}; margin: ${top} ${paddingRight || 0} ${bottom} ${paddingLeft || 0};`;
}

/** Puts header and footer on every sheet, as browsers repeat head and foot of a table. */
function repeatEdges(section: HTMLElement) {
  const children = Array.from(section.children);
  for (const name of ['header', 'main', 'footer']) {
    const group = document.createElement('div');
    group.className = `sheet-${name}`;
    group.append(...children.filter((child) => groupOf(child) === name));
    section.append(group);
  }
}

function groupOf({ localName }: Element): string {
  return localName === 'header' || localName === 'footer' ? localName : 'main';
}

// The sheets have the margins; what stands on them flows from one to the next.
const flowing = `
  .docx-wrapper { display: block; padding: 0; background: none }
  .docx-wrapper > section.docx {
    display: table; overflow: visible; width: 100% !important; min-height: 0 !important;
    margin: 0; padding: 0 !important; box-shadow: none;
  }
  section.docx > .sheet-header { display: table-header-group; break-inside: avoid }
  section.docx > .sheet-main { display: table-row-group }
  section.docx > .sheet-footer { display: table-footer-group; break-inside: avoid }
  section.docx > div > :is(header, footer) { margin: 0 !important }
  .docx-wrapper > section.docx + section.docx { break-before: page }
  p { orphans: 2; widows: 2 }
  tr, img, svg { break-inside: avoid }
`;

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
