import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import { type Diagnostic, openingDiagnostic, TemplateError } from '../diagnostic';
import type { TemplateTag } from '../fields';
import { body, contentTypes, isHeaderOrFooter, partName } from '../package/parts';
import { type WordPackage, wordPackage } from '../package/wordPackage';
import { elementsBelow } from '../xml/tree';
import { type CompiledPiece, isTag, joinPieces } from './compiledPieces';

type FileTypeConfig = {
  tagsXmlLexedArray: string[];
  droppedTagsInsidePlaceholder: string[];
  tagShouldContain: { tag: string; shouldContain: string[]; value?: string; drop?: boolean }[];
};

// The members that docxtemplater shows its modules, and that its types leave out.
type Internals = Docxtemplater<PizZip> & {
  fileTypeConfig: FileTypeConfig;
};

// The innermost scope that has a field decides, even when the field has no value there. By default docxtemplater would
// go on and print the field of the same name outside of the loop.
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
    throw new TemplateError(docxtemplaterErrors(cause), cause);
  }
}

/** A part that docxtemplater has compiled. */
export type CompiledPart = { path: string; pieces: readonly CompiledPiece[] };

/** A compiled part inside docxtemplater, which its types leave out. */
type InternalPart = {
  postparsed: CompiledPiece[];
  fileTypeConfig: FileTypeConfig;
  allErrors: readonly unknown[];
};

/**
 * Compiles a template with docxtemplater, once for all documents that are made from it.
 *
 * @param opened a .docx file that is in order
 * @returns the compiled parts, including comments and document properties, and functions that render those with tags
 * @throws TemplateError with all of docxtemplater's errors
 */
export function compileTemplate(opened: WordPackage) {
  let compiled: Record<string, InternalPart> = {};
  const module: DXT.Module = {
    name: 'CompileTemplate',
    optionsTransformer(options, { fileTypeConfig }: Internals) {
      fileTypeConfig.tagsXmlLexedArray.push(...wantParagraph);
      // By default docxtemplater also drops the paragraphs' starts and ends inside a tag. A tag that ends in another cell
      // or text box would leave one without the other.
      fileTypeConfig.droppedTagsInsidePlaceholder = ['w:br', 'w:bookmarkStart', 'w:bookmarkEnd'];
      return options;
    },
    set(options: { compiled?: typeof compiled }) {
      if (options.compiled) compiled = options.compiled;
    },
  };
  const document = orTemplateError(
    () =>
      new Docxtemplater(opened.copied(), {
        modules: [module],
        paragraphLoop: true,
        linebreaks: true,
        errorLogging: false,
        parser: valueParser,
        nullGetter: () => '',
      }),
  );
  const parts = Object.entries(compiled).map(([path, { postparsed }]) => ({
    path,
    pieces: postparsed,
  }));
  for (const { path, pieces } of parts) {
    // docxtemplater needs at least one part to render: the body stays, even without tags.
    if (path !== body && !pieces.some(isTag)) delete compiled[path];
  }
  for (const part of Object.values(compiled)) {
    part.fileTypeConfig = configFor(part);
    part.postparsed = joinPieces(part.postparsed);
  }

  return {
    parts,
    /** The names of the parts that are rendered. */
    filledPaths: Object.keys(compiled),
    /**
     * Renders the template to a new package. Parts without tags keep their packed bytes. In headers and footers, values
     * under `data.inFooters` replace those of the same name. Call it any number of times.
     *
     * @throws TemplateError with all of docxtemplater's errors
     */
    render(data: object) {
      const inFooters = { ...data, ...Reflect.get(data, 'inFooters') };
      const dataOf = (path: string) => (isHeaderOrFooter(path) ? inFooters : data);
      // `mapper` tells docxtemplater which data each compiled part is rendered with.
      const mapper = Object.fromEntries(
        Object.keys(compiled).map((path) => [path, { from: path, data: dataOf(path) }]),
      );
      // docxtemplater 3.71 renders only once, and keeps the data and errors of that time: both are reset here.
      Object.assign(document, { rendered: false, mapper, scopeManagers: {} });
      for (const part of Object.values(compiled)) part.allErrors = [];
      const { files } = orTemplateError(() => document.render(data).getZip());
      const filled = wordPackage(new PizZip(opened.bytes()));
      for (const path of Object.keys(compiled)) {
        filled.replace(path, files[path]?.asUint8Array() ?? '');
      }
      return filled;
    },
  };
}

/**
 * Elements that must hold a paragraph, table or content control. docxtemplater knows this of table cells, not of these.
 */
const wantParagraph = ['w:hdr', 'w:ftr', 'w:footnote', 'w:txbxContent'];

/**
 * docxtemplater's settings for one part, limited to the elements that the part holds: for each element that must not
 * stay empty, docxtemplater passes over all rendered pieces once more.
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

/** The tags of a part, each block with the tags inside it. */
export function tagsIn(pieces: readonly CompiledPiece[]): TemplateTag[] {
  return pieces.filter(isTag).map(({ value, inverted = false, subparsed }) => ({
    name: value.trim(),
    ...(subparsed && { block: { inverted, tags: tagsIn(subparsed) } }),
  }));
}

// The content types of the parts that docxtemplater 3.71 fills.
const filledTypes =
  /\.(main|header|footer|footnotes|comments|settings|(core|extended|custom)-properties|diagram(Data|Drawing))\+xml$/;

/** The names of the parts that docxtemplater fills, the body first. */
export function filledPartsOf(opened: WordPackage) {
  const paths = elementsBelow(opened.xml(contentTypes), 'Override')
    .filter((one) => filledTypes.test(one.getAttribute('ContentType') ?? ''))
    .map((one) => (one.getAttribute('PartName') ?? '').slice(1));
  return [body, ...paths.filter((path) => path !== body && opened.has(path)).sort()];
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

// docxtemplater's names for errors that the check does not find, such as braces in an equation, and our names.
const ids: Readonly<Record<string, Parameters<typeof openingDiagnostic>[0]>> = {
  unclosed_tag: 'unclosed-tag',
  unopened_tag: 'unopened-tag',
};

// A diagnostic for each of docxtemplater's errors. Several may come together as one (`multi_error`).
function docxtemplaterErrors(error: unknown): Diagnostic[] {
  const {
    id = '',
    xtag,
    openingtag,
    file,
    errors,
  } = (error as DocxtemplaterError).properties ?? {};
  if (errors) return errors.flatMap(docxtemplaterErrors);
  // For a brace that is doubled or alone, docxtemplater includes the brace in the tag.
  const tag = (xtag ?? openingtag)?.replace(/[{}]/g, '');
  const place = file === undefined ? {} : { part: partName(file) };
  if (tag === undefined) return [openingDiagnostic('unreadable', place)];
  const where = { tag, ...place };
  return [openingDiagnostic(ids[id] ?? 'unreadable.tag', where, tag)];
}
