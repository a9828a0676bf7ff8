import type { Field, Fields } from '../fields';
import { printPieces } from '../fill/compiledPieces';
import type { CompiledPart } from '../fill/docxtemplater';
import { bodyPath } from '../package/parts';
import { type Block, type Blocks, loopsOf } from '../tags/readBlocks';
import { isBlank } from '../tags/readTags';
import { type Paragraph, rowOf } from '../word/paragraphs';
import { numberedParagraphsIn } from './numberedParagraphs';
import type { TemplateFacts } from './readTemplateFacts';
import type { TrialCase } from './trialCases';
import { trialData, trialWordsIn } from './trialData';

/** A paragraph of a trial document. A paragraph of the template inside a loop is printed once for each entry. */
export type Printed = ReturnType<typeof readPrinted>;

/** A template, and the printed paragraphs of its document for each trial case. */
export type TriedTemplate = ReturnType<typeof tryCases>;

/**
 * Refuses a template whose documents have malformed XML. The template is filled three times: without data, and twice
 * with two lines in every text. All conditions are true the second time, and false the third time.
 *
 * @param render fills and mends the template
 * @throws TemplateError when the XML of a filled document is not well-formed
 */
export function refuseMalformed(render: (data: object) => void, fields: Fields) {
  render({});
  for (const holds of [() => true, (_: string, field: Field) => field !== 'condition'])
    render(trialData(fields, holds, () => 'a\nb'));
}

/**
 * Prints a template with trial data in each of the given trial cases. Paragraphs with equal XML share one `Printed`
 * object, also across documents.
 */
export function tryCases(
  { facts, parts }: { facts: TemplateFacts; parts: readonly CompiledPart[] },
  trialCases: readonly TrialCase[],
) {
  const { paragraphs } = facts;
  const known = new Map<string, Printed>();

  const trial = new Map(
    trialCases.map((one) => [
      one,
      parts.flatMap(({ pieces }) =>
        numberedParagraphsIn(printPieces(pieces, [one.data])).map(({ xml, index }) => {
          const printed = known.get(xml) ?? readPrinted(xml, paragraphs[index] as Paragraph, facts);
          known.set(xml, printed);
          return printed;
        }),
      ),
    ]),
  );
  return { facts, trial };
}

/** One piece of a printed document: a field, typed words, an object such as a picture, or the size of its sheets. */
export type Piece = {
  /**
   * The text by which two pieces are compared. For a field, the text is `what` and the number of the entry, e.g.
   * `items.text 2`. For all other pieces, the text is `what`.
   */
  key: string;
  /**
   * For a field: the path, e.g. `items.text`. For typed words: the words in quotation marks, e.g. `«Packliste»`. For an
   * object: the German name, e.g. `Bild`. For a size: `Blatt 210 × 297 mm`.
   */
  what: string;
  /** The description of the piece for a person, with the loops around the piece: `{text} in {#items}`. */
  name: string;
  paragraph: Paragraph;
  isField: boolean;
  /** True for a field in a loop to which the field does not belong, and for a field whose tag is unknown. */
  isOfOuter?: boolean;
};

/** The character that stands for a page break in a printed text. */
export const pageBreak = '\uE002';

const objectCharacter = '\uFFFC';

/** Elements that are printed as `objectCharacter`. A page or section with one of these elements is not empty. */
const objectNames = ['w:sym', 'w:drawing', 'w:pict', 'w:object', 'w:fldChar', 'w:pageBreakBefore'];

const objectPatterns = [
  [/\bPAGE\b/, 'Seitenzahl'],
  [/\bNUMPAGES\b/, 'Anzahl Seiten'],
  [/\bPAGEREF _Toc|<w:hyperlink [^>]*w:anchor="_(Toc|_RefHeading)/, 'Inhaltsverzeichnis'],
  [/<w:footnoteReference\b/, 'Fussnote'],
  [/<w:txbxContent\b/, 'Textfeld'],
  [/<pic:pic\b|<v:imagedata\b/, 'Bild'],
  [/<w:br [^>]*w:type="page"/, 'Seitenumbruch'],
] as const;

/** The page size of a section. Word takes the size Letter for a section without a size. */
function pageSizeOf(section: string) {
  const lengthOf = (name: string, letter: string) => {
    const [, twips = letter] = new RegExp(`<w:pgSz\\b[^>]* w:${name}="(\\d+)`).exec(section) ?? [];
    return Math.round((Number(twips) * 25.4) / 1440);
  };
  return `${lengthOf('w', '12240')} × ${lengthOf('h', '15840')} mm`;
}

/**
 * The printed text. A picture or another element of `objectNames` is printed as `objectCharacter`, a page break as
 * `pageBreak`, and any other `w:br` as a line break.
 */
function textOf(xml: string) {
  const text = xml.replace(/<([^\s/>]*)([^>]*)>([^<]*)/g, (_, name, attributes, inside) => {
    if (name === 'w:t') return inside;
    if (name === 'w:tab') return '\t';
    if (['w:br', 'w:cr'].includes(name)) return attributes.includes('"page"') ? pageBreak : '\n';
    return objectNames.includes(name) ? objectCharacter : '';
  });
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/**
 * Returns the typed words in a printed text, split at fields, tabs, line breaks and middle dots. A text with neither
 * letters nor symbols is left out, e.g. punctuation between fields. `*`, `\` and list numbers (`1.`) count as symbols.
 */
function typedIn(text: string) {
  return text
    .replace(/[\uFFFC«»]/g, '')
    .split(/\uE000[^\uE001]*\uE001|[\t\n·\uE002]/)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{S}*\\]|^\d+[.)]$/u.test(one));
}

