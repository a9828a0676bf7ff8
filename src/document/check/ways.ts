import type { Field } from '../fields';
import { type Blocks, blocksAround, type PlacedTag } from '../tags/readBlocks';
import { fieldAt } from '../tags/scopes';

/** The labels of a document's options, by the names of their conditions. */
export type Options = ReadonlyMap<string, string>;

/** The beginning of a German sentence about documents without options. */
export const withoutOptions = 'Ohne Wünsche';

/** A choice of data for a trial document. */
export type Way = {
  /** The beginning of a German sentence about the documents: `Mit «Zum Abhaken»`. */
  how: string;
  /** Returns true when the data has a value for a name. */
  holds: (name: string, field: Field) => boolean;
  /** The name of the condition that is left out. The data may hold entries for the condition all the same. */
  lacks?: string;
};

/**
 * The ways in which a template is tried:
 *
 * - without options
 * - with each option alone
 * - with all options
 * - without any text or list, with all conditions that are not about entries
 * - with all options and without one condition, for each condition of `conditionsToTry`
 */
export function waysOf(options: Options, template: Blocks, original: Blocks = template): Way[] {
  const names = [...options.keys()];
  const withOptions = (how: string, chosen: readonly string[]): Way => ({
    how,
    holds: (name, field) =>
      options.has(name)
        ? chosen.includes(name)
        : // A condition that the original does not use is an option of another document, and is false.
          field !== 'condition' || original.blocks.some(({ start }) => start.name === name),
  });
  const all = withOptions('Mit allen Wünschen', names);
  return [
    withOptions(withoutOptions, []),
    ...names.map((name) => withOptions(`Mit «${shortText(name, options)}»`, [name])),
    all,
    {
      how: 'Ohne Angaben',
      holds: (name, field) =>
        field === 'condition' && all.holds(name, field) && !isAboutEntries(name),
    },
    ...Array.from(conditionsToTry(options, template, original), (condition) => ({
      how: `Ohne {#${condition}}`,
      lacks: condition,
      holds: (name: string, field: Field) => !isOf(name, condition) && all.holds(name, field),
    })),
  ];
}

/**
 * The names of the conditions without which a template is tried. Options are not among them. A condition is tried when
 * it is not about entries (`isAboutEntries`), or when its blocks hold other fields here than in the original. The
 * conditions of the original are tried, too, unless the template was made from an older original.
 */
function conditionsToTry(options: Options, template: Blocks, original: Blocks) {
  const [contents, before] = [contentsOf(template), contentsOf(original)];
  const isFree = ({ name, scopes }: PlacedTag) =>
    fieldAt(name, scopes) === 'condition' && !isAboutEntries(name) && !options.has(name);
  const isOlder = original.blocks.some(
    ({ start }) => start.scopes.length === 1 && isFree(start) && !contents.has(start.name),
  );
  const conditions = [...(isOlder ? [] : original.blocks), ...template.blocks].filter(
    ({ start, isLoop }) => {
      const { name, scopes } = start;
      // A block may have the name of a part of a field where the original has the name of the whole field.
      const isPart = `${fieldAt(name, scopes)}`.startsWith('part') && !before.has(name);
      const differs = contents.get(name) !== before.get(name) && !isPart;
      return !isLoop && !options.has(name) && (isFree(start) || differs);
    },
  );
  return new Set(conditions.map(({ start }) => start.name));
}

/** The signs and fields of all blocks with the same name, as one text for each name. */
function contentsOf({ tags }: Blocks): ReadonlyMap<string, string> {
  const contents = new Map<string, string>();
  for (const { sign, name, around } of tags) {
    const blocks = sign === '' ? blocksAround(around).map(({ start }) => start.name) : [name];
    for (const block of blocks) contents.set(block, `${contents.get(block) ?? ''}${sign} ${name}`);
  }
  return contents;
}

/** True for a condition that tells whether there are entries: `hasUnits` is true when somebody typed a unit. */
function isAboutEntries(condition: string) {
  return /^has[A-Z]/.test(condition);
}

/** True when a condition is about a name: `hasUnits` and `units` are about `units`. */
function isOf(name: string, condition: string) {
  return [name, `has${name}`].some((one) => one.toLowerCase() === condition.toLowerCase());
}

/** The label of an option up to the colon: «Zum Abhaken» for the label «Zum Abhaken: mit Kästchen». */
export function shortText(name: string, options: Options): string {
  return (options.get(name) ?? name).split(':')[0] ?? '';
}
