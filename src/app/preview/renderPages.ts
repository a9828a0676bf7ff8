import { type HElement, parseAsync, renderDocument } from 'docx-preview';
import { makeBoxes } from './boxes';
import { createPauses } from './limits';
import { prepareDocument, type Section, type WordDocument } from './prepareDocument';
import { cleanStyles, correctStyle } from './styles';
import { marker } from './unzip';
import { numberOf } from './wordXml';

/** The content of a document, before `layOut` breaks the content into pages. */
export type Content = Awaited<ReturnType<typeof renderPages>>;

export type SectionContent = ReturnType<typeof sectionContent>;

/**
 * Turns a Word document into HTML elements. Links get no address. The elements run and load nothing, because they
 * belong to a document without a window.
 *
 * @param bytes a .docx file
 * @throws an error of docx-preview for a file that docx-preview cannot read; TooLong for too much XML, or after 5
 *   seconds of work
 */
export async function renderPages(bytes: Uint8Array) {
  const inert = document.implementation.createHTMLDocument();
  const options = {
    h: (description: HElement | Node | string) => build(description, inert),
    renderAltChunks: false,
    // `data:` addresses need not be revoked, unlike `blob:` addresses. Equal fonts have equal `data:` addresses, so
    // `withFonts` adds their rules only once.
    useBase64URL: true,
  };
  const pause = createPauses();
  const word = (await parseAsync(bytes, options)) as WordDocument;
  await pause();
  const sections = prepareDocument(word);
  const nodes = await renderDocument(word, options);
  await pause();
  const wrapper = nodes.find((node) => node instanceof HTMLDivElement) as HTMLElement;
  splitAtBreaks(wrapper);
  const missing = makeBoxes(wrapper);
  if (sections.some(({ pageBorders }) => pageBorders)) missing.push('den Rahmen der Seite');
  await pause();
  const styleElements = nodes.filter((node) => node instanceof HTMLStyleElement);
  const pages = Array.from(wrapper.children) as HTMLElement[];
  const kindCount = pages.length / sections.length;
  wrapper.replaceChildren();
  // The distance between default tab stops in px. Word uses default tab stops after the last tab stop of a paragraph.
  const defaultTab = ((numberOf(word.settingsPart?.settings?.defaultTabStop) || 36) * 96) / 72;
  wrapper.style.setProperty('--default-tab', String(defaultTab));
  return {
    styles: cleanStyles(styleElements.map(({ textContent }) => textContent).join('\n')),
    /** An empty element. `layOut` puts the pages into a copy of this element. */
    wrapper,
    sections: sections.map((section) => sectionContent(section, pages.splice(0, kindCount))),
    /** The German names of all that the preview cannot show. */
    missing,
  };
}

/**
 * Splits the paragraphs of the body at page and column breaks:
 * - before: `<p><span>a</span><span class="marker-begins-page"></span><span>b</span></p>`
 * - after: `<p><span>a</span></p><p class="begins-page"><span>b</span></p>`
 */
function splitAtBreaks(wrapper: HTMLElement) {
  const range = new Range();
  for (const breakMarker of wrapper.querySelectorAll('[class^="marker-begins-"]')) {
    const paragraph = breakMarker.closest('p');
    if (paragraph?.parentElement?.localName !== 'article') continue;
    range.setStartBefore(paragraph);
    range.setEndBefore(breakMarker);
    paragraph.before(range.extractContents());
    paragraph.classList.remove('begins-page', 'begins-column');
    breakMarker.remove();
    // As in Word, a break at the end of a paragraph adds no empty paragraph. The next paragraph begins the page or
    // column instead. Word's setting `w:splitPgBreakAndParaMark`, which adds the empty paragraph, is ignored.
    const isEmpty = !paragraph.querySelector('span:not(:empty)');
    const next = isEmpty ? paragraph.nextElementSibling : null;
    (next ?? paragraph).classList.add(breakMarker.className.replace('marker-', ''));
    if (next) paragraph.remove();
  }
}

/**
 * Takes the content out of the pages of a section. docx-preview has rendered the section once for each kind in
 * `pageKinds`.
 *
 * @returns `content`: the elements of the text. `emptyPages`: the pages, with headers, footers and an empty `article`
 */
function sectionContent(section: Section, pages: readonly HTMLElement[]) {
  const content = pages.flatMap((page) => {
    // Footnotes and endnotes (`ol`) are put after the text, because docx-preview does not know on which pages they
    // belong.
    const all = Array.from(page.querySelectorAll<HTMLElement>(':scope > article > *, :scope > ol'));
    for (const one of all) one.remove();
    // `prepareSections` added these paragraphs.
    return all.filter((one) => !one.matches('.added'));
  });
  return { section, emptyPages: pages, content };
}

/**
 * Builds an element or text of the document `inert`. docx-preview calls `build` instead of its own function `h`. An
 * element gets only the few attributes below. A link gets no address, because a click in the preview focuses a field of
 * the form.
 */
function build(description: HElement | Node | string, inert: Document) {
  if (typeof description === 'string') {
    if (!description.startsWith(marker)) return inert.createTextNode(description);
    const markerElement = inert.createElement('span');
    markerElement.className = description.replace(marker, 'marker-');
    return markerElement;
  }
  if (description instanceof Node) return description;
  const { ns, tagName, className, style, children = [], lang, colSpan: colspan } = description;
  if (tagName.startsWith('#')) return inert.createComment('');
  const element = inert.createElementNS(ns ?? 'http://www.w3.org/1999/xhtml', tagName);
  // docx-preview renders a tab as a `span` that holds one em space.
  const isTab = children.length === 1 && children[0] === '\u2003';
  // The role `heading` puts an element into the outline of screen readers and the bookmarks of a printed PDF.
  const [, level] = /(?:^| )level-(\d)\b/.exec(className ?? '') ?? [];
  const attributes = {
    class: isTab ? 'tab' : className,
    lang,
    colspan,
    role: level && 'heading',
    'aria-level': level,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value) element.setAttribute(name, String(value));
  }
  // A strict Content Security Policy forbids the attribute `style`, but not the properties of `element.style`.
  const { style: css } = element as HTMLElement;
  if (typeof style === 'string') css.cssText = style;
  else {
    for (const [name, value] of Object.entries(style ?? {})) {
      css.setProperty(name.replace(/[A-Z]/g, '-$&'), String(value));
    }
  }
  correctStyle(css);
  element.append(...children.map((child) => build(child, inert)));
  return element;
}
