import { type HElement, parseAsync, renderDocument } from 'docx-preview';
import { takeBoxes } from './boxes';
import { prepareDocument, type Section, type WordDocument } from './prepareDocument';
import { cleanStyles, likeWord } from './styles';
import { marker } from './unzip';

/** The content of a document before it is broken into pages. */
export type Content = Awaited<ReturnType<typeof renderPages>>;

export type SectionContent = {
  section: Section;
  /** Two pages with an empty `article`: with the usual header and footer, and with those of a first page. */
  pages: readonly HTMLElement[];
  content: readonly HTMLElement[];
};

/**
 * Makes elements of a Word document, without anything that could run, load or lead astray. The elements belong to a
 * document that has no window, runs no script and loads nothing.
 *
 * @param bytes a .docx file
 * @param most the number of paragraphs and tables at the beginning of the document to show
 * @throws an error of docx-preview when it cannot read the file
 */
export async function renderPages(bytes: Uint8Array, most = Infinity) {
  const inert = document.implementation.createHTMLDocument();
  const options = {
    h: (description: HElement | Node | string) => build(description, inert),
    renderAltChunks: false,
    // Addresses with `data:` need not be revoked, and are equal for equal pictures and fonts.
    useBase64URL: true,
  };
  const word = (await parseAsync(bytes, options)) as WordDocument;
  cutAfter(most, word.documentPart.body);
  const sections = prepareDocument(word);
  const nodes = await renderDocument(word, options);
  const wrapper = nodes.find((node) => node instanceof HTMLDivElement);
  if (!wrapper) throw new Error('docx-preview renders no pages');
  splitAtBreaks(wrapper);
  const missing = takeBoxes(wrapper);
  const sheets = nodes.filter((node) => node instanceof HTMLStyleElement);
  const pages = Array.from(wrapper.children) as HTMLElement[];
  wrapper.replaceChildren();
  const { defaultTabStop = '' } = word.settingsPart?.settings ?? {};
  // The distance between tab stops that no paragraph sets, in px.
  const defaultTab = ((Number.parseFloat(defaultTabStop) || 36) * 96) / 72;
  wrapper.style.setProperty('--default-tab', String(defaultTab));
  return {
    styles: cleanStyles(sheets.map(({ textContent }) => textContent).join('\n')),
    /** The element around all pages, without them. */
    wrapper,
    sections: sections.map((section, at) =>
      sectionContent(section, pages.slice(2 * at, 2 * at + 2)),
    ),
    /** The German names of what cannot be shown. */
    missing,
  };
}

/** Removes the elements after the first ones. Their section keeps its properties, which stand at its end. */
function cutAfter(most: number, body: WordDocument['documentPart']['body']) {
  const rest = body.children.splice(most);
  body.props = rest.find(({ sectionProps }) => sectionProps)?.sectionProps ?? body.props;
}

/** Splits paragraphs at the page and column breaks inside. */
function splitAtBreaks(wrapper: HTMLElement) {
  const range = new Range();
  for (const sign of wrapper.querySelectorAll('[class^="marker-begins-"]')) {
    const rest = sign.closest('p');
    if (rest?.parentElement?.localName !== 'article') continue;
    range.setStartBefore(rest);
    range.setEndBefore(sign);
    rest.before(range.extractContents());
    rest.classList.remove('begins-page', 'begins-column');
    sign.remove();
    // The end of a paragraph stays before a break that has nothing behind it (ECMA-376, 17.15.3.15).
    const isEmpty = !rest.querySelector('span:not(:empty)');
    const next = isEmpty ? rest.nextElementSibling : null;
    (next ?? rest).classList.add(sign.className.replace('marker-', ''));
    if (next) rest.remove();
  }
}

function sectionContent(section: Section, pages: readonly HTMLElement[]): SectionContent {
  const [content = []] = pages.map((page) => {
    page.querySelector('.end-of-document')?.remove();
    // Notes stand after the text, since docx-preview does not know their pages.
    const all = Array.from(page.querySelectorAll<HTMLElement>(':scope > article > *, :scope > ol'));
    for (const one of all) one.remove();
    return all;
  });
  return { section, pages, content };
}

/**
 * Builds an element like the `h` of docx-preview, in another document and with a closed list of attributes. A link leads
 * nowhere: a press on the paper leads to the form.
 */
function build(description: HElement | Node | string, inert: Document) {
  if (typeof description === 'string') {
    if (!description.startsWith(marker)) return inert.createTextNode(description);
    const sign = inert.createElement('span');
    sign.className = description.replace(marker, 'marker-');
    return sign;
  }
  if (description instanceof Node) return description;
  const { ns, tagName, className, style, children = [] } = description;
  if (tagName.startsWith('#')) return inert.createComment('');
  const element = inert.createElementNS(ns ?? 'http://www.w3.org/1999/xhtml', tagName);
  // docx-preview writes a tab, and nothing else, as one em space.
  const isTab = tagName === 'span' && children.length === 1 && children[0] === '\u2003';
  const { lang, colSpan: colspan } = description;
  // Screen readers list headings, and a PDF has them as bookmarks.
  const [, level] = /(?:^| )level-(\d)\b/.exec(className ?? '') ?? [];
  const heading = { role: level && 'heading', 'aria-level': level };
  const attributes = { class: isTab ? 'tab' : className, lang, colspan, ...heading };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) element.setAttribute(name, String(value));
  }
  // A strict policy forbids the attribute `style`, not the properties.
  if ('style' in element && element.style instanceof CSSStyleDeclaration) {
    if (typeof style === 'string') element.style.cssText = style;
    else {
      for (const [name, value] of Object.entries(style ?? {})) {
        element.style.setProperty(name.replace(/[A-Z]/g, '-$&'), String(value));
      }
    }
    likeWord(element.style);
  }
  element.append(...children.map((child) => build(child, inert)));
  return element;
}
