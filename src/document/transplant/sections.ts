import { parseXml } from '../package/parts';
import { bodyPath, type WordPackage } from '../package/wordPackage';
import { headerReferencesOf } from '../word/headers';
import {
  childOrNew,
  insertInOrder,
  insertXml,
  parseFragment,
  smallestParagraph,
} from '../word/insert';
import { readStyles } from '../word/styles';
import { numberOf, pageWidth } from '../word/textWidth';
import {
  child,
  copyFor,
  type Element,
  elementsBelow,
  elementsIn,
  elementsNamed,
  propertyOf,
  remove,
  setVal,
  wordNamespace,
} from '../xml/tree';

/**
 * Adds headers and footers with the same content to a section.
 *
 * @param keys the keys of the headers and footers to add, e.g. `header first`
 */
export function addHeaders(
  opened: WordPackage,
  section: Element,
  keys: readonly string[],
  content: readonly Element[],
) {
  for (const key of keys) {
    const [kind = '', pages = ''] = key.split(' ');
    const root = parseXml(`<w:${kind === 'header' ? 'hdr' : 'ftr'} xmlns:w="${wordNamespace}"/>`);
    for (const one of content) root.appendChild(copyFor(root, one));
    const path = opened.freePath(`word/${kind}1.xml`);
    const type = `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`;
    opened.addPart(path, root, type);
    const id = opened.addRelationship(bodyPath, kind, path);
    const reference = `<w:${kind}Reference w:type="${pages}" r:id="${id}"/>`;
    for (const one of parseFragment(reference, section)) insertInOrder(section, one);
  }
}

/**
 * Changes the lines with a tab in headers and footers. Each of these lines is aligned left, and gets a single tab stop
 * at the right edge of the text area. The styles of a letterhead often lack this tab stop, or have the two tab stops of
 * Word's own styles «header» and «footer». Tab stops of styles are cleared:
 * `<w:tab w:val="clear" w:pos="4536"/>…<w:tab w:val="right" w:pos="9638"/>`.
 *
 * @param template an original with the styles of the letterhead. Each line of its headers and footers has at most one
 *   tab.
 * @param section the section of the letterhead
 */
export function setRightStops(template: WordPackage, section: Element) {
  const { styleOf, chainOf } = readStyles(template);
  const edge = pageWidth(section);
  for (const path of template.pathsOf('header footer')) {
    for (const line of elementsBelow(template.xml(path), 'w:p')) {
      if (!elementsBelow(line, 'w:r').some((run) => child(run, 'w:tab'))) continue;
      const styleStops = chainOf(styleOf(line)).flatMap((style) =>
        elementsNamed(propertyOf(style, 'w:tabs'), 'w:tab'),
      );
      const positions = new Set([edge, ...styleStops.map((stop) => numberOf(stop, 'w:pos'))]);
      const stops = [...positions]
        .toSorted((a, b) => a - b)
        .map((at) => `<w:tab w:val="${at === edge ? 'right' : 'clear'}" w:pos="${at}"/>`);
      const tabs = childOrNew(line, 'w:pPr', 'w:tabs');
      for (const stop of elementsIn(tabs)) remove(stop);
      insertXml(stops.join(''), tabs);
      setVal(childOrNew(line, 'w:pPr', 'w:jc'), 'left');
    }
    template.save(path);
  }
}

/**
 * Makes a function that prepares the sections of a document for a folder. Call the function for each document, in the
 * order of the folder. Each document then begins on a new page. The start number of each section (`w:pgNumType`) is
 * removed, so that page numbers count through the whole folder.
 *
 * A section inherits each header and footer for which it has no reference (ECMA-376, 17.10.5). The first section of a
 * document must not inherit from earlier documents. Therefore, this section gets an empty header or footer for each key
 * (`headerReferencesOf`, e.g. `header first`) that earlier documents have and the section lacks.
 */
export function createSectionJoiner(joined: WordPackage) {
  const usedKeys = new Set<string>();
  return (sections: readonly Element[]) => {
    for (const first of sections.slice(0, 1)) {
      const own = headerReferencesOf([first]);
      const lacking = [...usedKeys].filter((key) => !own.has(key));
      addHeaders(joined, first, lacking, parseFragment(smallestParagraph(), first));
      setVal(childOrNew(first, 'w:type'), 'nextPage');
    }
    for (const key of headerReferencesOf(sections).keys()) usedKeys.add(key);
    for (const section of sections)
      child(section, 'w:pgNumType')?.removeAttributeNS(wordNamespace, 'start');
  };
}

/** Moves the `w:sectPr` at the end of a body into the last paragraph, so that another document can follow. */
export function endSection(content: Element) {
  const [section, last] = elementsIn(content).toReversed() as [Element, Element?];
  // A new paragraph gets the `w:sectPr` if the body does not end with a paragraph, or if its last paragraph already
  // holds one.
  if (last?.nodeName !== 'w:p' || propertyOf(last, 'w:sectPr'))
    insertXml(smallestParagraph(), content, section);
  const paragraph = elementsIn(content).at(-2) as Element;
  insertInOrder(childOrNew(paragraph, 'w:pPr'), section);
}
