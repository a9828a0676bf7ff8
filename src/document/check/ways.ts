import type { Field } from '../fields';
import { type Sections, sectionsAround } from '../tags/readSections';
import { fieldAt } from '../tags/scopes';

/** The options of a document: the names of their conditions, each with the label of the option. */
export type Options = ReadonlyMap<string, string>;

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
export function waysOf(options: Options, template: Sections, original: Sections = template): Way[] {
  const names = [...options.keys()];
  // The options of other pages never hold.
  const isAsked = (name: string) => original.sections.some(({ start }) => start.name === name);
  const wished = (how: string, wishes: readonly string[]): Way => ({
    how,
    holds: (name, field) =>
      options.has(name) ? wishes.includes(name) : field !== 'condition' || isAsked(name),
  });
  const all = wished('Mit allen Wünschen', names);
  return [
    wished('Ohne Wünsche', []),
    ...names.map((name) => wished(`Mit «${shortText(name, options)}»`, [name])),
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
function conditionsToTry(options: Options, template: Sections, original: Sections) {
  const free = new Set(freeConditions(template, options).map(({ name }) => name));
  const older = isOlder(template, original, options);
  const [contents, before] = [contentsOf(template), contentsOf(original)];
  const names = [...(older ? [] : original.sections), ...template.sections]
    .filter(({ isLoop, start }) => !isLoop && !options.has(start.name))
    .map(({ start }) => start.name);
  return new Set(
    names.filter(
      (name) => before.get(name) && (free.has(name) || contents.get(name) !== before.get(name)),
    ),
  );
}

/** For each name of a block its signs and the fields inside of it, wherever it stands. */
function contentsOf({ tags }: Sections): ReadonlyMap<string, string> {
  const contents = new Map<string, string>();
  const add = (block: string, what: string) =>
    contents.set(block, `${contents.get(block) ?? ''}${what}`);
  for (const { sign, name, around } of tags) {
    if (sign === '#' || sign === '^') add(name, sign);
    if (sign === '') for (const { start } of sectionsAround(around)) add(start.name, ` ${name}`);
  }
  return contents;
}

/** Whether a template is of an older release: it lacks a condition that is no option and no matter of entries. */
function isOlder(template: Sections, original: Sections, options: Options) {
  const asked = new Set(template.sections.map(({ start }) => start.name));
  return freeConditions(original, options).some(
    ({ name, scopes }) => scopes.length === 1 && !asked.has(name),
  );
}

function freeConditions({ sections }: Sections, options: Options) {
  return sections
    .map(({ start }) => start)
    .filter(({ name, scopes }) => fieldAt(name, scopes) === 'condition' && !options.has(name))
    .filter(({ name }) => !isAboutEntries(name));
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
