import type { Field } from '../fields';
import { type Blocks, blocksAround, type PlacedTag } from '../tags/readBlocks';
import { fieldAt } from '../tags/scopes';

/** The options of a document: the names of their conditions, each with the label of the option. */
export type Options = ReadonlyMap<string, string>;

/** How a sentence about documents without options begins. */
export const withoutOptions = 'Ohne Wünsche';

/** Data for which a template is filled. */
export type Way = {
  /** How a sentence about the documents begins: «Mit «Zum Abhaken»». */
  how: string;
  /** Whether the data has something for a name. */
  holds: (name: string, field: Field) => boolean;
  /** The condition that does not hold, though there may be entries for it. */
  lacks?: string;
};

/**
 * The ways in which a template is tried: with no option, each and all of them, with nothing typed, and without single
 * conditions (`conditionsToTry`).
 */
export function waysOf(options: Options, template: Blocks, original: Blocks = template): Way[] {
  const names = [...options.keys()];
  const withOptions = (how: string, chosen: readonly string[]): Way => ({
    how,
    holds: (name, field) =>
      options.has(name)
        ? chosen.includes(name)
        : // The options of other pages never hold.
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
 * The conditions without which a template is tried: those that are no matter of entries, and those that hold other
 * fields than in the original. What only the original asks counts unless the template is of an older release.
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
      // A part stands in for the whole field.
      const isPart = `${fieldAt(name, scopes)}`.startsWith('part') && !before.has(name);
      const differs = contents.get(name) !== before.get(name) && !isPart;
      return !isLoop && !options.has(name) && (isFree(start) || differs);
    },
  );
  return new Set(conditions.map(({ start }) => start.name));
}

/** For each name of a block its signs and the fields inside of it, wherever it stands. */
function contentsOf({ tags }: Blocks): ReadonlyMap<string, string> {
  const contents = new Map<string, string>();
  for (const { sign, name, around } of tags) {
    const blocks = sign === '' ? blocksAround(around).map(({ start }) => start.name) : [name];
    for (const block of blocks) contents.set(block, `${contents.get(block) ?? ''}${sign} ${name}`);
  }
  return contents;
}

/** `hasUnits` is true when somebody typed a unit. */
function isAboutEntries(condition: string) {
  return /^has[A-Z]/.test(condition);
}

/** Whether a condition is about a name: `hasUnits` and `units` about `units`. */
function isOf(name: string, condition: string) {
  return [name, `has${name}`].some((one) => one.toLowerCase() === condition.toLowerCase());
}

/** The name of an option: of «Zum Abhaken: mit Kästchen» the words before the colon. */
export function shortText(name: string, options: Options): string {
  return (options.get(name) ?? name).split(':')[0] ?? '';
}
