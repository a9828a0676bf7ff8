import { fieldCodeKind } from './active/harmlessFieldCodes';
import { bookmarkOf, dropCarriedInput, inputsIn, writeInput } from './package/carriedInput';
import { openPackage } from './package/openPackage';
import { bodyPath, type WordPackage } from './package/wordPackage';
import { addBookmarkAndEntry, type Cover, coverPage } from './transplant/coverPage';
import { createPartCopier } from './transplant/partCopier';
import { createSectionJoiner, endSection } from './transplant/sections';
import { fieldCodesIn } from './word/fieldCodes';
import { groupBy } from './word/groupBy';
import { createIdMender, removedWhenRepeated } from './word/ids';
import { isNumbered, readStyles } from './word/styles';
import {
  closest,
  containsAny,
  copyFor,
  type Element,
  elementsBelow,
  elementsIn,
  namePattern,
  remove,
  shapeNames,
  sharePrefixes,
} from './xml/tree';

/** A document to join. */
export type DocumentToJoin = {
  /** A filled .docx file. */
  bytes: Uint8Array;
  /** The title of the document in the table of contents. */
  title: string;
  /** The number of pages of the document, if known. */
  pages?: number | undefined;
};

/**
 * Joins documents into one file, the folder. The folder begins with a cover and with a table of contents that Word can
 * update. Each document begins on a new page, and keeps its own headers and footers. Page numbers count through the
 * whole folder. A document is left out if joining would change its look or contents (`WhyNotJoined`). All joined
 * documents have equal page backgrounds, styles, lists, themes, fonts and settings.
 *
 * The cover counts as one page. The table of contents shows the page number of a document when the `pages` of all
 * earlier documents are known. Missing page numbers appear when somebody updates the table of contents in Word.
 *
 * @param documents the documents, in the order of the folder. The folder carries the inputs that the documents carry.
 * @returns `bytes`: the .docx file of the folder, or undefined when no document can be joined. The same documents give
 *   the same bytes. `alone`: the index and the reason for each document that is not joined
 * @throws TemplateError when `openPackage` cannot open a document
 */
export function joinDocuments(documents: readonly DocumentToJoin[], cover: Cover) {
  const all = documents.map((document, index) => {
    const opened = openPackage(document.bytes);
    return { ...document, index, opened, wouldBeChanged: wouldChange(opened) };
  });
  const groups = groupBy(
    all.filter(({ wouldBeChanged }) => !wouldBeChanged),
    ({ opened }) => lookOf(opened),
  );
  // Documents of one look form a group. The largest group is joined. Of equally large groups, the group with the
  // earliest document is joined.
  const [largestGroup] = groups.toSorted((a, b) => b.length - a.length);
  return {
    bytes: largestGroup && joinOpened(openPackage(largestGroup[0].bytes), largestGroup, cover),
    alone: all
      .filter((one) => !largestGroup?.includes(one))
      .map(
        ({ index, wouldBeChanged }) =>
          ({ index, why: wouldBeChanged ? 'contents' : 'look' }) as const,
      ),
  };
}

/**
 * Joins documents of one look into a package. Changes this package and the trees of all documents.
 *
 * @param joined the first document, opened once more. The cover keeps the shapes of its headers and footers, e.g. a
 *   logo, without their texts.
 * @returns the bytes of the folder
 */
function joinOpened(
  joined: WordPackage,
  documents: readonly (DocumentToJoin & { opened: WordPackage })[],
  cover: Cover,
) {
  // The page on which the next document begins. The cover is page 1.
  let page: number | undefined = 2;
  const entries = documents.map((document, index) => {
    const entry = { ...document, bookmark: bookmarkOf(index + 1), page };
    page = page && document.pages && page + document.pages;
    return entry;
  });
  const inputs = entries.flatMap(({ opened, bookmark }) =>
    inputsIn(opened).map((input) => ({ ...input, at: bookmark })),
  );
  dropCarriedInput(joined);
  const root = joined.xml(bodyPath);
  const mend = createIdMender();
  const joinSections = createSectionJoiner(joined);

  for (const { opened } of [{ opened: joined }, ...entries]) {
    for (const path of visibleParts(opened)) {
      const all = elementsBelow(opened.xml(path));
      // The id of a `v:shapetype` must be unique in its part. Only bodies are merged, so `v:shapetype` elements in
      // headers and footers keep their ids.
      mend(all.filter(({ nodeName }) => path === bodyPath || nodeName !== 'v:shapetype'));
      // Two documents may use equal bookmark names and ids. All bookmarks and other ranges are therefore removed.
      for (const one of all)
        if (removedWhenRepeated.test(one.nodeName) || (opened === joined && isText(one)))
          remove(one);
      if (opened === joined) joined.save(path);
    }
  }

  const contents = entries.map((entry, index) => {
    const { opened } = entry;
    const content = opened.body();
    addBookmarkAndEntry(content, entry, index);
    createPartCopier(opened, joined).relink(content);
    sharePrefixes(opened.xml(bodyPath), root);
    joinSections(opened.sections());
    return content;
  });

  const oldContent = joined.body();
  const newContent = oldContent.cloneNode(false);
  contents.unshift(coverPage(cover, entries, joined));
  for (const content of contents.slice(0, -1)) endSection(content);
  for (const one of contents.flatMap(elementsIn)) newContent.appendChild(copyFor(root, one));
  root.replaceChild(newContent, oldContent);
  joined.save(bodyPath);
  for (const input of inputs) writeInput(joined, input);
  // An existing `dc:title` gets the title of the cover. A missing `dc:title` is not added.
  for (const path of joined.pathsOf('core-properties', '')) {
    for (const one of elementsBelow(joined.xml(path), 'dc:title')) one.textContent = cover.title;
    joined.save(path);
  }
  return joined.bytes();
}

