import { againstOriginal } from './check/againstOriginal';
import { fileNotices } from './check/fileNotices';
import { mergeKinds, mergeSame, translated } from './check/mergeFindings';
import {
  elsewhere,
  foreignWishes,
  mergeFields,
  otherTemplate,
  otherTitle,
} from './check/otherTemplates';
import { readShown } from './check/pages';
import { ruleNotices } from './check/rules';
import { emptyBrackets, repeatedHeads } from './check/sectionRules';
import { problemsOfTags, tagProblems } from './check/tagProblems';
import { markParagraphs, type Options, type Trial, tryTemplate } from './check/trial';
import { trialNotices } from './check/trialNotices';
import { unreachableTags } from './check/unreachableTags';
import type { Fields, OtherTemplate } from './fields';
import { compiledTemplate, prepared } from './openTemplate';
import { openPackage } from './package/openPackage';
import type { WordPackage } from './package/wordPackage';
import { checkFinding, noticeOf } from './sentences/check';
import { readSections } from './tags/readSections';
import { TemplateError, type TemplateProblem } from './templateProblem';
import { readParagraphs } from './word/paragraphs';

export type TemplateReport = {
  /** True when the file is a whole Word file, so that comments can be added to it. */
  readable: boolean;
  /** Errors: the template cannot be filled, or its documents would be wrong. */
  problems: readonly TemplateProblem[];
  /** Warnings: the template can be filled, but somebody should look. */
  notices: readonly TemplateProblem[];
  /** Differences between its text and that of the original, intended or not. */
  changes?: readonly TemplateProblem[];
  /** The names of the options that add nothing to this template, or less than to the original. */
  unknownOptions?: readonly string[];
};

/**
 * Checks a template, and reports all problems at once.
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
      return { readable: false, problems: error.problems, notices: [] };
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
  // `unreachableTags` reports each tag in a diagram.
  const paragraphs = readParagraphs(opened, filled).filter(
    ({ path }) => !path.startsWith('word/diagrams/'),
  );
  const sections = readSections(paragraphs, contract);
  const shown = readShown(opened, contract);
  const isRight = (fields: Fields) =>
    tagProblems(readSections(paragraphs, fields), fields).length === 0;
  const other = isRight(contract) ? undefined : otherTemplate(paragraphs, others, isRight);
  if (other) return { readable: true, problems: [other], notices: [] };
  const ofFields = [
    ...problemsOfTags(sections, contract),
    ...unreachableTags(opened, filled, paragraphs, contract),
  ];
  const hasFields = ofFields.length + sections.tags.length > 0;
  const seen = hasFields ? ofFields : [checkFinding('no-fields', {})];
  const ofFile = fileNotices(opened);
  const ofRules = ruleNotices(sections, shown);
  // Compiling mends the package. The paragraphs are numbered before, so that the trial can report places in the file as
  // it was brought.
  markParagraphs(opened, paragraphs);
  const { unseen = [], trial } = unlessRefused(seen, () => {
    const { print } = compiledTemplate(opened, filled, contract);
    if (seen.length > 0) return;
    return tryTemplate(print, sections, contract, options);
  });
  const ofActive = active.map(({ kind, name = '' }) => `${activeWords[kind]} ${name}`.trim());
  const problems = translated([...seen, ...unseen].map((problem) => elsewhere(problem, others)));
  const before = trial && original ? readShown(openPackage(original), contract) : undefined;
  const compared = trial && before && againstOriginal(shown, before, trial, options);
  const { unknownOptions = [], changes = [] } = compared ?? {};
  // Oddities around tags may follow from a wrong tag: they are told only when all tags are right.
  const ofTags =
    problems.length > 0
      ? []
      : [
          ...otherTitle(paragraphs, others),
          ...mergeFields(sections),
          ...repeatedHeads(sections),
          ...(compared && before
            ? [
                ...compared.notices,
                ...emptyBrackets(sections, before),
                ...foreignWishes(shown, before, contract, others),
              ]
            : []),
          ...(trial ? trialNotices(trial, sections) : []),
          ...ofRules,
        ];
  const notices = [
    ...ofTags,
    ...ofFile,
    ...(hasContents ? [checkFinding('contents', {})] : []),
    ...noticeOf('active', ofActive),
  ];
  return {
    readable: true,
    problems: mergeSame(inOrder(problems)),
    notices: mergeKinds(notices),
    changes,
    unknownOptions,
  };
}

// Opens and fills the template. docxtemplater may refuse parts in which this check found nothing: those problems are
// `unseen`.
function unlessRefused(
  seen: readonly TemplateProblem[],
  step: () => Trial | undefined,
): { unseen?: readonly TemplateProblem[]; trial?: Trial | undefined } {
  try {
    return { trial: step() };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const known = new Set(seen.map(({ part }) => part));
    return { unseen: error.problems.filter(({ part }) => !known.has(part)) };
  }
}

const activeWords = {
  field: 'die Feldfunktion',
  object: 'ein eingebettetes Objekt',
  macros: 'Makros',
  picture: 'ein verknüpftes Bild',
  link: 'ein Link auf',
};

function inOrder(problems: readonly TemplateProblem[]) {
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ place }: TemplateProblem) {
  return place ? place.paragraph * 1_000_000 + place.start : Number.MAX_SAFE_INTEGER;
}
