import type { Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import type { PlacedTag, Sections } from '../tags/readSections';
import type { TemplateProblem } from '../templateProblem';
import { missingFields } from './unusedFields';

/** What somebody can wish for in a document: the names of its conditions, with the words for them. */
export type Options = ReadonlyMap<string, string>;

/** An option in few words, with its condition. */
export function optionWords(name: string, options: Options): string {
  return `«${shortText(name, options)}» ({#${name}})`;
}

// «Zum Abhaken: mit Kästchen» explains itself to who ticks it.
function shortText(name: string, options: Options): string {
  return (options.get(name) ?? name).split(':')[0] ?? '';
}

/** Options that a template does not know. */
export function unknownOptions(tags: readonly PlacedTag[], options: Options): string[] {
  if (tags.length === 0) return [];
  const used = new Set(tags.map(({ name }) => name));
  return [...options.keys()].filter((name) => !used.has(name));
}

/**
 * What is missing in the document when an option is wanted, though it is there otherwise; and an option without
 * which nothing is printed. What only one option brings along is its own affair.
 */
export function missingByOption(
  { tags, sections }: Sections,
  fields: Fields,
  options: Options,
): TemplateProblem[] {
  const order = new Map(tags.map((tag, index) => [tag, index]));
  const always = new Set(missingFields(tags, fields));
  const all = missingFields([], fields).length;

  function missingOutside(name: string, sign: '#' | '^'): string[] {
    const ranges = sections
      .filter(({ start }) => start.name === name && start.sign === sign)
      .map(({ start, end }) => [order.get(start) ?? 0, order.get(end ?? start) ?? 0] as const);
    const outside = tags.filter((_, at) => !ranges.some(([from, to]) => at >= from && at <= to));
    const missing = missingFields(outside, fields);
    return sign === '^' || missing.length === all ? missing : [];
  }

  return [...options.keys()].flatMap((name) =>
    (['#', '^'] as const).flatMap((sign) => {
      const missing = missingOutside(name, sign).filter((field) => !always.has(field));
      return missing.length > 0
        ? [
            checkFinding(
              `missing-by-option.${sign === '#' ? 'without' : 'with'}`,
              {},
              name,
              shortText(name, options),
              missing,
            ),
          ]
        : [];
    }),
  );
}
