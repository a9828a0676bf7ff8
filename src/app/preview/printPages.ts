import { styleSheet } from '../../browser/styleSheet';
import { layOut } from './layOut';
import { atOnce } from './limits';
import type { Content } from './renderPages';

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
  const names = new Map<string, string>();
  for (const page of pages.children as Iterable<HTMLElement>) {
    const size = `${page.style.width} ${page.style.height}`;
    const name = names.get(size) ?? `sheet-${names.size}`;
    names.set(size, name);
    page.style.setProperty('page', name);
  }
  shadow.append(pages);
  const sizes = [...names].map(([size, name]) => `@page ${name} { size: ${size}; margin: 0; }`);
  const wholePage = styleSheet(`${content.styles.fonts}${sizes.join('\n')}`);
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
