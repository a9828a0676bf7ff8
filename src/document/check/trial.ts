import type { Field, Fields } from '../fields';
import { type CompiledPart, printPieces } from '../fill/compiledPieces';
import { bodyPath } from '../package/wordPackage';
import { type Block, type Blocks, isBlank, loopsOf } from '../tags/readBlocks';
import { type Paragraph, rowOf } from '../word/paragraphs';
import { numberedParagraphsIn, type TemplateFacts } from './readTemplateFacts';
import type { TrialCase } from './trialCases';
import { trialData, trialWordsIn } from './trialData';

/**
 * A paragraph of a trial document. A trial document is a template that is filled with trial data. A paragraph in a loop
 * is printed once for each entry.
 */
export type Printed = ReturnType<typeof readPrinted>;

/** A template that was filled in each trial case. `trial` maps each trial case to the paragraphs of its document. */
export type TriedTemplate = ReturnType<typeof tryCases>;

/**
 * Fills a template three times: without data, with all texts and conditions, and with all texts but no conditions. Each
 * text has two lines.
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
 * Prints the trial document of each trial case (`printPieces`). Paragraphs with equal XML share one `Printed` object,
 * even if they are in different documents.
 */
export function tryCases(
  { facts, parts }: { facts: TemplateFacts; parts: readonly CompiledPart[] },
  trialCases: readonly TrialCase[],
) {
  const known = new Map<string, Printed>();
  const trial = new Map(
    trialCases.map((one) => [
      one,
      parts.flatMap(({ pieces }) =>
        numberedParagraphsIn(printPieces(pieces, [one.data]), facts.paragraphs).map(
          ({ xml, paragraph }) => {
            const printed = known.get(xml) ?? readPrinted(xml, paragraph, facts);
            known.set(xml, printed);
            return printed;
          },
        ),
      ),
    ]),
  );
  return { facts, trial };
}

/**
 * One piece of a printed document: a field, typed words, an object such as a picture, or the page size of a section.
 * Typed words are the words that somebody typed in the template.
 */
export type Piece = {
  /**
   * Two pieces are equal when their keys are equal. For a field, the key is `what` and the number of the entry, e.g.
   * `items.text 2`. For all other pieces, the key is `what`.
   */
  key: string;
  /**
   * For a field: the path, e.g. `items.text`. For typed words: the words in quotation marks, e.g. `«Packliste»`. For an
   * object: the German name, e.g. `Bild`. For a size: `Blatt 210 × 297 mm`.
   */
  what: string;
  /** The piece and the loops around it, as a diagnostic names them: `{text} in {#items}`. */
  name: string;
  paragraph: Paragraph;
  isField: boolean;
  /** True for a field from outside of the innermost loop around its tag, or if the tag is unknown (`readPrinted`). */
  isOfOuter?: boolean;
};

/** The character that stands for a page break in a printed text. */
export const pageBreak = '\uE002';

const objectCharacter = '\uFFFC';

/** The elements that `textOf` replaces by `objectCharacter`, so that their page does not count as empty. */
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

/** The page size of a section. Without a `w:pgSz`, the size is Letter, as in Word. */
function pageSizeOf(section: string) {
  const lengthOf = (name: string, letter: string) => {
    const [, twips = letter] = new RegExp(`<w:pgSz\\b[^>]* w:${name}="(\\d+)`).exec(section) ?? [];
    return Math.round((Number(twips) * 25.4) / 1440);
  };
  return `${lengthOf('w', '12240')} × ${lengthOf('h', '15840')} mm`;
}

/**
 * The text of a printed paragraph. An element of `objectNames` becomes `objectCharacter`, a page break `pageBreak`, and
 * any other `w:br` a line break.
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
 * Returns the words that somebody typed in the template, split at fields, tabs, breaks and middle dots. Text with
 * neither letters nor symbols is left out, e.g. a comma between fields. `*`, `\` and list numbers (`1.`) are symbols.
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
 * Reads the sections (`w:sectPr`) in the XML of a printed paragraph. `references` are the ids of the section's
 * relationships, e.g. to headers.
 */
function sectionsIn(xml: string) {
  return Array.from(xml.matchAll(/<w:sectPr\b(?:[^>]*\/>|.*?<\/w:sectPr>)/gs), ([section]) => ({
    pageSize: pageSizeOf(section),
    type: /<w:type w:val="(\w+)"/.exec(section)?.[1] ?? '',
    references: Array.from(section.matchAll(/ r:id="([^"]*)"/g), ([, id = '']) => id),
  }));
}

/**
 * Reads a printed paragraph. The XML is not parsed, because parsing all trial documents would be slow.
 *
 * @returns `words`: the trial words in the text (`trialWordsIn`), each with the tag that printed it. A loop can join
 *   the text of two paragraphs. `tag` is undefined if the tag is in the other paragraph. `sections`: the sections that
 *   end with the paragraph. `pieces`: the fields of the paragraph, then its typed words and objects
 */
function readPrinted(xml: string, paragraph: Paragraph, { tags, enclosed }: Blocks) {
  const text = textOf(xml);
  const words = trialWordsIn(text).map((word) => ({
    ...word,
    tag: tags.find((tag) => tag.paragraph === paragraph && tag.name === word.name),
  }));
  const fields = words.map(({ path, entryNumber, name: tagName, tag }): Piece => {
    const name = `{${tagName}}${loopsAsText(tag?.around)}`;
    const isOfOuter = !Object.hasOwn(tag?.scopes.at(-1) ?? {}, tagName);
    return { key: `${path} ${entryNumber}`, what: path, name, paragraph, isField: true, isOfOuter };
  });
  const objects = objectPatterns.flatMap(([pattern, name]) => (pattern.test(xml) ? name : []));
  // Digits beside a page number are the result of its field code, e.g. the `3` in «Seite 3». Nobody typed them.
  const isNumbered = objects.some((thing) => ['Seitenzahl', 'Anzahl Seiten'].includes(thing));
  // Nobody typed the words in a table of contents. Word copies them from the headings.
  const typed = (objects.includes('Inhaltsverzeichnis') ? [] : typedIn(text)).map(
    (one) => `«${isNumbered ? one.replace(/\d+ ?/g, '').trim() : one}»`,
  );
  const others = [...typed, ...objects].map((what): Piece => {
    const name = what + loopsAsText(enclosed.get(paragraph));
    return { key: what, what, name, paragraph, isField: false };
  });
  return { paragraph, text, words, sections: sectionsIn(xml), pieces: [...fields, ...others] };
}

/**
 * The sections of a printed document, each with its paragraphs (`lines`). An empty last section is left out, because
 * the document of a user has none (`dropEmptyLastSection`).
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
  if (
    sections.length > 1 &&
    last?.type !== 'continuous' &&
    last?.lines.every(
      ({ paragraph, text }) => isBlank(text.replaceAll(pageBreak, '')) && !rowOf(paragraph),
    )
  )
    sections.pop();
  return sections;
}
