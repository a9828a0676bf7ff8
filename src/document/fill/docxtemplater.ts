import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import type { TemplateTag } from '../fields';
import { body, isHeaderOrFooter, partName } from '../package/parts';
import { type WordPackage, wordPackage } from '../package/wordPackage';
import { TemplateError, type TemplateProblem, templateProblem } from '../templateProblem';
import { type CompiledPiece, isTag, joinPieces } from './compiledPieces';

type FileTypeConfig = {
  tagsXmlLexedArray: string[];
  tagShouldContain: { tag: string; shouldContain: string[]; value?: string; drop?: boolean }[];
};

// What docxtemplater hands to its modules; its types leave it out.
type Internals = Docxtemplater<PizZip> & {
  zip: PizZip;
  templatedFiles: string[];
  fileTypeConfig: FileTypeConfig;
};

function compile(opened: WordPackage, ...modules: DXT.Module[]): Docxtemplater<PizZip> {
  return orTemplateError(
    () =>
      new Docxtemplater(opened.copied(), {
        modules,
        paragraphLoop: true,
        linebreaks: true,
        errorLogging: false,
        parser: valueParser,
        nullGetter: () => '',
      }),
  );
}

// A field that its own scope holds ends the search, even without a value: otherwise docxtemplater
// would print the field of the same name around the loop.
function valueParser(tag: string) {
  const name = tag.trim();
  return {
    get(scope: object): unknown {
      if (!Object.hasOwn(scope, name)) return;
      return Reflect.get(scope, name) ?? '';
    },
  };
}

function orTemplateError<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    throw new TemplateError(docxtemplaterProblems(cause), cause);
  }
}

/** A part that docxtemplater has compiled. */
export type CompiledPart = { path: string; pieces: readonly CompiledPiece[] };

/** What docxtemplater keeps of a compiled part; its types leave it out. */
type InternalPart = {
  postparsed: CompiledPiece[];
  fileTypeConfig: FileTypeConfig;
  allErrors: readonly unknown[];
};

/**
 * Compiles a template with docxtemplater, once for all documents that are made of it.
 *
 * @param opened a .docx file that is in order
 * @returns the compiled parts, comments and document properties included, and what renders those with tags
 * @throws TemplateError with all of docxtemplater's errors
 */
export function compileTemplate(opened: WordPackage) {
  let compiled: Record<string, InternalPart> = {};
  const bytes = opened.bytes();
  const document = compile(opened, {
    name: 'CompileTemplate',
    optionsTransformer(options, { fileTypeConfig }: Internals) {
      fileTypeConfig.tagsXmlLexedArray.push(...wantParagraph);
      return options;
    },
    set(options: { compiled?: typeof compiled }) {
      if (options.compiled) compiled = options.compiled;
    },
  }) as Internals;
  const parts = Object.entries(compiled).map(([path, { postparsed }]) => ({
    path,
    pieces: postparsed,
  }));
  for (const { path, pieces } of parts) {
    // docxtemplater wants one part at least.
    if (path !== body && !pieces.some(isTag)) delete compiled[path];
  }
  for (const part of Object.values(compiled)) {
    part.fileTypeConfig = configFor(part);
    part.postparsed = joinPieces(part.postparsed);
  }

  /**
   * Renders the parts with tags, as often as wanted. In headers and footers, what `data` has under `inFooters`
   * replaces what it has under the same name.
   */
  function renderParts(data: object) {
    const inFooters = { ...data, ...Reflect.get(data, 'inFooters') };
    const dataOf = (path: string) => (isHeaderOrFooter(path) ? inFooters : data);
    // docxtemplater's way from its compiled parts to the rendered ones, each with its data.
    const mapper = Object.fromEntries(
      Object.keys(compiled).map((path) => [path, { from: path, data: dataOf(path) }]),
    );
    // docxtemplater 3.71 renders only once, and keeps the data and the errors of that time.
    Object.assign(document, { rendered: false, mapper, scopeManagers: {} });
    for (const part of Object.values(compiled)) part.allErrors = [];
    return orTemplateError(() => document.render(data).getZip()).files;
  }

  return {
    parts,
    /** The parts that are rendered. */
    filledPaths: Object.keys(compiled),
    /**
     * Renders the template, as often as wanted. The other parts keep their packed bytes.
     *
     * @throws TemplateError with all of docxtemplater's errors
     */
    render(data: object) {
      const files = renderParts(data);
      const filled = wordPackage(new PizZip(bytes));
      for (const path of Object.keys(compiled)) {
        filled.replace(path, files[path]?.asUint8Array() ?? '');
      }
      return filled;
    },
    /** Renders the template, and gives the XML of each part, which nobody packs. */
    print(data: object) {
      const files = renderParts(data);
      return (path: string) => files[path]?.asText() ?? '';
    },
  };
}

