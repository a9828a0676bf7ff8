import type { Element } from '@xmldom/xmldom';
import { shows } from './active/harmlessFields';
import { bookmarkOf, dropCarriedInput, inputsIn, writeInput } from './package/carriedInput';
import { openPackage } from './package/openPackage';
import { body, contentOf, relationshipsOf, rootOfType, targetOfType } from './package/parts';
import type { WordPackage } from './package/wordPackage';
import { bringer, pathsOf } from './transplant/bring';
import { bookmarkStart, type Cover, coverPage } from './transplant/coverPage';
import { continuePages, endSection, headerKeeper } from './transplant/sections';
import { fieldsIn } from './word/fields';
import { grouped } from './word/grouped';
import { uniqueMaker } from './word/ids';
import { isNumbered, readListLevels } from './word/lists';
import { readStyles } from './word/styles';
import { copyFor, documentOf, elementsBelow, elementsIn, sectionsOf, shareNames } from './xml/tree';

export type { Cover } from './transplant/coverPage';

/** One of the documents to join. */
export type JoinPart = {
  /** A filled .docx file. */
  bytes: Uint8Array;
  /** The title of the document in the table of contents. */
  title: string;
  /** The number of its pages, if known. */
  pages?: number | undefined;
};

/**
 * Joins documents to one file, the folder: a cover with a table of contents of Word, then each document on a new page
 * with its own headers and footers. Pages are counted through. Only documents with the same styles, lists, theme, fonts
 * and settings are joined, so that each looks as it does alone. All others are listed in `alone`.
 *
 * The cover is taken to have one page. The table of contents gives the page of each document up to the first whose
 * `pages` are unknown; later ones get theirs when somebody updates the table in Word.
 *
 * @param parts the documents, in their order; each may carry its input
 * @returns `bytes`: the .docx file with cover and documents, the same bytes for the same documents; undefined when no
 *   document can be joined. `alone`: the documents left out, by their index among `parts`, and the reason
 * @throws TemplateError when one of them is no whole Word file, as `openTemplate` does
 */
export function joinDocuments(parts: readonly JoinPart[], cover: Cover) {
  const all = parts.map((part, index) => {
    const opened = openPackage(part.bytes);
    return { ...part, index, opened, why: whyAlone(opened) };
  });
  // Of groups of equal size, the first is joined.
  const groups = grouped(
    all.filter(({ why }) => !why),
    ({ opened }) => lookOf(opened),
  );
  const [together] = groups.toSorted((a, b) => b.length - a.length);
  return {
    bytes: together && joinParts(together[0].opened, together, cover),
    alone: all
      .filter((one) => !together?.includes(one))
      .map(({ index, why = 'look' }) => ({ index, why })),
  };
}

type OpenedPart = Omit<JoinPart, 'bytes'> & { opened: WordPackage };

/**
 * Joins documents of one look into the package of the first document. That package and the trees of all documents are
 * changed.
 *
 * @returns the bytes of the folder
 */
function joinParts(joined: WordPackage, documents: readonly OpenedPart[], cover: Cover) {
  const entries = entriesOf(documents);
  const inputs = entries.flatMap(({ opened, bookmark }) =>
    inputsIn(opened).map((input) => ({ ...input, at: bookmark })),
  );
  dropCarriedInput(joined);
  const root = joined.xml(body);
  const mend = uniqueMaker();
  const keepHeaders = headerKeeper(joined);

  const contents = entries.map((entry, index) => {
    const { opened } = entry;
    const stories = storiesOf(opened);
    const content = contentOf(opened);
    bookmarkStart(content, entry, manyMarks + index);
    for (const path of stories) {
      // A `v:shapetype` keeps its id in headers and footers: the shapes that use it stand in the same part.
      const isOnce = ({ nodeName }: Element) => path === body || nodeName !== 'v:shapetype';
      mend(elementsBelow(opened.xml(path)).filter(isOnce));
    }
    const sections = sectionsOf(content);
    if (index === 0) {
      for (const path of stories) joined.save(path);
    } else {
      bringer(opened, joined).relink(content, body, body);
      shareNames(opened.xml(body), root);
    }
    keepHeaders(sections);
    continuePages(sections);
    return content;
  });

  const own = contentOf(joined);
  const text = own.cloneNode(false);
  const like = sectionsOf(own)[0] ?? own;
  const front = coverPage(cover, entries, rootOfType(joined, 'styles'), like);
  for (const content of contents.slice(0, -1)) endSection(content);
  for (const one of [...front, ...contents.flatMap((content) => elementsIn(content))]) {
    text.appendChild(copyFor(root, one));
  }
  root.replaceChild(text, own);
  joined.save(body);
  for (const input of inputs) writeInput(joined, input);
  nameFile(joined, cover.title);
  return joined.bytes();
}

