import { openingDiagnostic, TemplateError } from '../diagnostic';
import type { Field, Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import type { PlacedTag, Sections } from '../tags/readSections';
import { isUnseen } from '../tags/readTags';
import { grouped } from '../word/grouped';
import type { Paragraph } from '../word/paragraphs';
import { readWord, trialData, wordsIn } from './trialData';
import type { Way } from './ways';

/** A paragraph of a template as one document prints it, once for each turn. */
export type Printed = {
  paragraph: Paragraph;
  /** The text as XML, with a sign for each thing that is no text. */
  text: string;
  /** The words in the text, each with the tag that printed it, unless that tag stands in another paragraph. */
  words: readonly { word: string; tag: PlacedTag | undefined }[];
  /** Pictures, page numbers, breaks: «Bild». */
  things: readonly string[];
  /** Whether a table ends with the paragraph and another table follows at once. */
  meetsTable: boolean;
  /** The size and columns of the paragraph's page, and whether the first page is another. */
  page: string;
};

/** The printed paragraphs of a template's documents, by the ways. */
export type Trial = ReadonlyMap<Way, readonly Printed[]>;

/** Fills a template, and gives the XML of each part. */
export type Print = (data: object) => (path: string) => string;

/** Numbers the paragraphs, so that it is known of each that is printed where it comes from. */
export function markParagraphs(opened: WordPackage, paragraphs: readonly Paragraph[]) {
  for (const [index, { element }] of paragraphs.entries()) {
    if (element.nodeName === 'w:p') element.setAttribute(mark, `${index}`);
  }
  for (const path of new Set(paragraphs.map((paragraph) => paragraph.path))) {
    if (opened.text(path)?.includes('{')) opened.save(path);
  }
}

const mark = 'trial';

/** @throws TemplateError when a document is torn: without data, or with two lines in every text */
export function refuseTorn(print: Print, paths: readonly string[], fields: Fields) {
  const lines = (holds: Way['holds']) => trialData(fields, holds, () => 'a\nb');
  for (const tried of [{}, lines(() => true), lines(noCondition)]) {
    const textOf = print(tried);
    const torn = paths.filter((path) => isTorn(textOf(path)));
    if (torn.length > 0)
      throw new TemplateError(torn.map((path) => openingDiagnostic('malformed-part', {}, path)));
  }
}

/**
 * Returns what fills a template in each of the ways, with a word of its own for every field. Ways that begin a sentence
 * alike are one: the template is filled once for them.
 *
 * @param print fills a template whose paragraphs were marked before the template was compiled
 */
export function trialOf(print: Print, { paragraphs, tags }: Sections, fields: Fields) {
  const paths = [...new Set(paragraphs.map(({ path }) => path))];
  const texts = new Map(
    grouped(
      tags.filter(({ sign }) => sign === ''),
      (tag) => tag.paragraph,
    ).map((some) => [some[0]?.paragraph, some]),
  );
  const known = new Map<string, readonly Printed[]>();

  function documentOf({ how, holds }: Way) {
    const before = known.get(how);
    if (before) return before;
    const textOf = print(trialData(fields, holds));
    const printed = paths.flatMap((path) => printedIn(textOf(path), paragraphs, texts));
    known.set(how, printed);
    return printed;
  }

  return (ways: readonly Way[]): Trial => new Map(ways.map((way) => [way, documentOf(way)]));
}

function noCondition(_: string, field: Field) {
  return field !== 'condition';
}

/** Whether an element of a part ends inside of another one. */
function isTorn(xml: string) {
  const open: string[] = [];
  for (const [, end, name = '', rest] of xml.matchAll(
    /<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g,
  )) {
    if (end && open.pop() !== name) return true;
    if (!end && !rest?.endsWith('/')) open.push(name);
  }
  return open.length > 0;
}

const marked = new RegExp(`<w:p\\b[^<>]* ${mark}="(\\d+)"`);

// Elements that show without being text.
const others = /<w:(?:sym|drawing|pict|object|sectPr|fldChar|pageBreakBefore|br [^>]*w:type=)/g;

const things = [
  [/\bPAGE\b/, 'Seitenzahl'],
  [/\bNUMPAGES\b/, 'Anzahl Seiten'],
  [/<w:footnoteReference\b/, 'Fussnote'],
  [/<w:txbxContent\b/, 'Textfeld'],
  [/<pic:pic\b|<v:imagedata\b/, 'Bild'],
  [/<w:br [^>]*w:type="page"/, 'Seitenumbruch'],
  [/<w:sectPr\b/, 'Abschnittswechsel'],
] as const;

// By its text: a tree of each run would take longer than all else.
function printedIn(
  xml: string,
  paragraphs: readonly Paragraph[],
  texts: ReadonlyMap<Paragraph | undefined, readonly PlacedTag[]>,
): Printed[] {
  // Word writes a text box twice, and a text that was moved or deleted until somebody accepts the change.
  const shown = xml.replace(/<(mc:Fallback|w:moveFrom|w:del)(?: [^>]*[^/>])?>.*?<\/\1>/gs, '');
  const [, ...pieces] = shown.split(marked);
  const printed = pieces.flatMap((number, at) => {
    const paragraph = paragraphs[Number(number)];
    if (at % 2 === 1 || !paragraph) return [];
    const rest = pieces[at + 1] ?? '';
    const text = rest
      .slice(rest.indexOf('>') + 1)
      .replace(/<w:(?:br|cr)\b/g, '\n$&')
      .replace(/<w:tab\b/g, ' $&')
      .replace(others, '\uFFFC$&')
      .replace(/<[^>]*>/g, '');
    // Filling drops it.
    if (isUnseen(text) && /^[^>]* emptied=/.test(rest)) return [];
    const meetsTable = /<\/w:tbl>(?:<(?!w:p\b)[^>]*\/>|\s)*<w:tbl[ >]/.test(rest);
    const [section] = rest.match(/<w:sectPr.*?<\/w:sectPr>/s) ?? [];
    const page = section?.match(/<w:(?:pgSz|cols|titlePg)\b[^>]*>/g)?.join('') ?? '';
    const words = wordsIn(text).map((word) => {
      const { tag: name } = readWord(word);
      return { word, tag: texts.get(paragraph)?.find((tag) => tag.name === name) };
    });
    const found = things.flatMap(([pattern, name]) => (pattern.test(rest) ? name : []));
    return [{ paragraph, text, words, things: found, meetsTable, page }];
  });
  let next = '';
  for (const one of printed.toReversed()) {
    one.page ||= next;
    next = one.page;
  }
  return printed;
}
