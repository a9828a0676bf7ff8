import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import type { PlacedTag, Sections } from '../tags/readSections';
import { isUnseen } from '../tags/readTags';
import { TemplateError, templateProblem } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';
import { readWord, type TrialLists, trialData, wordsIn } from './trialData';

/** What somebody can wish for in a document: the names of its conditions, with the words for them. */
export type Options = ReadonlyMap<string, string>;

/** A paragraph of the template as it came out, once for each turn. */
type Printed = {
  paragraph: Paragraph;
  text: string;
  /** The words in it, each with the tag that printed it, unless that stands in another paragraph. */
  words: readonly { word: string; tag: PlacedTag | undefined }[];
  /** Whether the table that it ends is followed by another one at once. */
  meetsTable: boolean;
  /** The size and columns of the page that it stands on, and whether the first one is another. */
  page: string;
};

/** What the documents of a template are for the wishes that somebody may have. */
export type Trial = {
  /** What all of them print. */
  printed: readonly Printed[];
  lists: TrialLists;
};

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

/**
 * Fills a template with a word of its own for every field: without wishes, with each alone and with all of them; and once with no condition that holds.
 *
 * @param print fills a template whose paragraphs were marked before it was compiled
 * @throws TemplateError when a document is torn: without data, or with two lines in every text
 */
export function tryTemplate(
  print: Print,
  sections: Sections,
  fields: Fields,
  options: Options,
): Trial {
  const paths = [...new Set(sections.paragraphs.map(({ path }) => path))];
  const lines = (holds: boolean) =>
    trialData(
      fields,
      () => holds,
      () => 'a\nb',
    ).data;
  for (const tried of [{}, lines(true), lines(false)]) {
    const textOf = print(tried);
    const torn = paths.filter((path) => isTorn(textOf(path)));
    if (torn.length > 0)
      throw new TemplateError(torn.map((path) => templateProblem('malformed-part', {}, path)));
  }

  const { lists } = trialData(fields, () => true);

  function run(holds: (condition: string) => boolean) {
    const textOf = print(trialData(fields, holds).data);
    return paths.flatMap((path) => printedIn(textOf(path), sections));
  }

  const wished = [...wishesOf(options).values()].flatMap((wishes) =>
    run((name) => !options.has(name) || wishes.includes(name)),
  );
  return { printed: [...wished, ...run(() => false)], lists };
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

/** No wish, each alone, and all of them, as a sentence about it begins. */
export function wishesOf(options: Options): ReadonlyMap<string, readonly string[]> {
  const names = [...options.keys()];
  return new Map<string, readonly string[]>([
    ['Ohne Wünsche', []],
    ...names.map((name) => [`Mit «${shortText(name, options)}»`, [name]] as const),
    ['Mit allen Wünschen', names],
  ]);
}

/** What a wish is called: «Zum Abhaken: mit Kästchen» explains itself to who ticks it. */
export function shortText(name: string, options: Options): string {
  return (options.get(name) ?? name).split(':')[0] ?? '';
}

const marked = new RegExp(`<w:p\\b[^<>]* ${mark}="(\\d+)"`);

// What a paragraph holds besides text.
const things = /<w:(?:sym|drawing|pict|object|sectPr|fldChar|pageBreakBefore|br [^>]*w:type=)/g;

// By its text: a tree of each run would take longer than all else.
function printedIn(xml: string, { paragraphs, tags }: Sections): Printed[] {
  // A text box stands twice, once for older versions of Word.
  const [, ...pieces] = xml.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '').split(marked);
  const printed = pieces.flatMap((number, at) => {
    const paragraph = paragraphs[Number(number)];
    if (at % 2 === 1 || !paragraph) return [];
    const rest = pieces[at + 1] ?? '';
    const text = rest
      .slice(rest.indexOf('>') + 1)
      .replace(/<w:(?:br|cr)\b/g, '\n$&')
      .replace(/<w:tab\b/g, ' $&')
      .replace(things, '\uFFFC$&')
      .replace(/<[^>]*>/g, '');
    // Filling drops it.
    if (isUnseen(text) && /^[^>]* emptied=/.test(rest)) return [];
    const meetsTable = /<\/w:tbl>(?:<(?!w:p\b)[^>]*\/>|\s)*<w:tbl[ >]/.test(rest);
    const [section] = rest.match(/<w:sectPr.*?<\/w:sectPr>/s) ?? [];
    const page = section?.match(/<w:(?:pgSz|cols|titlePg)\b[^>]*>/g)?.join('') ?? '';
    const texts = tags.filter((tag) => tag.paragraph === paragraph && tag.sign === '');
    const words = wordsIn(text).map((word) => {
      const name = readWord(word).path.split('.').at(-1);
      return { word, tag: texts.find((tag) => tag.name === name) };
    });
    return [{ paragraph, text, words, meetsTable, page }];
  });
  let next = '';
  for (const one of printed.toReversed()) {
    one.page ||= next;
    next = one.page;
  }
  return printed;
}