function loopsAsText(block: Block | undefined) {
  return loopsOf(block)
    .map(({ start }) => ` in {#${start.name}}`)
    .join('');
}

/**
 * Reads the sections that end with a printed paragraph. `pageSize` is the size of the pages, e.g. `297 × 210 mm`.
 * `references` are the ids of all relationships in the section, e.g. to headers and footers.
 */
function sectionsIn(xml: string) {
  const sections = xml.matchAll(/<w:sectPr\b(?:[^>]*\/>|.*?<\/w:sectPr>)/gs);
  return Array.from(sections, ([section]) => ({
    pageSize: pageSizeOf(section),
    type: /<w:type w:val="(\w+)"/.exec(section)?.[1] ?? '',
    references: Array.from(section.matchAll(/ r:id="([^"]*)"/g), ([, id = '']) => id),
  }));
}

/**
 * Reads a printed paragraph. The XML is searched as a text, because parsing all trial documents would be slow.
 *
 * @returns `words`: the trial words in the text, each with the tag that printed the word. `tag` is undefined when a tag
 *   of another paragraph printed the word. This happens in a loop that begins in one paragraph and ends in another.
 *   `sections`: the sections that end with the paragraph. `pieces`: the fields of the paragraph, and then its typed
 *   words and objects
 */
function readPrinted(xml: string, paragraph: Paragraph, { tags, enclosed }: Blocks) {
  const text = textOf(xml);
  const words = trialWordsIn(text).map((word) => {
    return {
      ...word,
      tag: tags.find((tag) => tag.paragraph === paragraph && tag.name === word.name),
    };
  });
  const fields = words.map(({ path, entryNumber, name: tagName, tag }): Piece => {
    const name = `{${tagName}}${loopsAsText(tag?.around)}`;
    const isOfOuter = !Object.hasOwn(tag?.scopes.at(-1) ?? {}, tagName);
    return { key: `${path} ${entryNumber}`, what: path, name, paragraph, isField: true, isOfOuter };
  });
  const objects = objectPatterns.flatMap(([pattern, name]) => (pattern.test(xml) ? name : []));
  // In a paragraph with a page number, digits are removed from the typed words, because Word computes the page number
  // anew.
  const isNumbered = objects.some((thing) => ['Seitenzahl', 'Anzahl Seiten'].includes(thing));
  // Word copies the words in a table of contents from the headings.
  const typed = (objects.includes('Inhaltsverzeichnis') ? [] : typedIn(text)).map(
    (one) => `«${isNumbered ? one.replace(/\d+ ?/g, '').trim() : one}»`,
  );
  const loops = loopsAsText(enclosed.get(paragraph));
  const others = [...typed, ...objects].map((what): Piece => {
    return { key: what, what, name: what + loops, paragraph, isField: false };
  });
  return { paragraph, text, words, sections: sectionsIn(xml), pieces: [...fields, ...others] };
}

/**
 * The sections of a printed document, each with its paragraphs. Filling removes a last section without content
 * (`dropEmptyLastSection`). This section is therefore left out.
 */
export function printedSections(printed: readonly Printed[]) {
  const sections: (Printed['sections'][number] & { lines: Printed[] })[] = [];
  let lines: Printed[] = [];
  for (const line of printed.filter(({ paragraph }) => paragraph.path === bodyPath)) {
    lines.push(line);
    for (const section of line.sections) {
      sections.push({ ...section, lines });
      lines = [];
    }
  }
  const last = sections.at(-1);
  const isDropped =
    sections.length > 1 &&
    last?.type !== 'continuous' &&
    last?.lines.every(
      ({ paragraph, text }) => isBlank(text.replaceAll(pageBreak, '')) && !rowOf(paragraph),
    );
  if (isDropped) sections.pop();
  return sections;
}
