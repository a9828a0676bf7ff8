import type { Where } from '../diagnostic';
import type { Field, Fields } from '../fields';
import { type Blocks, blocksAround } from '../tags/readBlocks';
import { trialData } from './trialData';

/** The labels of a document's options. The keys are the names of the options. */
export type OptionLabels = ReadonlyMap<string, string>;

/** The data of one trial document, with a description of the data (`trialCasesOf`). */
export type TrialCase = ReturnType<typeof trialCasesOf>[number];

/**
 * Makes the trial cases of a template:
 *
 * - One trial case has no options.
 * - For each option, one trial case has only this option.
 * - One trial case has all options.
 * - One trial case has all options, but neither texts nor lists. Conditions such as `hasUnits` are false
 *   (`isAboutEntries`).
 * - For each condition in the template or the original, one trial case has all options, but the condition is false.
 *   When `hasUnits` is false, the list `units` is empty.
 *
 * @returns the trial cases. `sentenceStart`: the beginning of a German sentence about documents with this data, e.g.
 *   `Mit «Kästchen zum Abhaken»`. `where.option`: the name of the ticked option, an empty text for no option, or `all`.
 *   `where.without`: the name of the condition that is false, or an empty text when texts and lists are empty
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
    where: Where,
    hasValue: (name: string, field: Field) => boolean,
  ) => ({ sentenceStart, where, data: trialData(fields, hasValue) });
  // A condition that the original does not use is an option of another document, and therefore false.
  const having = (chosen: readonly string[]) => (name: string, field: Field) =>
    options.has(name) ? chosen.includes(name) : field !== 'condition' || used.has(name);
  const hasAll = having(names);
  // Each value of the map holds the conditions that are false in one trial case. For a condition inside `{^boxes}`,
  // `boxes` is false, too. If `boxes` were true, the block `{^boxes}` would be left out, with the condition.
  const leftOut = new Map(
    [...original.blocks, ...template.blocks]
      .filter(({ isLoop }) => !isLoop)
      .map((block) => {
        const inverted = blocksAround(block.start.around).filter(({ start }) => start.sign === '^');
        const names = [block, ...inverted].map(({ start }) => start.name);
        return [names.join(), names];
      }),
  );
  return [
    caseOf('Ohne Wünsche', { option: '' }, having([])),
    ...Array.from(options, ([name, label]) =>
      caseOf(`Mit «${label}»`, { option: name }, having([name])),
    ),
    caseOf('Mit allen Wünschen', { option: 'all' }, hasAll),
    caseOf(
      'Ohne Angaben',
      { option: 'all', without: '' },
      (name, field) => field === 'condition' && hasAll(name, field) && !isAboutEntries(name),
    ),
    ...Array.from(leftOut.values(), (names) =>
      caseOf(`Ohne {#${names[0]}}`, { option: 'all', without: names[0] }, (name, field) => {
        const isLeftOut = (condition: string) =>
          new RegExp(`^(has)?${name}$`, 'i').test(condition) || field === `part of ${condition}`;
        return !names.some(isLeftOut) && hasAll(name, field);
      }),
    ),
  ];
}

/**
 * True for a condition that says whether somebody typed something: `hasUnits` is true when the list `units` has
 * entries.
 */
export function isAboutEntries(condition: string) {
  return /^has[A-Z]/.test(condition);
}
