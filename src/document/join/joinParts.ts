import type { Element } from '@xmldom/xmldom';
import { dropCarriedInput, inputsIn, markOf, writeInput } from '../package/carriedInput';
import { body, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { sectionsOf } from '../word/sections';
import { elementsBelow, elementsIn, elementsNamed, shareIgnorable } from '../word/tree';
import { partBringer } from './bringParts';
import { coverPage, coverSection, type Entry } from './coverPage';
import { coverStyles } from './coverStyles';
import { fragment } from './fragment';
import { headerKeeper } from './headerKeeper';
import { markStart } from './markStart';
import { nameFile } from './nameFile';
import { listRestarter } from './restartLists';
import { continuePages, endSection } from './sections';
import { uniqueNames } from './uniqueNames';
import { storiesOf } from './whyAlone';

/** A document that is to be joined. */
export type OpenedPart = { opened: WordPackage; title: string; pages?: number | undefined };

/**
 * Joins documents that share their look into the package of the first, which is changed, and so are the
 * trees of the others.
 */
export function joinParts(
  first: OpenedPart,
  others: readonly OpenedPart[],
  cover: { title: string; lines: readonly string[] },
): WordPackage {
  const joined = first.opened;
  const documents = [first, ...others];
  const entries = entriesOf(documents);
  const inputs = documents.flatMap(({ opened }, index) => {
    const input = inputsIn(opened).find(({ at }) => at === undefined);
    return input ? [{ ...input, at: entries[index]?.mark }] : [];
  });
  dropCarriedInput(joined);

  const prepare = preparer(joined, entries);
  const contents = documents.map(({ opened }, index) => prepare(opened, index));
  const document = joined.xml(body);
  const root = rootOf(joined, body);
  const own = contentOf(root);
  const section = coverSection(sectionsOf(own)[0] ?? own);
  const stylesPath = targetOfType(joined, body, 'styles');
  const styles = stylesPath ? coverStyles(rootOf(joined, stylesPath)) : {};
  const text = own.cloneNode(false);
  const page = coverPage(cover.title, cover.lines, entries, styles, section);
  for (const one of fragment(page, document)) text.appendChild(one);
  for (const [index, content] of contents.entries()) {
    if (index < contents.length - 1) endSection(content);
    for (const one of elementsIn(content)) text.appendChild(document.importNode(one, true));
  }
  root.replaceChild(text, own);
  for (const path of [body, stylesPath, targetOfType(joined, body, 'numbering')]) {
    if (path) joined.replace(path, joined.xml(path));
  }
  for (const input of inputs) writeInput(joined, input);
  nameFile(joined, cover.title);
  return joined;
}

/** The first page is the cover; where a document begins is known as long as the pages of those before are. */
function entriesOf(documents: readonly OpenedPart[]): Entry[] {
  let page: number | undefined = 2;
  return documents.map(({ title, pages }, index) => {
    const entry = { title, mark: markOf(index + 1), page };
    page = page === undefined || pages === undefined ? undefined : page + pages;
    return entry;
  });
}

/** Makes one document after the other fit to stand in the file, and gives its body. */
function preparer(joined: WordPackage, entries: readonly Entry[]) {
  const mend = uniqueNames(entries.map(({ mark }) => mark));
  const bringFrom = partBringer(joined);
  const keepHeaders = headerKeeper(joined);
  const styles = targetOfType(joined, body, 'styles');
  const numbering = targetOfType(joined, body, 'numbering');
  const restart =
    numbering && styles
      ? listRestarter(rootOf(joined, numbering), rootOf(joined, styles))
      : undefined;

  return (opened: WordPackage, index: number): Element => {
    const paths = storiesOf(opened);
    const stories = paths.map((path) => elementsBelow(rootOf(opened, path)));
    const bookmarkName = mend(stories);
    const root = rootOf(opened, body);
    const content = contentOf(root);
    const sections = sectionsOf(content);
    if (opened === joined) {
      for (const path of paths) joined.replace(path, joined.xml(path));
    } else {
      bringFrom(opened, bookmarkName)(content, body, body);
      shareNames(root, rootOf(joined, body));
    }
    keepHeaders(sections);
    continuePages(sections);
    restart?.(elementsBelow(content).filter(({ nodeName }) => nodeName === 'w:p'));
    const entry = entries[index];
    if (entry) markStart(content, entry, index + 1);
    return content;
  };
}

const xmlns = 'http://www.w3.org/2000/xmlns/';

/** The prefixes of one body's names, for the other, too. */
function shareNames(from: Element, to: Element): void {
  for (const { namespaceURI, localName, name, value } of Array.from(from.attributes)) {
    if (namespaceURI !== xmlns || !name.includes(':') || !localName) continue;
    if (!to.lookupNamespaceURI(localName)) to.setAttributeNS(xmlns, name, value);
  }
  shareIgnorable(from, to);
}

function rootOf(opened: WordPackage, path: string): Element {
  const root = opened.xml(path).documentElement;
  if (!root) throw new Error(`${path} has no element`);
  return root;
}

function contentOf(root: Element): Element {
  const [content] = elementsNamed(root, 'w:body');
  if (!content) throw new Error('no body');
  return content;
}