/** Elements that must hold a paragraph, table or content control; of cells docxtemplater knows that by itself. */
const wantParagraph = ['w:hdr', 'w:ftr', 'w:footnote', 'w:txbxContent'];

/**
 * The settings of docxtemplater for one part: of the elements that must not stay empty, those that the part holds.
 * For each, docxtemplater passes over all rendered pieces once more.
 */
function configFor({ postparsed, fileTypeConfig }: InternalPart): FileTypeConfig {
  const held = new Set(elementsOf(postparsed));
  const added = wantParagraph.map((tag) => ({
    tag,
    shouldContain: ['w:p', 'w:tbl', 'w:sdt'],
    value: '<w:p/>',
  }));
  const tagShouldContain = [...fileTypeConfig.tagShouldContain, ...added].filter(({ tag }) =>
    held.has(tag),
  );
  return { ...fileTypeConfig, tagShouldContain };
}

function elementsOf(pieces: readonly CompiledPiece[]): (string | undefined)[] {
  return pieces.flatMap(({ tag, subparsed }) => (subparsed ? elementsOf(subparsed) : [tag]));
}

/** The tags of a part, each section with those in it. */
export function tagsIn(pieces: readonly CompiledPiece[]): TemplateTag[] {
  return pieces.filter(isTag).map(({ value, inverted = false, subparsed }) => ({
    name: value.trim(),
    ...(subparsed && { section: { inverted, tags: tagsIn(subparsed) } }),
  }));
}

/**
 * Asks docxtemplater what it would fill; it compiles nothing for that.
 *
 * @param opened a .docx file that is in order
 * @returns the names of the parts, the body first
 */
export function askFilledParts(opened: WordPackage) {
  let asked: Internals | undefined;
  let paths: readonly string[] = [];
  compile(opened, {
    name: 'AskFilledParts',
    optionsTransformer(options, document: Internals) {
      asked = document;
      return options;
    },
    // The first moment at which it knows them all.
    on(event) {
      if (event !== 'before-preparse' || !asked) return;
      const { templatedFiles, zip } = asked;
      const others = templatedFiles.filter((path) => path !== body && zip.file(path));
      paths = [body, ...others.sort()];
      asked.templatedFiles = [];
    },
  });
  return paths;
}

type DocxtemplaterError = {
  properties?: {
    id?: string;
    xtag?: string;
    openingtag?: string;
    file?: string;
    errors?: readonly DocxtemplaterError[];
  };
};

// What it finds and the check does not, as braces in an equation, by its names and ours.
const ids: Readonly<Record<string, Parameters<typeof templateProblem>[0]>> = {
  unclosed_tag: 'unclosed-tag',
  unopened_tag: 'unopened-tag',
  duplicate_open_tag: 'duplicate-open-tag',
  duplicate_close_tag: 'duplicate-close-tag',
};

// One problem for each of its errors, which may come together as one (`multi_error`).
function docxtemplaterProblems(error: unknown): TemplateProblem[] {
  const {
    id = '',
    xtag,
    openingtag,
    file,
    errors,
  } = (error as DocxtemplaterError).properties ?? {};
  if (errors) return errors.flatMap(docxtemplaterProblems);
  // Of a brace that is doubled or alone, it names the braces as well.
  const tag = (xtag ?? openingtag)?.replace(/[{}]/g, '');
  const place = file === undefined ? {} : { part: partName(file) };
  if (tag === undefined) return [templateProblem('unreadable', place)];
  const where = { tag, ...place };
  return [templateProblem(ids[id] ?? 'unreadable.tag', where, tag)];
}
