import { compareDocuments } from './check/compareDocuments';
import { fileNotices } from './check/fileNotices';
import { mergeKinds, mergeSame } from './check/mergeFindings';
import {
  elsewhere,
  foreignWishes,
  mergeFields,
  otherTemplate,
  otherTitle,
} from './check/otherTemplates';
import { readShown, type Shown } from './check/pages';
import { ruleNotices } from './check/rules';
import { problemsOfTags, tagProblems } from './check/tagProblems';
import { markParagraphs, refuseTorn, type Trial, trialOf } from './check/trial';
import { trialNotices } from './check/trialNotices';
import { unreachableTags } from './check/unreachableTags';
import { type Options, type Way, waysOf } from './check/ways';
import { type Diagnostic, TemplateError } from './diagnostic';
import type { Fields, OtherTemplate } from './fields';
import { compiledTemplate, prepared } from './openTemplate';
import { openPackage } from './package/openPackage';
import type { WordPackage } from './package/wordPackage';
import { checkDiagnostic, noticeOf } from './sentences/check';
import { readSections } from './tags/readSections';

export type TemplateReport = {
  /** True when the file is a whole Word file, so that comments can be added to it. */
  readable: boolean;
  /** Errors: the template cannot be filled, or its documents would be wrong. */
  errors: readonly Diagnostic[];
  /** Warnings: the template can be filled, but somebody should look. */
  warnings: readonly Diagnostic[];
  /** Differences between its text and that of the original, intended or not. */
  changes?: readonly Diagnostic[];
  /** The names of the options that add nothing to this template, or less than to the original. */
  unknownOptions?: readonly string[];
};

/**
 * Checks a template, and reports all errors at once.
 *
 * @param bytes any file
 * @param contract the closed list of names that the template may use, each in its loop
 * @param others all other templates, to recognize one that was taken by mistake
 * @param options the options of the document
 * @param original the original of the template, to compare
 */
export async function checkTemplate(
  bytes: Uint8Array,
  contract: Fields,
  others: readonly OtherTemplate[] = [],
  options: Options = new Map(),
  original?: Uint8Array,
): Promise<TemplateReport> {
  try {
    return checkPackage(openPackage(bytes), contract, others, options, original);
  } catch (error) {
    if (error instanceof TemplateError)
      return { readable: false, errors: error.errors, warnings: [] };
    throw error;
  }
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
  const { paragraphs } = shown;
  const isRight = (fields: Fields) =>
    tagProblems(readSections(paragraphs, fields), fields).length === 0;
  const other = !isRight(contract) && otherTemplate(paragraphs, others, isRight);
  if (other) return { readable: true, errors: [other], warnings: [] };
  const ofFields = [
    ...problemsOfTags(shown, contract),
    ...unreachableTags(opened, filled, paragraphs, contract),
  ];
  const seen =
    ofFields.length + shown.tags.length > 0 ? ofFields : [checkDiagnostic('no-fields', {})];
  const ofFile = fileNotices(opened);
  const ofRules = ruleNotices(shown);
  const before = original && openOriginal(original, contract);
  const ways = waysOf(options, shown, before?.shown);
  // Compiling mends the package. The paragraphs are numbered before, so that the trial can report places in the file as
  // it was brought.
  markParagraphs(opened, paragraphs);
  const { unseen, trial } = unlessRefused(seen, () => {
    const { print } = compiledTemplate(opened, filled, contract);
    if (seen.length > 0) return;
    refuseTorn(print, filled, contract);
    return trialOf(print, shown, contract)(ways);
  });
  const errors = [...seen, ...unseen].map((problem) => elsewhere(problem, others));
  const {
    warnings: ofComparison = [],
    unknownOptions = [],
    changes = [],
  } = trial && before
    ? compareDocuments(
        { shown, trial },
        { shown: before.shown, trial: before.tryIn(ways) },
        options,
      )
    : {};
  // Oddities around tags may follow from a wrong tag: they are told only after a trial, when all tags are
  // right.
  const ofTags = trial
    ? [
        ...otherTitle(paragraphs, others),
        ...mergeFields(shown),
        ...ofComparison,
        ...(before ? foreignWishes(shown, before.shown, contract, others) : []),
        ...trialNotices(trial, shown),
        ...ofRules,
      ]
    : [];
  const warnings = [
    ...ofTags,
    ...ofFile,
    ...(hasContents ? [checkDiagnostic('contents', {})] : []),
    ...noticeOf(
      'active',
      active.map(({ kind, name = '' }) => `${activeWords[kind]} ${name}`.trim()),
    ),
  ];
  return {
    readable: true,
    errors: mergeSame(errors.toSorted((a, b) => placeOf(a) - placeOf(b))),
    warnings: mergeKinds(warnings),
    changes,
    unknownOptions,
  };
}

type Original = { shown: Shown; tryIn: (ways: readonly Way[]) => Trial };

/** The originals that were opened: a designer checks a template again and again. */
const originals = new WeakMap<Uint8Array, Original>();

function openOriginal(bytes: Uint8Array, contract: Fields) {
  const known = originals.get(bytes);
  if (known) return known;
  const opened = openPackage(bytes);
  const { filled } = prepared(opened, contract);
  const shown = readShown(opened, filled, contract);
  markParagraphs(opened, shown.paragraphs);
  const { print } = compiledTemplate(opened, filled, contract);
  const original = { shown, tryIn: trialOf(print, shown, contract) };
  originals.set(bytes, original);
  return original;
}

// Opens and fills the template. docxtemplater may refuse parts in which this check found nothing: those errors are
// `unseen`.
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
