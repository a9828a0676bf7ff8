import type { Field, Fields } from '../fields';
import type { Template } from '../fill/createTemplate';
import type { WordPackage } from '../package/wordPackage';
import type { Blocks, PlacedTag } from '../tags/readBlocks';
import { grouped } from '../word/grouped';
import type { Paragraph } from '../word/paragraphs';
import { readWord, trialData, wordsIn } from './trialData';
import type { Way } from './ways';

/** A paragraph of a template as one document prints it, once for each turn. */
export type Printed = {
  paragraph: Paragraph;
  /** The text, with a sign for each thing that is no text. */
  text: string;
  /** The words in the text, each with the tag that printed it, unless that tag stands in another paragraph. */
  words: readonly { word: string; tag: PlacedTag | undefined }[];
  /** Pictures, page numbers, breaks: «Bild». */
  things: readonly string[];
  /** Whether a table ends with the paragraph and another table follows at once. */
  meetsTable: boolean;
};

/** The printed paragraphs of a template's documents, by the ways. */
export type Trial = ReadonlyMap<Way, readonly Printed[]>;

/** Numbers the paragraphs, so that it is known of each that is printed where it comes from. */
export function numberParagraphs(opened: WordPackage, paragraphs: readonly Paragraph[]) {
  for (const [index, { element }] of paragraphs.entries()) {
    if (element.nodeName === 'w:p') element.setAttribute(marker, `${index}`);
  }
  for (const path of new Set(paragraphs.map((paragraph) => paragraph.path))) {
    if (opened.text(path)?.includes('{')) opened.save(path);
  }
}

const marker = 'trial';

/** @throws TemplateError when a document is torn: without data, or with two lines in every text */
export function refuseTorn({ isMended, fill }: Template, fields: Fields) {
  if (!isMended) return;
  fill({});
  for (const holds of [() => true, (_: string, field: Field) => field !== 'condition'])
    fill(trialData(fields, holds, () => 'a\nb'));
}

/**
 * Returns what fills a template in each of the ways, with a word of its own for every field. Ways that begin a sentence
 * alike are one: the template is filled once for them.
 *
 * @param template a template whose paragraphs were numbered before it was compiled
 */
export function trialOf({ print }: Template, { paragraphs, tags }: Blocks, fields: Fields) {
  const paths = [...new Set(paragraphs.map(({ path }) => path))];
  const byParagraph = new Map(
    grouped(tags, (tag) => tag.paragraph).map((some) => [some[0].paragraph, some]),
  );
  const known = new Map<string, readonly Printed[]>();

  function documentOf({ how, holds }: Way) {
    const before = known.get(how);
    if (before) return before;
    const xmlOf = print(trialData(fields, holds));
    const printed = paths.flatMap((path) =>
      printedIn(xmlOf.get(path) ?? '', paragraphs, byParagraph),
    );
    known.set(how, printed);
    return printed;
  }

  return (ways: readonly Way[]): Trial => new Map(ways.map((way) => [way, documentOf(way)]));
}

const numbered = new RegExp(`<w:p\\b[^<>]* ${marker}="(\\d+)"`);

/** A sign in a printed text for a page break. */
export const pageBreak = '\uE002';

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

function textOf(xml: string) {
  return xml
    .replace(/<w:(?:br|cr)\b/g, '\n$&')
    .replace(/<w:tab\b/g, ' $&')
    .replace(others, '\uFFFC$&')
    .replace(/<w:br [^>]*w:type="page"/g, `${pageBreak}$&`)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

// By its text: a tree of each run would take longer than all else.
function printedIn(
  xml: string,
  paragraphs: readonly Paragraph[],
  byParagraph: ReadonlyMap<Paragraph, readonly PlacedTag[]>,
): Printed[] {
  // Word writes a text box twice, and a text that was moved or deleted until somebody accepts the change.
  const accepted = xml.replace(/<(mc:Fallback|w:moveFrom|w:del)(?: [^>]*[^/>])?>.*?<\/\1>/gs, '');
  const [, ...pieces] = accepted.split(numbered);
  return pieces.flatMap((number, at) => {
    const paragraph = paragraphs[Number(number)];
    if (at % 2 === 1 || !paragraph) return [];
    const rest = pieces[at + 1] ?? '';
    const text = textOf(rest.slice(rest.indexOf('>') + 1));
    const meetsTable = /<\/w:tbl>(?:<(?!w:p\b)[^>]*\/>|\s)*<w:tbl[ >]/.test(rest);
    const words = wordsIn(text).map((word) => {
      const { tag: name } = readWord(word);
      return { word, tag: byParagraph.get(paragraph)?.find((tag) => tag.name === name) };
    });
    const shown = things.flatMap(([pattern, name]) => (pattern.test(rest) ? name : []));
    return [{ paragraph, text, words, things: shown, meetsTable }];
  });
}
