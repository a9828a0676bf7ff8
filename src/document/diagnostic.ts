import { openingSentences } from './sentences/opening';

/** Where a template has a fault, or differs from the original. */
export type Where = {
  /** The name of the tag. For a damaged tag, the text of the tag without braces. */
  tag?: string;
  /** The German name of the part (`partName`). */
  part?: string;
  /** The faulty text, with some characters before and after it. */
  words?: string;
  /** In the body only: the index of the paragraph, and the offsets of the faulty text in this paragraph. */
  place?: { paragraph: number; start: number; end: number };
  /** Documents have the fault when only this option is ticked. `all`: all options. `''`: no option. */
  option?: string;
  /** Documents have the fault when this condition is false. `''`: when all texts and lists are empty. */
  without?: string | undefined;
};

/**
 * - `error`: the template cannot be filled, or its documents would be wrong.
 * - `warning`: the template can be filled, but a person should look at the place.
 * - `change`: the documents of the template differ from the documents of the original. The author may have meant the
 *   difference.
 */
export type Severity = 'error' | 'warning' | 'change';

/** A fault or difference in a Word file, described for the person who mends the file in Word. */
export type Diagnostic = Where & {
  /** The stable name of the kind of diagnostic, e.g. `unknown-tag`. */
  id: string;
  severity: Severity;
  /** German sentences that say what is wrong, and what to do about it. */
  message: string;
  /** The diagnostics that were merged into this diagnostic, each with its own place. */
  each?: readonly Diagnostic[];
};

/** The result of a check: the diagnostics of a template, by their severity. */
export type TemplateReport = {
  /** True when `openPackage` can open the file. Only then can `commentTemplate` write comments into the file. */
  readable: boolean;
  errors: readonly Diagnostic[];
  warnings: readonly Diagnostic[];
  changes: readonly Diagnostic[];
  /** The names of the options that only the original uses. */
  unknownOptions: readonly string[];
};

/** Sums up a report in one German sentence. */
export function summaryOf({ errors, warnings, changes }: TemplateReport) {
  if (errors[0]) return `${errors.length} Fehler: So lässt sich die Vorlage nicht füllen.`;
  if ([...warnings, ...changes].some(({ id }) => ['lacking', 'older'].includes(id)))
    return 'Druckt weniger als das Original.';
  if (warnings[0]) return 'Gilt, mit Hinweisen.';
  return changes[0] ? 'In Ordnung, anders als das Original.' : 'In Ordnung.';
}

/**
 * The error that is thrown when a file cannot be opened, or a template cannot be filled. `errors` holds all errors that
 * were found. `cause` is the error of a library, if any.
 */
export class TemplateError extends Error {
  override name = 'TemplateError';

  constructor(
    readonly errors: readonly Diagnostic[],
    cause?: unknown,
  ) {
    super(errors.map(({ message }) => message).join('\n'), { cause });
  }
}

/** Makes a diagnostic about a file that cannot be opened, or a template that cannot be filled. */
export const openingDiagnostic = /* @__PURE__ */ createDiagnosticsOf({ error: openingSentences });

/** Throws a TemplateError with one diagnostic (`openingDiagnostic`). */
export function refuse(...error: Parameters<typeof openingDiagnostic>): never {
  throw new TemplateError([openingDiagnostic(...error)]);
}

/** The union of the names in a table. Each line of the table begins with a name and two spaces. */
export type NameIn<
  Table extends string,
  Found = never,
> = Table extends `${string}\n${infer Name}  ${infer Rest}` ? NameIn<Rest, Found | Name> : Found;

/**
 * Makes a function that makes diagnostics. `tables` holds a table of sentences for each severity that occurs. Each line
 * of a table is a name, two spaces and a sentence: `unclosed-tag  Bei «{$1» fehlt die schliessende Klammer }.`
 *
 * - The id of a diagnostic is the name up to the first full stop: `comments` for the name `comments.1`.
 * - `$1` and `$2` are replaced by the first and second value that the caller gives.
 * - The sentence `comments.1`, if any, replaces `comments` when the first value is 1 or a list of one entry.
 * - The German name of the part precedes the sentence: `Kopfzeile: …`.
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
  return (name: NameIn<Table>, where: Where, ...values: readonly Value[]) => {
    const [first] = values;
    const isOne = first === 1 || (Array.isArray(first) && first.length === 1);
    const { severity = 'error', sentence = '' } =
      (isOne && sentences.get(`${name}.1`)) || sentences.get(name) || {};
    const said = shortened(sentence.replace(/\$(\d)/g, (_, at) => shown(values[at - 1] ?? '')));
    const id = name.replace(/\..*/, '');
    const quoted = where.words && { words: shortened(`«${where.words}»`).slice(1, -1) };
    const message = where.part ? `${where.part}: ${said}` : said;
    return { ...where, ...quoted, id, severity, message };
  };
}

type Value = string | number | readonly string[];

function shown(value: Value) {
  if (typeof value === 'number') return `${value}`.replace(/\B(?=(\d{3})+$)/g, "'");
  if (typeof value === 'string') return value;
  return value[9]
    ? `${value.slice(0, 8).join(', ')} und ${value.length - 8} weitere`
    : value.join(', ');
}

// Shortens long tags and quotations in a sentence. Sixty characters are enough to find the text in Word.
function shortened(sentence: string) {
  return sentence.replace(/([{«][^{}«»]{60})[^{}«»]+/gu, '$1…');
}
