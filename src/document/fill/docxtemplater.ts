import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import { type Diagnostic, openingDiagnostic, TemplateError } from '../diagnostic';
import { bodyPath, createPackage, type WordPackage } from '../package/wordPackage';
import { partName } from '../tags/describePlace';
import { type CompiledPart, type CompiledPiece, isTag, joinPieces } from './compiledPieces';

// An instance of docxtemplater, with members that docxtemplater's types leave out. docxtemplater's modules may use
// these members.
type Internals = Docxtemplater<PizZip> & {
  fileTypeConfig: {
    tagsXmlLexedArray: string[];
    droppedTagsInsidePlaceholder: string[];
    templatedNs: string[];
    tagShouldContain: { tag: string; shouldContain: string[]; value?: string }[];
  };
  /** Maps the names of parts to their content types. */
  filesContentTypes: Record<string, string>;
  compiled: Record<string, { postparsed: CompiledPiece[]; allErrors: readonly unknown[] }>;
};

// Returns the parser of a tag. docxtemplater calls `get` with the innermost scope, and then with outer scopes until
// `get` returns a value. For a null value, `get` returns an empty text. Otherwise, docxtemplater would print a field
// with this name from outside the loop.
function valueParser(tag: string) {
  const name = tag.trim();
  return {
    get(scope: object): unknown {
      if (!Object.hasOwn(scope, name)) return;
      return Reflect.get(scope, name) ?? '';
    },
  };
}

function withTemplateErrors<Result>(step: () => Result) {
  try {
    return step();
  } catch (cause) {
    throw new TemplateError(docxtemplaterErrors(cause), cause);
  }
}

/**
 * Compiles a template with docxtemplater, once for all documents of the template.
 *
 * @param opened a package whose XML parts are well-formed
 * @returns `parts`: all compiled parts, with or without tags. `renderedPaths`: the names of the body and of the
 *   other parts with tags. `render`: a function that renders these parts
 * @throws TemplateError with all of docxtemplater's errors
 */
export function compileTemplate(opened: WordPackage) {
  const docxtemplater = withTemplateErrors(
    () =>
      new Docxtemplater(new PizZip(opened.bytes()), {
        // docxtemplater refuses a module that another instance uses. Therefore each instance gets a copy.
        modules: [{ ...settings }],
        paragraphLoop: true,
        linebreaks: true,
        errorLogging: false,
        parser: valueParser,
        nullGetter: () => '',
      }) as Internals,
  );
  const { compiled } = docxtemplater;
  const parts: CompiledPart[] = [];
  for (const [path, part] of Object.entries(compiled)) {
    const pieces = part.postparsed;
    parts.push({ path, pieces });
    // The body is rendered even without tags, because docxtemplater needs at least one part to render.
    if (path === bodyPath || pieces.some(isTag)) part.postparsed = joinPieces(pieces);
    else delete compiled[path];
  }
  const renderedPaths = Object.keys(compiled);

  return {
    parts,
    renderedPaths,
    /**
     * Renders the template into a new package. Parts that are not rendered keep their compressed bytes. In headers and
     * footers, values in `data.inFooters` replace the values of the same name. A template can be rendered any number of
     * times.
     *
     * @throws TemplateError with all of docxtemplater's errors
     */
    render(data: object) {
      const headerFooterData = { ...data, ...Reflect.get(data, 'inFooters') };
      // `mapper` maps each rendered part to its data.
      const mapper = Object.fromEntries(
        renderedPaths.map((path) => [
          path,
          {
            from: path,
            data: /^word\/(header|footer)\d*\.xml$/.test(path) ? headerFooterData : data,
          },
        ]),
      );
      // docxtemplater 3.71 refuses to render twice, and keeps the data (`scopeManagers`) and errors (`allErrors`) of
      // the earlier rendering. Therefore these members are reset.
      Object.assign(docxtemplater, { rendered: false, mapper, scopeManagers: {} });
      for (const part of Object.values(compiled)) part.allErrors = [];
      const { files } = withTemplateErrors(() => docxtemplater.render(data).getZip());
      const filled = createPackage(new PizZip(opened.bytes()));
      for (const path of renderedPaths) filled.replace(path, files[path]?.asUint8Array() ?? '');
      return filled;
    },
  };
}

/** A module for settings that docxtemplater has no options for. */
const settings: DXT.Module = {
  name: 'Settings',
  optionsTransformer(options, docx: Internals) {
    const { fileTypeConfig, filesContentTypes } = docx;
    // `targets` are the names of the parts to compile. Word comments are left out, because people write about tags in
    // comments.
    docx.targets = docx.targets.filter((path) => !/comments/.test(filesContentTypes[path] ?? ''));
    // docxtemplater fills custom XML of the namespaces in `templatedNs`, e.g. of cover pages. The list is emptied,
    // because no content control shows custom XML: `mendTemplate` removes the data bindings.
    fileTypeConfig.templatedNs = [];
    for (const tag of paragraphHolders) {
      fileTypeConfig.tagsXmlLexedArray.push(tag);
      fileTypeConfig.tagShouldContain.push({
        tag,
        shouldContain: ['w:p', 'w:tbl', 'w:sdt'],
        value: '<w:p/>',
      });
    }
    // docxtemplater removes these elements from inside a tag. `w:p` of the default list is left out: in a tag across
    // two table cells, docxtemplater would remove `</w:p>` and keep `<w:p>`.
    fileTypeConfig.droppedTagsInsidePlaceholder = ['w:br', 'w:bookmarkStart', 'w:bookmarkEnd'];
    return options;
  },
};

/**
 * Elements that must hold a paragraph, table or content control. By default, docxtemplater adds a missing paragraph to
 * table cells only.
 */
const paragraphHolders = ['w:hdr', 'w:ftr', 'w:footnote', 'w:txbxContent'];

// Returns the diagnostics of an error that docxtemplater throws. Each error inside a `multi_error` gets its own
// diagnostic. The tag is `xtag`, or `openingtag` in an error about two tags. `file` is the name of the part.
function docxtemplaterErrors(error: unknown): Diagnostic[] {
  const { id, xtag, openingtag, file, errors } = Object(error).properties ?? {};
  if (errors) return errors.flatMap(docxtemplaterErrors);
  // docxtemplater includes a doubled or unpaired brace in the name of the tag.
  const tag = (xtag ?? openingtag)?.replace(/[{}]/g, '');
  const place = file === undefined ? {} : { part: partName(file) };
  if (tag === undefined) return [openingDiagnostic('unreadable', place)];
  const where = { tag, ...place };
  const unopenedOrOther = id === 'unopened_tag' ? 'unopened-tag' : 'unreadable.tag';
  const name = id === 'unclosed_tag' ? 'unclosed-tag' : unopenedOrOther;
  return [openingDiagnostic(name, where, tag)];
}
