import { body, relationshipsOf, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { commandOf, fieldsIn } from '../word/fields';
import { isNumbered, readListLevels } from '../word/lists';
import { readStyles } from '../word/styles';
import { elementsBelow } from '../word/tree';
import { pathsOf } from './bring';

/**
 * Why a document stays a file of its own: it has another look than most (`look`), holds footnotes, endnotes
 * or comments (`notes`), charts, embedded or bound content (`objects`), numbered lists, which would count on
 * from one document to the next (`lists`), or fields and links that count or tell something over the whole file, such
 * as a table of contents, the file's title or a bookmark (`fields`).
 */
export type WhyAlone = 'look' | 'notes' | 'objects' | 'lists' | 'fields';

/** What in a document could not come into another one unchanged, if there is anything. */
export function whyAlone(opened: WordPackage): WhyAlone | undefined {
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
  return fieldsIn(all).every(({ code }) => fields.includes(commandOf(code))) ? undefined : 'fields';
}

/** The parts of a document that hold text which people see: the body, headers and footers. */
export function storiesOf(opened: WordPackage) {
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

// The fields that say the same wherever their document stands, and those without a code. Those of pages count over
// the whole file.
const fields =
  ' PAGE NUMPAGES SECTIONPAGES HYPERLINK STYLEREF DATE TIME SYMBOL IF QUOTE EQ MERGEFIELD FORMTEXT FORMCHECKBOX FORMDROPDOWN MACROBUTTON ='.split(
    ' ',
  );

/** The documents that share the look which most of them have; of equally many, that of the first. */
export function ofOneLook<Document extends { opened: WordPackage }>(
  documents: readonly Document[],
) {
  const groups = new Map<string, Document[]>();
  for (const document of documents) {
    const look = lookOf(document.opened);
    groups.set(look, [...(groups.get(look) ?? []), document]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
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
