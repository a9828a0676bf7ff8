import type { Element } from '@xmldom/xmldom';
import { dropCarriedInput, inputsIn, markOf, writeInput } from './package/carriedInput';
import { openPackage } from './package/openPackage';
import {
  body,
  contentOf,
  dropUnreached,
  relationshipsOf,
  rootOfType,
  targetOfType,
} from './package/parts';
import type { WordPackage } from './package/wordPackage';
import { bringer, pathsOf } from './transplant/bring';
import { type Cover, coverPage, markStart } from './transplant/coverPage';
import { continuePages, endSection, headerKeeper } from './transplant/sections';
import { fieldsIn } from './word/fields';
import { grouped } from './word/grouped';
import { shows } from './word/harmlessFields';
import { uniqueMaker } from './word/ids';
import { isNumbered, readListLevels } from './word/lists';
import { readStyles } from './word/styles';
import {
  copyFor,
  documentOf,
  elementsBelow,
  elementsIn,
  sectionsOf,
  shareNames,
} from './word/tree';

export type { Cover } from './transplant/coverPage';

/** One of several documents. */
export type JoinPart = {
  /** A filled .docx file. */
  bytes: Uint8Array;
  /** What the contents call it. */
  title: string;
  /** How many pages it has, where that is known. */
  pages?: number | undefined;
};

/**
 * Joins documents to one file: a cover with a table of contents of Word, then each on a new page, with its
 * own headers and footers, and the pages counted through. Documents are only joined with those that share
 * their styles, lists, theme, fonts and settings, so that each looks as it does alone; the others are named.
 *
 * The contents take the cover to have one page. From the first document on whose `pages` are not known, the
 * ones that follow it stand without a page, until somebody updates the contents in Word.
 *
 * @param parts in their order; each may carry its input
 * @returns `bytes`: one .docx file, the cover with the contents, then the documents, the same each time, to the byte;
 *   nothing where no document can be joined. `alone`: those that are not in it, by their place among `parts`, and why
 * @throws TemplateError when one of them is no whole Word file, as `openTemplate` does
 */
export function joinDocuments(parts: readonly JoinPart[], cover: Cover) {
  const all = parts.map((part, index) => {
    const opened = openPackage(part.bytes);
    return { ...part, index, opened, why: whyAlone(opened) };
  });
  const together = ofOneLook(all.filter(({ why }) => !why));
  const alone = all.filter((one) => !together.includes(one));
  const [first] = together;
  return {
    bytes: first && joinParts(first.opened, together, cover).bytes(),
    alone: alone.map(({ index, why = 'look' }) => ({ index, why })),
  };
}

type OpenedPart = Omit<JoinPart, 'bytes'> & { opened: WordPackage };

/**
 * Joins documents that share their look into the package of the first, which is changed, and so are the
 * trees of the others.
 */
function joinParts(joined: WordPackage, documents: readonly OpenedPart[], cover: Cover) {
  const entries = entriesOf(documents);
  const inputs = entries.flatMap(({ opened, mark }) =>
    inputsIn(opened).map((input) => ({ ...input, at: mark })),
  );
  dropCarriedInput(joined);
  dropUnreached(joined);
  const root = joined.xml(body);
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
  for (const one of coverPage(cover, entries, rootOfType(joined, 'styles'), like))
    text.appendChild(one);
  for (const [index, content] of contents.entries()) {
    if (index < contents.length - 1) endSection(content);
    for (const one of elementsIn(content)) text.appendChild(copyFor(root, one));
  }
  root.replaceChild(text, own);
  joined.save(body);
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
  const root = opened.xml(path);
  const [known] = root.getElementsByTagNameNS(dublinCore, 'title');
  const added = documentOf(root).createElementNS(dublinCore, 'dc:title');
  const element = known ?? root.appendChild(added);
  element.textContent = title;
  opened.save(path);
}

/**
 * Why a document stays a file of its own: it has another look than most (`look`), holds footnotes, endnotes
 * or comments (`notes`), charts, embedded or bound content (`objects`), numbered lists, which would count on
 * from one document to the next (`lists`), or fields and links that count or tell something over the whole file, such
 * as a table of contents, the file's title or a bookmark (`fields`).
 */
export type WhyAlone = 'look' | 'notes' | 'objects' | 'lists' | 'fields';

/** What in a document could not come into another one unchanged, if there is anything. */
function whyAlone(opened: WordPackage): WhyAlone | undefined {
  const stories = storiesOf(opened);
  const all = stories.flatMap((path) => elementsBelow(opened.xml(path)));
  const holds = (names: readonly string[]) => all.some(({ nodeName }) => names.includes(nodeName));
  if (holds(notes)) return 'notes';
  if (holds(objects)) return 'objects';
  const pointed = stories.flatMap((path) => relationshipsOf(opened, path));
  if (pointed.some(({ type }) => !known.includes(type))) return 'objects';
  const styles = readStyles(rootOfType(opened, 'styles'));
  const levelOf = readListLevels(rootOfType(opened, 'numbering'), styles);
  const levels = all.flatMap((one) => (one.nodeName === 'w:p' ? (levelOf(one) ?? []) : []));
  if (levels.some(isNumbered)) return 'lists';
  if (all.some((one) => one.hasAttribute('w:anchor'))) return 'fields';
  // The number of a page counts over the whole file, too.
  const isSame = fieldsIn(all).every(({ code }) => shows(code, 'page', 'words', 'link'));
  return isSame ? undefined : 'fields';
}

/** The parts of a document that hold text which people see: the body, headers and footers. */
function storiesOf(opened: WordPackage) {
  return [...new Set([body, ...pathsOf(opened, ['header', 'footer'])])];
}

const notes = 'w:footnoteReference w:endnoteReference w:commentReference'.split(' ');

// What shows a property or another part of the file, and text boxes that are numbered to be chained.
const objects =
  'w:altChunk w:subDoc w:object w:control w:dataBinding w15:dataBinding wps:linkedTxbx'.split(' ');

// Notes and comments lie in files that show none.
const known =
  `image hyperlink header footer styles numbering settings webSettings fontTable theme stylesWithEffects customXml
  footnotes endnotes comments commentsExtended commentsIds commentsExtensible`.split(/\s+/);

/** The documents that share the look which most of them have; of equally many, that of the first. */
function ofOneLook<Document extends { opened: WordPackage }>(documents: readonly Document[]) {
  const groups = grouped(documents, ({ opened }) => lookOf(opened));
  return groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

const parts = ['styles', 'numbering', 'theme', 'settings', 'fontTable'];

/** All that the documents of one file share: two that give the same text look the same. */
function lookOf(opened: WordPackage) {
  const paper = /<w:background[\s/>].*?<w:body[\s>]/s.exec(opened.text(body))?.[0] ?? '';
  return [paper, ...pathsOf(opened, parts).map((path) => withoutTraces(opened.text(path)))].join(
    '\n',
  );
}

// What Word writes anew at each saving, and shows nobody.
function withoutTraces(xml: string) {
  return xml
    .replace(/<w:rsids>.*?<\/w:rsids>/gs, '')
    .replace(/<(w:(zoom|proofState|rsid)|w1[45]:docId)\s[^>]*\/>/g, '')
    .replace(/\sw:rsid\w*="[^"]*"/g, '');
}
