import { openingSentences } from './sentences/opening';

/** A place in a template. */
export type Where = {
  /** The tag as it stands in the template, without its braces. */
  tag?: string;
  /** The German name of the part (`partName`). */
  part?: string;
  /** The text around the place. */
  words?: string;
  /** The place in the body: the index of its paragraph, and offsets in the text of that paragraph. */
  place?: { paragraph: number; start: number; end: number };
};

/**
 * - `error`: the template cannot be filled, or its documents would be wrong.
 * - `warning`: the template can be filled, but somebody should look.
 * - `change`: its documents differ from those of the original, intended or not.
 */
export type Severity = 'error' | 'warning' | 'change';

/** A diagnostic of a template as data, for the person who opens the file in Word to find and mend it. */
export type Diagnostic = Where & {
  /** The stable name of the kind of diagnostic. */
  id: string;
  severity: Severity;
  /** A German sentence that says what is wrong and what to do about it. */
  message: string;
  /** The diagnostics that were merged into this one, each with its own place. */
  each?: readonly Diagnostic[];
};

/** Thrown when a template cannot be filled. Carries all errors at once; `cause` is the original error. */
export class TemplateError extends Error {
  override name = 'TemplateError';

  constructor(
    readonly errors: readonly Diagnostic[],
    cause?: unknown,
  ) {
    super(errors.map(({ message }) => message).join('\n'), { cause });
  }
}

/** Makes a diagnostic of opening or filling. */
export const openingDiagnostic = /* @__PURE__ */ createDiagnosticsOf({ error: openingSentences });

/** The names in a table of sentences. */
type NameIn<
  Table extends string,
  Found = never,
> = Table extends `${string}\n${infer Name}  ${infer Rest}` ? NameIn<Rest, Found | Name> : Found;

/**
 * Makes a function that makes diagnostics, from a table for each severity, with a name, two spaces and a
 * sentence on each line.
 *
 * - The name up to its first point is the id of the diagnostic. The rest of the name chooses among several sentences.
 * - `$1`, `$2` in a sentence are replaced by the words that the caller gives.
 * - A name that ends in `.1` is the sentence for a list of one thing, or for the number 1.
 * - The German name of the part, if any, is put in front of the sentence.
 */
export function createDiagnosticsOf<Table extends string>(
  tables: {
    readonly [severity in Severity]?: Table;
  },
) {
  const sentences = new Map(
    Object.entries(tables).flatMap(([severity, table]) =>
      Array.from(table.matchAll(/^(\S+) {2}(.*)$/gm), ([, name = '', sentence = '']) => {
        return [name, { severity: severity as Severity, sentence }] as const;
      }),
    ),
  );
  return (
    name: NameIn<Table>,
    where: Where,
    ...words: readonly (string | number | readonly string[])[]
  ) => {
    const [first] = words;
    const isOne = first === 1 || (Array.isArray(first) && first.length === 1);
    const { severity = 'error', sentence = '' } =
      (isOne && sentences.get(`${name}.1`)) || sentences.get(name) || {};
    const said = shortened(sentence.replace(/\$(\d)/g, (_, at) => shown(words[at - 1] ?? '')));
    const id = name.replace(/\..*/, '');
    return { ...where, id, severity, message: where.part ? `${where.part}: ${said}` : said };
  };
}

function shown(word: string | number | readonly string[]) {
  if (typeof word === 'number') return `${word}`.replace(/\B(?=(\d{3})+$)/g, "'");
  if (typeof word === 'string') return word;
  const more = word.length - 8;
  return more > 1 ? `${word.slice(0, 8).join(', ')} und ${more} weitere` : word.join(', ');
}

// Shortens each quoted piece of the template to its first hundred characters, which tell its place.
function shortened(sentence: string) {
  return sentence.replace(/([{«][^{}«»]{100})[^{}«»]+/gu, '$1…');
}