/** True for a run or field code that holds no shape, and is in no shape. */
function isText(one: Element) {
  return (
    ['w:r', 'w:fldSimple'].includes(one.nodeName) &&
    !containsAny(one, shapeNames) &&
    !closest(one, shapeNames)
  );
}

/**
 * The reason why a document is not joined.
 *
 * - `look`: the look of the document differs from the look of the joined documents.
 * - `contents`: contents of the document would change in a folder.
 *
 * These contents would change:
 *
 * - footnotes, endnotes and comments
 * - charts, embedded content, content controls that show custom XML, and chained text boxes
 * - numbered lists, because their numbers would continue from one document to the next
 * - field codes that show something of the whole file, e.g. a table of contents, the number of a section, the title of
 *   the file or the text of a bookmark. Page numbers and the number of pages are allowed.
 * - links to a place in the file
 */
export type WhyNotJoined = 'look' | 'contents';

/** True when the contents of a document would change in a folder (`WhyNotJoined`). */
function wouldChange(opened: WordPackage) {
  const paths = visibleParts(opened);
  const all = paths.flatMap((path) => elementsBelow(opened.xml(path)));
  const relationships = paths.flatMap(opened.relationshipsOf);
  const { styleOf, chainOf, levelOf } = readStyles(opened);
  const levels = all
    .filter(({ nodeName }) => nodeName === 'w:p')
    .flatMap((one) => levelOf([one, ...chainOf(styleOf(one))]) ?? []);
  return (
    all.some((one) => ofWholeFile.test(one.nodeName) || one.hasAttribute('w:anchor')) ||
    relationships.some(({ type, target }) => !allowedTypes.test(type) || target.startsWith('#')) ||
    levels.some(isNumbered) ||
    // Field codes of the kind `page` are allowed, because page numbers count through the whole folder.
    !fieldCodesIn(all).every(({ code }) => ['page', 'words', 'link'].includes(fieldCodeKind(code)))
  );
}

/** The names of the parts with visible text: the body, headers and footers. */
function visibleParts(opened: WordPackage) {
  return [...new Set([bodyPath, ...opened.pathsOf('header footer')])];
}

// Elements that show something from another part, and chained text boxes (`wps:linkedTxbx`). `w:dataBinding` shows
// custom XML or a document property. Chained text boxes of two documents may have equal chain numbers.
const ofWholeFile = namePattern(`
w:footnoteReference w:endnoteReference w:commentReference w:altChunk w:subDoc w:object w:control w:dataBinding
w15:dataBinding wps:linkedTxbx
`);

// The types of relationships that a joined document may have. Parts for notes and comments are allowed, because Word
// writes these parts even into documents without notes and comments.
const allowedTypes = namePattern(
  `image hyperlink header footer styles numbering settings webSettings fontTable theme stylesWithEffects customXml
  footnotes endnotes comments commentsExtended commentsIds commentsExtensible`,
);

/**
 * The look of a document as one text: background, styles, lists, theme, settings and fonts. Documents with equal texts
 * look alike.
 */
function lookOf(opened: WordPackage) {
  const background = /<w:background[\s/>].*?<w:body[\s>]/s.exec(opened.text(bodyPath))?.[0] ?? '';
  const texts = opened.pathsOf('styles numbering theme settings fontTable').map(opened.text);
  // The `replace` calls remove elements and attributes that change at each save in Word. No page shows them.
  return [background, ...texts]
    .join('\n')
    .replace(/<w:rsids>.*?<\/w:rsids>/gs, '')
    .replace(/<(w:(zoom|proofState|rsid)|w1[45]:docId)\s[^>]*\/>/g, '')
    .replace(/\sw:rsid\w*="[^"]*"/g, '');
}
