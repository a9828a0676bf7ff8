import { compareDocuments } from './check/compareDocuments';
import { fileWarnings, hiddenTextWarnings } from './check/fileWarnings';
import { readTemplateFacts } from './check/readTemplateFacts';
import { tagErrors } from './check/tagErrors';
import { refuseMalformed, tryCases } from './check/trial';
import { type OptionLabels, trialCasesOf } from './check/trialCases';
import { trialWarnings } from './check/trialWarnings';
import { unreachableTags } from './check/unreachableTags';
import { type Diagnostic, type Severity, TemplateError, type TemplateReport } from './diagnostic';
import type { Fields, OtherTemplate } from './fields';
import { compileTemplate } from './fill/docxtemplater';
import { mendAndCompile, prepareTemplate } from './openTemplate';
import { openPackage } from './package/openPackage';
import type { WordPackage } from './package/wordPackage';
import { checkDiagnostic, diagnosticsAbout } from './sentences/check';
import { readBlocks } from './tags/readBlocks';
import { wrongTags } from './tags/wrongTags';
import { groupBy } from './word/groupBy';
import type { Paragraph } from './word/paragraphs';
import { readStyles } from './word/styles';

/**
 * Checks a template. The check has five steps, and ends after the first step with errors:
 *
 * 1. Open the file.
 * 2. Report a file that is the template of another document.
 * 3. Check all tags.
 * 4. Compile the template.
 * 5. Fill the template with trial data, and compare the documents with the documents of the original.
 *
 * @param bytes any file
 * @param fields all names that the template may use
 * @param others all other documents of the site, for step 2
 * @param options the options of the document
 * @param original the bytes of the original. If the original is missing or damaged, nothing is compared.
 * @returns the diagnostics. For a file that cannot be opened, the report holds the errors that `openPackage` throws.
 */
export function checkTemplate(
  bytes: Uint8Array,
  fields: Fields,
  others: readonly OtherTemplate[] = [],
  options: OptionLabels = new Map(),
  original?: Uint8Array,
): TemplateReport {
  let readable = false;
  try {
    const opened = openPackage(bytes);
    readable = true;
    return checkPackage(opened, fields, others, options, original);
  } catch (error) {
    if (error instanceof TemplateError) return { ...reportOf(error.errors), readable };
    throw error;
  }
}

function reportOf(diagnostics: readonly Diagnostic[], unknownOptions: readonly string[] = []) {
  // Diagnostics with equal sentences are merged. The merged diagnostic has the place of the first diagnostic.
  const merged = groupBy(diagnostics, ({ message }) => message).map((group) => {
    const [first] = group;
    if (group.length === 1) return first;
    const message = `${first.message} So ist es an ${group.length} Stellen.`;
    return { ...first, message, ...(group.some(({ place }) => place) && { each: group }) };
  });
  const of = (severity: Severity) => merged.filter((one) => one.severity === severity);
  return {
    readable: true,
    errors: of('error').toSorted((a, b) => positionOf(a) - positionOf(b)),
    warnings: of('warning'),
    changes: of('change'),
    unknownOptions,
  };
}

function checkPackage(
  opened: WordPackage,
  fields: Fields,
  others: readonly OtherTemplate[],
  options: OptionLabels,
  original: Uint8Array | undefined,
) {
  const { active, hasTagsInContents } = prepareTemplate(opened);
  const facts = readTemplateFacts(opened, fields);
  const { paragraphs, tags } = facts;
  const wrong = wrongTags(facts);
  const other = wrong.length > 0 && otherTemplateError(paragraphs, others);
  if (other) return reportOf([other]);
  const found = [
    ...tagErrors(facts, wrong, fields),
    ...unreachableTags(opened, paragraphs, fields),
  ];
  if (found.length + tags.length === 0) found.push(checkDiagnostic('no-fields', {}));
  const fileDiagnostics = [
    ...fileWarnings(opened),
    ...(hasTagsInContents ? [checkDiagnostic('contents', {})] : []),
    ...diagnosticsAbout('active', active),
  ];
  if (found[0]) return reportOf([...found, ...fileDiagnostics]);
  // `hiddenTextWarnings` must read the trees before `mendAndCompile` changes them.
  const hiddenDiagnostics = hiddenTextWarnings(facts, readStyles(opened));
  const { parts, mendsDocuments, render } = mendAndCompile(opened, fields);
  if (mendsDocuments) refuseMalformed(render, fields);
  const compiledOriginal = original && compileOriginal(original, fields);
  const trialCases = trialCasesOf(fields, options, facts, compiledOriginal?.facts);
  const tried = tryCases({ facts, parts }, trialCases);
  const { diagnostics = [], unknownOptions = [] } = compiledOriginal
    ? compareDocuments(tried, tryCases(compiledOriginal, trialCases), options)
    : {};
  return reportOf(
    [...diagnostics, ...trialWarnings(tried), ...hiddenDiagnostics, ...fileDiagnostics],
    unknownOptions,
  );
}

/**
 * Returns an error if a file seems to be the template of another document. A document fits when all tags of the file
 * are right for this document. The error names the fitting documents whose name stands alone in a paragraph of the
 * file, e.g. in the title. If no paragraph holds such a name, the error names all fitting documents.
 */
function otherTemplateError(paragraphs: readonly Paragraph[], others: readonly OtherTemplate[]) {
  const fitting = others.filter(
    ({ fields }) => wrongTags(readBlocks(paragraphs, fields)).length === 0,
  );
  const titled = fitting.filter(({ name }) => paragraphs.some(({ text }) => text.trim() === name));
  const names = (titled[0] ? titled : fitting).map(({ name }) => `«${name}»`);
  if (names.length === 0) return;
  const list = new Intl.ListFormat('de', { type: 'disjunction' }).format(names);
  return checkDiagnostic('other-template', {}, list);
}

/**
 * Opens and compiles an original. Mending is left out, because a test proves that mending changes no original. For a
 * damaged original, the result is undefined, and nothing is compared. No error is reported, because the damage is not
 * the fault of the checked template.
 */
function compileOriginal(bytes: Uint8Array, fields: Fields) {
  try {
    const opened = openPackage(bytes);
    const facts = readTemplateFacts(opened, fields);
    return { facts, parts: compileTemplate(opened).parts };
  } catch (error) {
    if (error instanceof TemplateError) return;
    throw error;
  }
}

function positionOf({ place }: Diagnostic) {
  return place ? place.paragraph * 1_000_000 + place.start : Number.MAX_SAFE_INTEGER;
}
