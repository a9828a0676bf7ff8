import type { Element } from '@xmldom/xmldom';
import { dropCarriedInput, inputsIn, markOf, writeInput } from '../package/carriedInput';
import {
  body,
  contentOf,
  dropUnreached,
  rootOf,
  rootOfType,
  save,
  targetOfType,
} from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { uniqueMaker } from '../word/ids';
import { sectionsOf } from '../word/sections';
import { copyFor, elementsBelow, elementsIn, shareNames } from '../word/tree';
import { bringer } from './bring';
import { type Cover, coverPage, markStart } from './coverPage';
import { continuePages, endSection, headerKeeper } from './sections';
import { storiesOf } from './whyAlone';

/** A document that is to be joined. */
type OpenedPart = { opened: WordPackage; title: string; pages?: number | undefined };

/**
 * Joins documents that share their look into the package of the first, which is changed, and so are the
 * trees of the others.
 */
export function joinParts(documents: readonly [OpenedPart, ...OpenedPart[]], cover: Cover) {
  const joined = documents[0].opened;
  const entries = entriesOf(documents);
  const inputs = entries.flatMap(({ opened, mark }) =>
    inputsIn(opened).map((input) => ({ ...input, at: mark })),
  );
  dropCarriedInput(joined);
  dropUnreached(joined);
  const root = rootOf(joined, body);
  const mend = uniqueMaker();
  const keepHeaders = headerKeeper(joined);

  const contents = entries.map((entry, index) => {
    const { opened } = entry;
    const stories = storiesOf(opened);
    const content = contentOf(opened);
    markStart(content, entry, manyMarks + index);
    for (const path of stories) {
      // What uses a type of shapes stands in the same part.
      const isOnce = ({ nodeName }: Element) => path === body || nodeName !== 'v:shapetype';
      mend(elementsBelow(rootOf(opened, path)).filter(isOnce));
    }
    const sections = sectionsOf(content);
    if (index === 0) {
      for (const path of stories) save(joined, path);
    } else {
      bringer(opened, joined).relink(content, body, body);
      shareNames(rootOf(opened, body), root);
    }
    keepHeaders(sections);
    continuePages(sections);
    return content;
  });

  const own = contentOf(joined);
  const text = own.cloneNode(false);
  const like = sectionsOf(own)[0] ?? own;
  for (const one of coverPage(cover, entries, rootOfType(joined, 'styles'), like))
    text.appendChild(one);
  for (const [index, content] of contents.entries()) {
    if (index < contents.length - 1) endSection(content);
    for (const one of elementsIn(content)) text.appendChild(copyFor(root, one));
  }
  root.replaceChild(text, own);
  save(joined, body);
  for (const input of inputs) writeInput(joined, input);
  nameFile(joined, cover.title);
  return joined;
}

/** The ids of marks begin where no document has any. */
const manyMarks = 1_000_000;

/** The first page is the cover; where a document begins is known as long as the pages of those before are. */
function entriesOf(documents: readonly OpenedPart[]) {
  let page: number | undefined = 2;
  return documents.map((document, index) => {
    const { pages } = document;
    const entry = { ...document, mark: markOf(index + 1), page };
    page = page === undefined || pages === undefined ? undefined : page + pages;
    return entry;
  });
}

const dublinCore = 'http://purl.org/dc/elements/1.1/';

/** Gives a file its title, among the properties that Word shows of it; where it has none of these, none. */
function nameFile(opened: WordPackage, title: string) {
  const path = targetOfType(opened, '', 'core-properties');
  if (!path) return;
  const root = rootOf(opened, path);
  const [known] = root.getElementsByTagNameNS(dublinCore, 'title');
  const added = opened.xml(path).createElementNS(dublinCore, 'dc:title');
  const element = known ?? root.appendChild(added);
  element.textContent = title;
  save(opened, path);
}
