import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import type { TemplateTag } from '../fields';
import { body, partName } from '../package/parts';
import { TemplateError, type TemplateProblem, templateProblem } from '../templateProblem';

// What docxtemplater hands to its modules; its types leave it out.
type Internals = Docxtemplater<PizZip> & {
  zip: PizZip;
  templatedFiles: string[];
  targets: string[];
  fileTypeConfig: {
    tagsXmlLexedArray: string[];
    tagShouldContain: { tag: string; shouldContain: string[]; value: string }[];
  };
};

/**
 * Compiles a template with docxtemplater. It can be rendered once.
 *
 * @param bytes a .docx file that is in order
 * @throws TemplateError with all of docxtemplater's errors
 */
export function compile(bytes: Uint8Array, ...modules: DXT.Module[]): Docxtemplater<PizZip> {
  return orTemplateError(
    () =>
      new Docxtemplater(new PizZip(bytes), {
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

export function orTemplateError<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    throw new TemplateError(docxtemplaterProblems(cause), cause);
  }
}

/** A piece of a part as docxtemplater has compiled it; loops and conditions hold theirs in `subparsed`. */
export type CompiledPiece = {
  type: string;
  value: string;
  module?: string;
  inverted?: boolean;
  /** What stands in the braces of a tag that docxtemplater knows by more than its first sign (`{-w:tr items}`). */
  raw?: string;
  subparsed?: readonly CompiledPiece[];
};

/** The parts of a template that docxtemplater fills. */
export type CompiledParts = ReturnType<typeof compiledParts>;

/**
 * Compiles a template to look at it.
 *
 * @param bytes a .docx file that is in order
 * @throws TemplateError with all of docxtemplater's errors
 */
export function compiledParts(bytes: Uint8Array) {
  let parts: Record<string, { postparsed: readonly CompiledPiece[] }> = {};
  // docxtemplater hands the compiled parts to its modules; `getTags()` would leave out comments and
  // document properties, which it fills all the same.
  compile(bytes, {
    name: 'CompiledParts',
    set(options: { compiled?: typeof parts }) {
      if (options.compiled) parts = options.compiled;
    },
  });
  return Object.entries(parts).map(([path, { postparsed }]) => ({ path, pieces: postparsed }));
}

/** Whether a piece is a tag, or a section with all that stands in it. */
export function isTag({ type }: CompiledPiece) {
  return type === 'placeholder';
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
 * @param bytes a .docx file that is in order
 * @returns the names of the parts, the body first
 */
export function askFilledParts(bytes: Uint8Array) {
  let asked: Internals | undefined;
  let paths: readonly string[] = [];
  compile(bytes, {
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

/**
 * Fills a template with docxtemplater.
 *
 * @param bytes a .docx file that is in order
 * @param paths the parts that hold tags, one at least; the others keep their packed bytes
 * @returns the zip of the filled file
 * @throws TemplateError with all of docxtemplater's errors
 */
export function render(bytes: Uint8Array, paths: readonly string[], data: object) {
  const document = compile(bytes, {
    name: 'Settings',
    optionsTransformer(options, document: Internals) {
      document.targets = document.targets.filter((path) => paths.includes(path));
      // Word wants a paragraph in these, though filling may take the last one; docxtemplater knows that of cells.
      const { tagsXmlLexedArray, tagShouldContain } = document.fileTypeConfig;
      for (const tag of ['w:hdr', 'w:ftr', 'w:footnote', 'w:txbxContent']) {
        tagsXmlLexedArray.push(tag);
        tagShouldContain.push({ tag, shouldContain: ['w:p', 'w:tbl', 'w:sdt'], value: '<w:p/>' });
      }
      return options;
    },
  });
  return orTemplateError(() => document.render(data).getZip());
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
