import type { Where } from '../diagnostic';
import type { Field, Fields } from '../fields';
import { type Blocks, blocksAround } from '../tags/readBlocks';
import { fieldAt } from '../tags/scopes';
import { propertyOf } from '../xml/tree';
import { trialData } from './trialData';

/** The labels of a document's options, by the names of their conditions. */
export type OptionLabels = ReadonlyMap<string, string>;

/** A choice of data for a trial document. */
export type TrialCase = ReturnType<typeof trialCasesOf>[number];

/**
 * The trial cases of a template:
 *
 * - without options
 * - with each option alone
 * - with all options
 * - without texts and lists. Conditions such as `hasUnits` (`isAboutEntries`) are false. All other conditions are as
 *   with all options.
 * - with all options and without one condition, for each condition of `conditionsToTry`
 *
 * `sentenceStart` is the beginning of a German sentence about documents with this data, e.g. `Mit «Zum Abhaken»`.
 * `option` is the ticked option, an empty text for no option, or `all`. `without` is the condition that is left out, or
 * an empty text when all texts and lists are empty. When `hasUnits` is left out, the list `units` is empty, too.
 */
export function trialCasesOf(
  fields: Fields,
  options: OptionLabels,
  template: Blocks,
  original: Blocks = template,
) {
  const names = [...options.keys()];
  const used = new Set(original.blocks.map(({ start }) => start.name));
  const caseOf = (
    sentenceStart: string,
    where: Pick<Where, 'option' | 'without'>,
    hasValue: (name: string, field: Field) => boolean,
  ) => ({ sentenceStart, where, data: trialData(fields, hasValue) });
  // A condition that the original does not use is false. Such a condition is an option of another document.
  const having = (chosen: readonly string[]) => (name: string, field: Field) =>
    options.has(name) ? chosen.includes(name) : field !== 'condition' || used.has(name);
  const hasAll = having(names);
  return [
    caseOf('Ohne Wünsche', { option: '' }, having([])),
    ...names.map((name) =>
      caseOf(`Mit «${shortLabel(name, options)}»`, { option: name }, having([name])),
    ),
    caseOf('Mit allen Wünschen', { option: 'all' }, hasAll),
    caseOf(
      'Ohne Angaben',
      { option: 'all', without: '' },
      (name, field) => field === 'condition' && hasAll(name, field) && !isAboutEntries(name),
    ),
    ...Array.from(conditionsToTry(options, template, original), (condition) =>
      caseOf(`Ohne {#${condition}}`, { option: 'all', without: condition }, (name, field) => {
        const isNamedAfter = new RegExp(`^(has)?${name}$`, 'i').test(condition);
        return !isNamedAfter && hasAll(name, field);
      }),
    ),
  ];
}

/**
 * Returns the names of the conditions to try. Each of these conditions is false in a trial of its own. Options are not
 * tried here. Any other condition of the template or the original is tried if one of these statements is true:
 *
 * - The data has a condition with this name, and the condition is not about entries (`isAboutEntries`).
 * - The blocks of this name hold other fields in the template than in the original.
 * - The template has more sections than the original. A false condition may then leave a section empty.
 */
function conditionsToTry(options: OptionLabels, template: Blocks, original: Blocks) {
  const [contents, originalContents] = [contentsOf(template), contentsOf(original)];
  const sectionsIn = ({ paragraphs }: Blocks) =>
    paragraphs.filter(({ element }) => propertyOf(element, 'w:sectPr')).length;
  const hasMoreSections = sectionsIn(template) > sectionsIn(original);
  const conditions = [...original.blocks, ...template.blocks].filter(({ start, isLoop }) => {
    const { name, scopes } = start;
    const isFree = fieldAt(name, scopes) === 'condition' && !isAboutEntries(name);
    const mayDiffer = hasMoreSections || contents.get(name) !== originalContents.get(name);
    return !isLoop && !options.has(name) && (isFree || mayDiffer);
  });
  return new Set(conditions.map(({ start }) => start.name));
}

/**
 * Returns one text for each name of a block. The text lists the block tags with this name and the fields inside these
 * blocks.
 */
function contentsOf({ tags }: Blocks) {
  const contents = new Map<string, string>();
  for (const { sign, name, around } of tags) {
    const names = sign === '' ? blocksAround(around).map(({ start }) => start.name) : [name];
    for (const one of names) contents.set(one, `${contents.get(one) ?? ''}${sign} ${name}`);
  }
  return contents;
}

/**
 * True for a condition that is true when a list has entries. For example, `hasUnits` is true when somebody typed a
 * unit.
 */
export function isAboutEntries(condition: string) {
  return /^has[A-Z]/.test(condition);
}

/** The label of an option up to the colon: «Zum Abhaken» for the label «Zum Abhaken: mit Kästchen». */
export function shortLabel(name: string, options: OptionLabels) {
  return (options.get(name) ?? name).split(':')[0] ?? '';
}