/** The first id of the bookmarks added here. No document has an id as high. */
const manyMarks = 1_000_000;

/**
 * The entries of the table of contents. The cover is page 1. The page of a document is known when the number of pages
 * of all documents before it is known.
 */
function entriesOf(documents: readonly OpenedPart[]) {
  let page: number | undefined = 2;
  return documents.map((document, index) => {
    const { pages } = document;
    const entry = { ...document, bookmark: bookmarkOf(index + 1), page };
    page = page === undefined || pages === undefined ? undefined : page + pages;
    return entry;
  });
}

const dublinCore = 'http://purl.org/dc/elements/1.1/';

/** Sets the title in the properties of a file. A file without properties gets none. */
function nameFile(opened: WordPackage, title: string) {
  const path = targetOfType(opened, '', 'core-properties');
  if (!path) return;
  const root = opened.xml(path);
  const [known] = root.getElementsByTagNameNS(dublinCore, 'title');
  const added = documentOf(root).createElementNS(dublinCore, 'dc:title');
  (known ?? root.appendChild(added)).textContent = title;
  opened.save(path);
}

/**
 * The reason why a document is not joined: another look than most documents (`look`); footnotes, endnotes or comments
 * (`notes`); charts, embedded or bound content (`objects`); numbered lists, which would count on from one document to
 * the next (`lists`); or fields and links that count or show something of the whole file, such as a table of contents,
 * the title of the file or a bookmark (`fields`).
 */
export type WhyAlone = 'look' | 'notes' | 'objects' | 'lists' | 'fields';

/** The reason why a document cannot be joined unchanged; undefined when it can. The look is compared later (`lookOf`). */
function whyAlone(opened: WordPackage): WhyAlone | undefined {
  const stories = storiesOf(opened);
  const all = stories.flatMap((path) => elementsBelow(opened.xml(path)));
  const holds = (names: readonly string[]) => all.some(({ nodeName }) => names.includes(nodeName));
  if (holds(notes)) return 'notes';
  const pointed = stories.flatMap((path) => relationshipsOf(opened, path));
  if (holds(objects) || pointed.some(({ type }) => !known.includes(type))) return 'objects';
  const styles = readStyles(rootOfType(opened, 'styles'));
  const levelOf = readListLevels(rootOfType(opened, 'numbering'), styles);
  const levels = all.flatMap((one) => (one.nodeName === 'w:p' ? (levelOf(one) ?? []) : []));
  if (levels.some(isNumbered)) return 'lists';
  // A page number is joined all the same: it counts over the whole file, as the folder's pages do.
  const isSame = fieldsIn(all).every(({ code }) => shows(code, 'page', 'words', 'link'));
  return isSame && !all.some((one) => one.hasAttribute('w:anchor')) ? undefined : 'fields';
}

/** The names of the parts with visible text: the body, headers and footers. */
function storiesOf(opened: WordPackage) {
  return [...new Set([body, ...pathsOf(opened, ['header', 'footer'])])];
}

const notes = 'w:footnoteReference w:endnoteReference w:commentReference'.split(' ');

// Elements with another part or a bound property, and chained text boxes, which are numbered.
const objects =
  'w:altChunk w:subDoc w:object w:control w:dataBinding w15:dataBinding wps:linkedTxbx'.split(' ');

// Relationship types that can be joined. Parts for notes and comments exist also in documents without any.
const known =
  `image hyperlink header footer styles numbering settings webSettings fontTable theme stylesWithEffects customXml
  footnotes endnotes comments commentsExtended commentsIds commentsExtensible`.split(/\s+/);

const parts = ['styles', 'numbering', 'theme', 'settings', 'fontTable'];

/** All settings that the documents of a folder share, as a text. Documents with equal texts look alike. */
function lookOf(opened: WordPackage) {
  const paper = /<w:background[\s/>].*?<w:body[\s>]/s.exec(opened.text(body))?.[0] ?? '';
  const texts = pathsOf(opened, parts).map((path) => opened.text(path));
  // Word writes these anew at each save, and they show on no page.
  return [paper, ...texts]
    .join('\n')
    .replace(/<w:rsids>.*?<\/w:rsids>/gs, '')
    .replace(/<(w:(zoom|proofState|rsid)|w1[45]:docId)\s[^>]*\/>/g, '')
    .replace(/\sw:rsid\w*="[^"]*"/g, '');
}
