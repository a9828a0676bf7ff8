import type { Fields } from '../fields';
import { compile, orTemplateError } from '../fill/docxtemplater';
import { type WordPackage, wordPackage } from '../package/wordPackage';
import { isUnseen } from '../tags/readTags';
import type { Paragraph } from '../word/paragraphs';
import { type TrialText, trialData, wordsIn } from './trialData';

/** What somebody can wish for in a document: the names of its conditions, with the words for them. */
export type Options = ReadonlyMap<string, string>;

/** A paragraph of the template as it came out, once for each turn. */
type Printed = {
  paragraph: Paragraph;
  text: string;
  /** Whether the table that it ends is followed by another one at once. */
  meetsTable: boolean;
  /** The size and columns of the page that it stands on. */
  page: string;
};

/** One document of a trial. */
export type Run = { printed: readonly Printed[]; words: ReadonlySet<string> };

/** What the documents of a template are for the wishes that somebody may have. */
export type Trial = {
  fields: Fields;
  /** Without any wish, with each alone, and with all of them, as a sentence about it begins. */
  byWish: ReadonlyMap<string, Run>;
  /** These, and one without any condition that holds. */
  runs: readonly Run[];
  texts: ReadonlyMap<string, TrialText>;
};

/** Numbers the paragraphs, so that it is known of each that is printed where it comes from. */
export function markParagraphs(opened: WordPackage, paragraphs: readonly Paragraph[]) {
  for (const [index, { element }] of paragraphs.entries()) {
    if (element.nodeName === 'w:p') element.setAttribute(mark, `${index}`);
  }
  for (const path of new Set(paragraphs.map((paragraph) => paragraph.path))) {
    if (opened.text(path)?.includes('{')) opened.replace(path, opened.xml(path));
  }
}

const mark = 'trial';

/**
 * Fills a template with a word of its own for every field: without wishes, with each alone and with all of them; and once with no condition that holds.
 *
 * @param bytes a template that was opened, its paragraphs marked
 * @throws TemplateError when a document is torn: without data, or with two lines in every text
 */
export function tryTemplate(
  bytes: Uint8Array,
  paragraphs: readonly Paragraph[],
  fields: Fields,
  options: Options,
): Trial {
  const document = compile(bytes);
  const data = {};
  const paths = [...new Set(paragraphs.map(({ path }) => path))];
  const fill = (more: object) => {
    // docxtemplater 3.71 wants to render only once, and keeps the object that it was given then.
    Object.assign(document, { rendered: false });
    Object.assign(data, more);
    return wordPackage(orTemplateError(() => document.render(data).getZip()));
  };
  const lines = (holds: boolean) =>
    trialData(
      fields,
      () => holds,
      () => 'a\nb',
    ).data;
  for (const tried of [{}, lines(true), lines(false)]) paths.forEach(fill(tried).xml);

  const names = [...options.keys()];
  const { texts } = trialData(fields, () => true);

  function run(wishes: readonly string[], others = true): Run {
    const holds = (name: string) => (options.has(name) ? wishes.includes(name) : others);
    return runOf(fill(trialData(fields, holds).data));
  }

  function runOf(filled: WordPackage): Run {
    const parts = paths.map((path) =>
      // A text box stands twice, once for older versions of Word.
      (filled.text(path) ?? '').replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, ''),
    );
    const printed = parts.flatMap((xml) => printedIn(xml, paragraphs));
    return { words: new Set(wordsIn(parts.join())), printed };
  }

  const byWish = new Map([
    ['Ohne Wünsche', run([])],
    ...names.map((name) => [`Mit «${shortText(name, options)}»`, run([name])] as const),
    ['Mit allen Wünschen', run(names)],
  ]);
  return { fields, byWish, runs: [...byWish.values(), run([], false)], texts };
}

/** What a wish is called: «Zum Abhaken: mit Kästchen» explains itself to who ticks it. */
export function shortText(name: string, options: Options): string {
  return (options.get(name) ?? name).split(':')[0] ?? '';
}

const marked = new RegExp(`<w:p\\b[^<>]* ${mark}="(\\d+)"`);

// What a paragraph holds besides text.
const things = /<w:(?:sym|drawing|pict|object|sectPr|fldChar|pageBreakBefore|br [^>]*w:type=)/g;

// By its text: a tree of each run would take longer than all else.
function printedIn(xml: string, paragraphs: readonly Paragraph[]): Printed[] {
  const [, ...pieces] = xml.split(marked);
  const printed = pieces.flatMap((number, at) => {
    const paragraph = paragraphs[Number(number)];
    if (at % 2 === 1 || !paragraph) return [];
    const rest = pieces[at + 1] ?? '';
    const text = rest
      .slice(rest.indexOf('>') + 1)
      .replace(/<w:(?:br|cr|tab)\b/g, ' $&')
      .replace(things, '\uFFFC$&')
      .replace(/<[^>]*>/g, '');
    // Filling drops it.
    if (isUnseen(text) && /^[^>]* emptied=/.test(rest)) return [];
    const meetsTable = /<\/w:tbl>(?:<(?!w:p\b)[^>]*\/>|\s)*<w:tbl[ >]/.test(rest);
    const [section = ''] = rest.match(/<w:sectPr.*?<\/w:sectPr>/s) ?? [];
    const page = section.match(/<w:(?:pgSz|cols)\b[^>]*>/g)?.join('') ?? '';
    return [{ paragraph, text, meetsTable, page }];
  });
  let next = '';
  for (const one of printed.toReversed()) {
    one.page ||= next;
    next = one.page;
  }
  return printed;
}
