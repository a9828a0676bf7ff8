import { type HElement, parseAsync, renderDocument } from 'docx-preview';
import { cleanStyles, type Styles } from './cleanStyles';
import { likeWord } from './likeWord';
import { removeUnsafe } from './removeUnsafe';
import { withoutPageNumbers } from './withoutPageNumbers';

export type Pages = {
  styles: Styles;
  /** Holds a `section` for each page that the document itself begins. */
  element: HTMLElement;
};

/**
 * Makes of a Word document what a browser can show, rid of whatever could run, load or lead astray.
 * Its elements belong to a document that has no window, runs no script and loads nothing.
 *
 * @param bytes a .docx file
 * @throws what docx-preview throws when it cannot read the file
 */
export async function renderPages(bytes: Uint8Array): Promise<Pages> {
  const inert = document.implementation.createHTMLDocument();
  const options = {
    h: (description: HElement | Node | string) => build(description, inert),
    renderAltChunks: false,
    // Pictures and fonts as `data:` need not be given back, and stay equal as long as they are the same.
    useBase64URL: true,
  };
  const word: WordDocument = await parseAsync(await withoutPageNumbers(bytes), options);
  const nodes = await renderDocument(word, options);
  const element = nodes.find((node) => node instanceof HTMLDivElement);
  if (!element) throw new Error('docx-preview renders no pages');
  removeUnsafe(element);
  const sheets = nodes.filter((node) => node instanceof HTMLStyleElement);
  const css = [...sheets.map((sheet) => sheet.textContent), ...keptWithNext(word)].join('\n');
  return { styles: cleanStyles(css), element };
}

/** What we know of the document as docx-preview reads it. */
type WordDocument = {
  stylesPart?: { styles: { cssName?: string; paragraphProps?: { keepNext?: boolean } }[] };
};

// docx-preview reads what matters when pages break, and does not write it.
function keptWithNext({ stylesPart }: WordDocument): string[] {
  return (stylesPart?.styles ?? [])
    .filter(({ paragraphProps }) => paragraphProps?.keepNext)
    .map(({ cssName }) => `p.${cssName} { break-after: avoid; }`);
}

/** Does what docx-preview's own `h` does, in another document and with a closed list of attributes. */
function build(description: HElement | Node | string, inert: Document): Node {
  if (typeof description === 'string') return inert.createTextNode(description);
  if (description instanceof Node) return description;
  const { ns, tagName, className, style, children = [] } = description;
  if (tagName.startsWith('#')) return inert.createComment('');
  const element = inert.createElementNS(ns ?? 'http://www.w3.org/1999/xhtml', tagName);
  if (className) element.setAttribute('class', className);
  for (const name of ['id', 'href', 'lang', 'colSpan', 'dateTime']) {
    if (description[name] !== undefined) {
      element.setAttribute(name.toLowerCase(), String(description[name]));
    }
  }
  // A strict policy forbids setting the attribute, not the properties.
  if ('style' in element && element.style instanceof CSSStyleDeclaration) {
    if (typeof style === 'string') element.style.cssText = style;
    else Object.assign(element.style, style);
    likeWord(element.style);
  }
  element.append(...children.map((child) => build(child, inert)));
  return element;
}
