import { bodyTexts, lettersOf, textsByMark } from './package/bodyText';
import { type CarriedInput, inputsIn, sumOf } from './package/carriedInput';
import { openPackage } from './package/openPackage';
import { refuseTooLarge } from './package/refuseTooLarge';
import type { WordPackage } from './package/wordPackage';
import { refuseTooDeep } from './refuseTooDeep';
import { type Change, textChanges } from './textChanges';

/**
 * An input that a file carries; `isChanged` when somebody changed the text since that was made of it, and where,
 * as far as that is known.
 */
export type ReadInput = CarriedInput & { isChanged: boolean; changes: readonly Change[] };

/** What a Word file says of where it comes from. */
export type ReadDocument = {
  /** What it was made of, where it is a single document that carries that. */
  carried: ReadInput | undefined;
  /** Where it is one file of several documents: what each of them was made of that carries it, in their order. */
  joined: readonly ReadInput[];
  /** Whether it holds tags, as a template does. */
  hasTags: boolean;
  /** The templates in it, where it is a ZIP: files that hold tags and carry no input. */
  templates: readonly TemplateFile[];
  /** The names of the other files in it. */
  unread: readonly string[];
};

/** A Word file by its name. */
export type TemplateFile = { name: string; bytes: Uint8Array };

/**
 * Reads a document that comes back, from Word or wherever it was saved.
 *
 * @param bytes any file
 * @throws TemplateError when it is too large or no whole Word file, as `openTemplate` does
 */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  await refuseTooLarge(bytes);
  return refuseTooDeep(() => {
    const opened = openPackage(bytes);
    return {
      ...inputsOf(opened),
      templates: [],
      unread: [],
      hasTags: /\{[#^/]?[a-z]\w*\}/i.test(lettersOf(bodyTexts(opened).join(''))),
    };
  });
}

function inputsOf(opened: WordPackage): Pick<ReadDocument, 'carried' | 'joined'> {
  const inputs = inputsIn(opened);
  const texts = textsByMark(opened);
  const marks = [...texts.keys()];
  const place = (at = '') => (marks.includes(at) ? marks.indexOf(at) : marks.length);
  const joined = inputs
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => place(a.at) - place(b.at));
  const single = inputs.find(({ at }) => at === undefined);
  const read = (
    { text, paragraphs, at, ...input }: (typeof inputs)[number],
    texts: readonly string[] = [],
  ) => {
    const isChanged = text !== sumOf(texts);
    const sums = paragraphs.split(' ').filter(Boolean);
    return { ...input, isChanged, changes: isChanged ? textChanges(texts, sums) : [] };
  };
  return {
    carried: joined.length === 0 && single ? read(single, bodyTexts(opened)) : undefined,
    joined: joined.map((input) => read(input, texts.get(input.at ?? ''))),
  };
}
