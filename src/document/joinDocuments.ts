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
import { copyFor, elementsBelow, elementsIn, remove, sectionsOf, shareNames } from './xml/tree';

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
    return { ...part, index, opened, changes: wouldChange(opened) };
  });
  // Of groups of equal size, the first is joined.
  const groups = grouped(
    all.filter(({ changes }) => !changes),
    ({ opened }) => lookOf(opened),
  );
  const [together] = groups.toSorted((a, b) => b.length - a.length);
  return {
    bytes: together && joinParts(together[0].opened, together, cover),
    alone: all
      .filter((one) => !together?.includes(one))
      .map(({ index, changes }) => ({ index, why: changes ? 'contents' : 'look' }) as const),
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
    for (const path of stories) {
      const all = elementsBelow(opened.xml(path));
      // A `v:shapetype` keeps its id in headers and footers: the shapes that use it stand in the same part.
      mend(all.filter(({ nodeName }) => path === body || nodeName !== 'v:shapetype'));
      for (const one of all) if (range.test(one.nodeName)) remove(one);
    }
    bookmarkStart(content, entry, index);
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

// Bookmarks and protected ranges. No field or link of a joined document leads to one.
const range = /^w:(bookmark|perm|moveFromRange|moveToRange)(Start|End)$/;

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

/** Sets the title in the properties of a file. A file without a title gets none. */
function nameFile(opened: WordPackage, title: string) {
  const path = targetOfType(opened, '', 'core-properties');
  if (!path) return;
  const named = elementsBelow(opened.xml(path), 'dc:title');
  for (const one of named) one.textContent = title;
  opened.save(path);
}

/**
 * The reason why a document is not joined: another look than most documents (`look`); or contents that would change in a
 * folder (`contents`): footnotes, endnotes and comments; charts, embedded and bound content; numbered lists, which would
 * count on from one document to the next; and fields and links that count or show something of the whole file, such as a
 * table of contents, the title of the file or a bookmark.
 */
export type WhyAlone = 'look' | 'contents';

/** True for a document that would change in a folder. Its look is compared later (`lookOf`). */
function wouldChange(opened: WordPackage) {
  const stories = storiesOf(opened);
  const all = stories.flatMap((path) => elementsBelow(opened.xml(path)));
  const pointed = stories.flatMap((path) => relationshipsOf(opened, path));
  const styles = readStyles(rootOfType(opened, 'styles'));
  const levelOf = readListLevels(rootOfType(opened, 'numbering'), styles);
  const levels = all.flatMap((one) => (one.nodeName === 'w:p' ? (levelOf(one) ?? []) : []));
  return (
    all.some((one) => ofFile.test(one.nodeName) || one.hasAttribute('w:anchor')) ||
    pointed.some(({ type }) => !known.includes(type)) ||
    levels.some(isNumbered) ||
    // A page number is joined all the same: it counts over the whole file, as the folder's pages do.
    !fieldsIn(all).every(({ code }) => shows(code, 'page', 'words', 'link'))
  );
}

/** The names of the parts with visible text: the body, headers and footers. */
function storiesOf(opened: WordPackage) {
  return [...new Set([body, ...pathsOf(opened, ['header', 'footer'])])];
}

// Notes and comments; elements with another part or a bound property; and chained text boxes, which are numbered.
const ofFile =
  /^(w:((footnote|endnote|comment)Reference|altChunk|subDoc|object|control|dataBinding)|w15:dataBinding|wps:linkedTxbx)$/;

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
