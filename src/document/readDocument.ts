import {
  bodyTexts,
  type CarriedInput,
  inputsIn,
  lettersOf,
  sumOf,
  textsByMark,
} from './package/carriedInput';
import { openPackage } from './package/openPackage';
import { contentOf } from './package/parts';
import { sheetIn } from './package/sheet';
import { plainText } from './package/whatItIs';
import type { WordPackage } from './package/wordPackage';
import { refuseBomb, unpacked, zipDirectory } from './package/zip';
import { readText } from './readText';
import { TemplateError } from './templateProblem';
import { elementsBelow, propertyOf, valOf } from './word/tree';

/**
 * An input that a file carries; `isChanged` when somebody changed the text since that was made of it, and where,
 * as far as that is known.
 */
export type ReadInput = CarriedInput & { isChanged: boolean; changes: readonly Change[] };

/** What a file says of where it comes from, and what else somebody may want of it. */
export type ReadDocument = {
  /** What it was made of, or each of several documents in it that carries that, in their order. */
  inputs: readonly ReadInput[];
  /** The templates in it, where it is a ZIP: files that hold tags and carry no input. */
  templates: readonly TemplateFile[];
  /** The names of the other files in it. */
  unread: readonly string[];
  /** What a Word file tells of itself: the names of its tags, as a template has them, and the style of its first paragraph. */
  word?: { tags: readonly string[]; style: string };
  /** Its text, where it carries no input: of a Word file, a workbook or a file of plain text. */
  text: string;
};

const nothing: ReadDocument = { inputs: [], templates: [], unread: [], text: '' };

/** A Word file by its name. */
export type TemplateFile = { name: string; bytes: Uint8Array };

/**
 * Reads a document that comes back, from Word or wherever it was saved.
 *
 * @param bytes any file
 * @throws TemplateError when it is too large or no whole Word file, as `openTemplate` does
 */
export function readDocument(bytes: Uint8Array): ReadDocument {
  const opened = openPackage(bytes);
  const inputs = inputsOf(opened);
  const letters = lettersOf(bodyTexts(opened).join(''));
  const tags = Array.from(letters.matchAll(/\{[#^/]?([a-z]\w*)\}/gi), ([, name = '']) => name);
  const [first] = elementsBelow(contentOf(opened), 'w:p');
  const style = first ? valOf(propertyOf(first, 'w:pStyle')) : '';
  const text = inputs.length > 0 ? '' : readText(opened);
  return { ...nothing, inputs, word: { tags: [...new Set(tags)], style }, text };
}

function inputsOf(opened: WordPackage) {
  const inputs = inputsIn(opened);
  const byMark = textsByMark(opened);
  const marks = [...byMark.keys()];
  const place = ({ at = '' }) => marks.indexOf(at);
  const joined = inputs.filter(({ at }) => at).toSorted((a, b) => place(a) - place(b));
  const found = joined.length > 0 ? joined : inputs.slice(0, 1);
  return found.map(({ text, paragraphs, at, ...input }) => {
    const texts = at ? (byMark.get(at) ?? []) : bodyTexts(opened);
    const isChanged = text !== sumOf(texts);
    const sums = paragraphs.split(' ').filter(Boolean);
    return { ...input, isChanged, changes: isChanged ? textChanges(texts, sums) : [] };
  });
}

/**
 * The one place that decides what a file is. Reads what comes back: a Word file, or a ZIP of Word files, whose inputs come in the order of their names,
 * and of templates; those that are neither are named. What macOS and Word put beside files in a ZIP is none of them.
 * Of a workbook or a plain text the text.
 *
 * @param bytes any file
 * @throws TemplateError when it is too large, or neither it nor anything in it can be read: what it is instead
 */
export async function readFile(bytes: Uint8Array): Promise<ReadDocument> {
  const text = plainText(bytes) ?? sheetIn(bytes);
  if (text !== undefined) return { ...nothing, text };
  const entries = zipDirectory(bytes) ?? [];
  const files = entries.filter(
    ({ name }) => /\.do[ct][xm]$/i.test(name) && !/(^|\/)(__MACOSX\/|\._|~\$)/.test(name),
  );
  const isWordFile = entries.some(({ name }) => name === '[Content_Types].xml');
  if (isWordFile || files.length === 0) return readDocument(bytes);
  const inputs: ReadInput[] = [];
  const templates: TemplateFile[] = [];
  const unread: string[] = [];
  let failure: TemplateError | undefined;
  for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = file;
    // What does not unpack is no Word file.
    const content = await unpacked(file)
      .arrayBuffer()
      .catch(() => new ArrayBuffer());
    const bytes = new Uint8Array(content);
    try {
      await refuseBomb(bytes);
      const read = readDocument(bytes);
      inputs.push(...read.inputs);
      if (read.inputs.length > 0) continue;
      if (read.word?.tags.length) templates.push({ name, bytes });
      else unread.push(name);
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      failure ??= error;
      unread.push(name);
    }
  }
  if (failure && inputs.length + templates.length === 0) throw failure;
  return { ...nothing, inputs, templates, unread };
}

/** A paragraph that reads otherwise than the one that was made, or is new; or the one after which some are gone. */
export type Change = { text: string; isGone: boolean };

/**
 * What somebody changed in a text, in its order.
 *
 * @param texts its paragraphs
 * @param sums those of the paragraphs that were made; of none of them nothing is known
 */
function textChanges(texts: readonly string[], sums: readonly string[]) {
  if (sums.length === 0 || texts.length === 0) return [];
  const now = texts.map((text) => sumOf([text]));
  const changes: Change[] = [];
  let [at, was] = [0, 0];
  while (at < now.length || was < sums.length) {
    if (now[at] !== sums[was]) {
      const { added, gone } = nextSame(now.slice(at), sums.slice(was));
      const isGone = added === 0;
      const changed = isGone ? [texts[at - 1] ?? ''] : texts.slice(at, at + added);
      changes.push(...changed.map((text) => ({ text, isGone })));
      at += added;
      was += gone;
    }
    at += 1;
    was += 1;
  }
  return changes;
}

/** How many paragraphs there are on either side before both go on with the same, or end. */
function nextSame(now: readonly string[], sums: readonly string[]) {
  for (let distance = 1; ; distance += 1) {
    for (let added = 0; added <= distance; added += 1) {
      const gone = distance - added;
      if (now[added] === sums[gone]) return { added, gone };
    }
  }
}
