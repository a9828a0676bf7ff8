import { compareDocuments } from './check/compareDocuments';
import { fileWarnings } from './check/fileWarnings';
import { foreignOptions, otherTemplate } from './check/otherTemplates';
import { readShown, type Shown } from './check/pages';
import { ruleWarnings } from './check/rules';
import { tagErrors } from './check/tagErrors';
import { numberParagraphs, refuseTorn, type Trial, trialOf } from './check/trial';
import { trialWarnings } from './check/trialWarnings';
import { unreachableTags } from './check/unreachableTags';
import { type Options, type Way, waysOf } from './check/ways';
import { type Diagnostic, type Severity, TemplateError, type TemplateReport } from './diagnostic';
import type { Fields, OtherTemplate } from './fields';
import { compiledTemplate, prepared } from './openTemplate';
import { openPackage } from './package/openPackage';
import type { WordPackage } from './package/wordPackage';
import { checkDiagnostic, diagnosticOf } from './sentences/check';
import { wrongTags } from './tags/wrongTags';
import { grouped } from './word/grouped';
import { child } from './xml/tree';

// The name of the part with the extended properties of the file.
const extended = 'docProps/app.xml';

/**
 * Checks a template, and reports all errors in its tags at once. A file that cannot be opened, or that is the template
 * of another document, gets only the errors of this step. A template without errors is also filled with trial data, to
 * find warnings and changes.
 *
 * @param bytes any file
 * @param contract all names that the template may use
 * @param others all other documents, to recognize their templates and their options
 * @param options the options of the document
 * @param original the bytes of the original. Without an original, the template is compared with nothing.
 */
export async function checkTemplate(
  bytes: Uint8Array,
  contract: Fields,
  others: readonly OtherTemplate[] = [],
  options: Options = new Map(),
  original?: Uint8Array,
): Promise<TemplateReport> {
  try {
    const opened = openPackage(bytes);
    const properties = opened.has(extended) ? opened.xml(extended) : undefined;
    const program = child(properties, 'Application')?.textContent ?? '';
    return { ...checkPackage(opened, contract, others, options, original), program };
  } catch (error) {
    if (error instanceof TemplateError) return { ...reportOf(error.errors), readable: false };
    throw error;
  }
}

function reportOf(diagnostics: readonly Diagnostic[], unknownOptions: readonly string[] = []) {
  const merged = mergeDiagnostics(diagnostics);
  const of = (severity: Severity) => merged.filter((one) => one.severity === severity);
  return {
    readable: true,
    errors: of('error').toSorted((a, b) => placeOf(a) - placeOf(b)),
    warnings: of('warning'),
    changes: of('change'),
    unknownOptions,
    program: '',
  };
}

/**
 * Merges diagnostics. A merged diagnostic has the sentence and the place of the first diagnostic that was merged.
 *
 * - Errors and changes are merged when their sentences are equal. The same holds for warnings that have no part.
 * - Warnings with the same id and part are merged when there are more than two of them. Two such warnings are merged
 *   when their sentences and the words at their places are equal.
 */
function mergeDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ severity, id, part, message }: Diagnostic) =>
    severity === 'warning' && part ? `${part} ${id}` : message;
  return grouped(diagnostics, keyOf).flatMap((group) => {
    const [first] = group;
    const told = new Set(group.map(({ message, words }) => `${message} ${words}`));
    const apart = first.severity === 'warning' ? 2 : 1;
    if (group.length <= apart && told.size === group.length) return group;
    const message = `${first.message} So ist es an ${group.length} Stellen.`;
    return [{ ...first, message, ...(group.some(({ place }) => place) ? { each: group } : {}) }];
  });
}

function checkPackage(
  opened: WordPackage,
  contract: Fields,
  others: readonly OtherTemplate[],
  options: Options,
  original: Uint8Array | undefined,
): TemplateReport {
  const { active, filled, hasContents } = prepared(opened, contract);
  const shown = readShown(opened, filled, contract);
  const { paragraphs, tags } = shown;
  const isWrong = wrongTags(shown, contract).length > 0;
  const other = isWrong && otherTemplate(paragraphs, others);
  if (other) return reportOf([other]);
  const ofTags = [...tagErrors(shown, contract), ...unreachableTags(opened, paragraphs, contract)];
  const seen = ofTags.length + tags.length > 0 ? ofTags : [checkDiagnostic('no-fields', {})];
  const ofFile = [
    ...fileWarnings(opened),
    ...(hasContents ? [checkDiagnostic('contents', {})] : []),
    ...diagnosticOf(
      'active',
      active.map(({ kind, name = '' }) => `${activeWords[kind]} ${name}`.trim()),
    ),
  ];
  const ofRules = ruleWarnings(shown);
  const before = original && openOriginal(original, contract);
  const ways = waysOf(options, shown, before?.shown);
  // Compiling mends the package, and may add paragraphs. The paragraphs get their numbers before, so that the trial
  // reports places in the file that was not mended.
  numberParagraphs(opened, paragraphs);
  const { unseen, trial } = unlessRefused(seen, () => {
    const template = compiledTemplate(opened, filled, contract);
    if (seen.length > 0) return;
    refuseTorn(template, contract);
    return trialOf(template, shown, contract)(ways);
  });
  if (!trial) {
    return reportOf([...seen, ...unseen, ...ofFile]);
  }
  const { diagnostics = [], unknownOptions = [] } = before
    ? compareDocuments({ shown, trial }, { ...before, trial: before.tryIn(ways) }, options)
    : {};
  return reportOf(
    [
      ...diagnostics,
      ...(before ? foreignOptions(shown, before.shown, contract, others) : []),
      ...trialWarnings(trial, shown),
      ...ofRules,
      ...ofFile,
    ],
    unknownOptions,
  );
}

type Original = { shown: Shown; tryIn: (ways: readonly Way[]) => Trial };

/**
 * The opened originals, by the arrays of their bytes. An original is opened only once, although a person checks a
 * template again after each change in Word.
 */
const originals = new WeakMap<Uint8Array, Original>();

function openOriginal(bytes: Uint8Array, contract: Fields) {
  const known = originals.get(bytes);
  if (known) return known;
  const opened = openPackage(bytes);
  const { filled } = prepared(opened, contract);
  const shown = readShown(opened, filled, contract);
  numberParagraphs(opened, shown.paragraphs);
  const template = compiledTemplate(opened, filled, contract);
  const original = { shown, tryIn: trialOf(template, shown, contract) };
  originals.set(bytes, original);
  return original;
}

// Calls `step` to compile and fill the template. `seen` holds the errors that the check has found. If the template is
// refused, `unseen` holds the new errors in the parts without an error in `seen`. Otherwise, `unseen` is empty.
function unlessRefused(seen: readonly Diagnostic[], step: () => Trial | undefined) {
  try {
    return { unseen: [], trial: step() };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return {
      unseen: error.errors.filter(({ part }) => seen.every((one) => one.part !== part)),
    };
  }
}

const activeWords = {
  field: 'die Feldfunktion',
  object: 'ein eingebettetes Objekt',
  macros: 'Makros',
  picture: 'ein verknüpftes Bild',
  link: 'ein Link auf',
};

function placeOf({ place }: Diagnostic) {
  return place ? place.paragraph * 1_000_000 + place.start : Number.MAX_SAFE_INTEGER;
}
