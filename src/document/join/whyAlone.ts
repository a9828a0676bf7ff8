import type { Element } from '@xmldom/xmldom';
import { body, relationshipsOf } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { fieldsIn } from '../word/fields';
import { elementsBelow } from '../word/tree';

/**
 * Why a document stays a file of its own: it has another look than most (`look`), holds footnotes, endnotes
 * or comments (`notes`), charts, embedded or bound content (`objects`), or fields that count or tell
 * something over the whole file, such as a table of contents or the file's title (`fields`).
 */
export type WhyAlone = 'look' | 'notes' | 'objects' | 'fields';

/** What in a document could not come into another one unchanged, if there is anything. */
export function whyAlone(opened: WordPackage): WhyAlone | undefined {
  const stories = storiesOf(opened);
  const elements = stories.map((path) => elementsOf(opened, path));
  const all = elements.flat();
  if (all.some(({ nodeName }) => notes.test(nodeName))) return 'notes';
  if (all.some(({ nodeName }) => objects.test(nodeName))) return 'objects';
  const isForeign = stories.some((path) =>
    relationshipsOf(opened, path).some(
      ({ type }) => !(path === body ? ofBody : ofHeader).test(type),
    ),
  );
  if (isForeign) return 'objects';
  const codes = elements.flatMap(fieldsIn).map(({ code }) => code);
  return codes.every((code) => fields.test(code)) ? undefined : 'fields';
}

/** The parts of a document that hold text which people see: the body, headers and footers. */
export function storiesOf(opened: WordPackage): string[] {
  const placed = relationshipsOf(opened, body).filter(({ type }) => /^(header|footer)$/.test(type));
  return [...new Set([body, ...placed.map(({ target }) => target)])];
}

function elementsOf(opened: WordPackage, path: string): Element[] {
  const root = opened.xml(path).documentElement;
  return root ? elementsBelow(root) : [];
}

const notes = /^w:(footnoteReference|endnoteReference|commentReference)$/;

// What shows a property or another part of the file, and text boxes that are numbered to be chained.
const objects = /^(w:(altChunk|subDoc|object|control|dataBinding)|w15:dataBinding|wps:linkedTxbx)$/;

// Notes and comments lie in files that show none.
const ofBody =
  /^(styles|numbering|settings|webSettings|fontTable|theme|stylesWithEffects|customXml|footnotes|endnotes|comments|commentsExtended|commentsIds|commentsExtensible|people|header|footer|image|hyperlink)$/;
const ofHeader = /^(image|hyperlink)$/;

// The fields that say the same wherever their document stands. Those of pages count over the whole file.
const fields =
  /^\s*($|=|(PAGE|NUMPAGES|SECTIONPAGES|HYPERLINK|REF|STYLEREF|DATE|TIME|SYMBOL|IF|QUOTE|EQ|MERGEFIELD|FORMTEXT|FORMCHECKBOX|FORMDROPDOWN|MACROBUTTON)(?![A-Z]))/i;
