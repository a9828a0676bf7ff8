import { openingSentences } from './sentences/opening';

/** Where in a template something stands. */
export type Where = {
  /** The tag as it stands in the template, without its braces. */
  tag?: string;
  /** The part of the Word file, in the words of its menus. */
  part?: string;
  /** The words around it. */
  words?: string;
  /** Where in the body it stands: which paragraph, and from where to where in its text. */
  place?: { paragraph: number; start: number; end: number };
};

/** What is wrong with a template, as data: who opens the file in Word must find and mend it. */
export type TemplateProblem = Where & {
  /** The stable name of its kind. */
  id: string;
  /** German, says what is wrong and what to do. */
  message: string;
  /** What it stands for when it is said once for many places: each at its own. */
  each?: readonly TemplateProblem[];
};

/** The template cannot be filled. Carries every problem at once; `cause` is the original error. */
export class TemplateError extends Error {
  override name = 'TemplateError';
  readonly problems: readonly TemplateProblem[];

  constructor(problems: readonly TemplateProblem[], cause?: unknown) {
    super(problems.map((problem) => problem.message).join('\n'), { cause });
    this.problems = problems;
  }
}

/** A problem of opening or filling. */
export const templateProblem = /* @__PURE__ */ createProblemsOf(openingSentences);

/** The names of the lines of a table of sentences. */
type NameIn<
  Table extends string,
  Found = never,
> = Table extends `${string}\n${infer Name}  ${infer Rest}` ? NameIn<Rest, Found | Name> : Found;

/**
 * Makes problems of a table of text: on each line a name, two spaces, and a sentence with places (`$1`) for its words.
 * What the name says before a point is the id; after it, which sentence of several. The sentence `.1` is for one thing.
 * The part that a problem is about is put in front.
 */
export function createProblemsOf<Table extends string>(table: Table) {
  const sentences = new Map<string | undefined, string | undefined>(
    Array.from(table.matchAll(/^(\S+) {2}(.*)$/gm), ([, name, text]) => [name, text]),
  );
  return (
    name: NameIn<Table>,
    where: Where,
    ...words: readonly (string | number | readonly string[])[]
  ) => {
    const [first] = words;
    const isOne = first === 1 || (Array.isArray(first) && first.length === 1);
    const sentence = (isOne && sentences.get(`${name}.1`)) || sentences.get(name) || '';
    const said = shortened(sentence.replace(/\$(\d)/g, (_, at) => shown(words[at - 1] ?? '')));
    const id = name.replace(/\..*/, '');
    return { id, ...where, message: where.part ? `${where.part}: ${said}` : said };
  };
}

function shown(word: string | number | readonly string[]) {
  if (typeof word === 'number') return `${word}`.replace(/\B(?=(\d{3})+$)/g, "'");
  if (typeof word === 'string') return word;
  const more = word.length - 8;
  return more > 1 ? `${word.slice(0, 8).join(', ')} und ${more} weitere` : word.join(', ');
}

// Of what stands in the template, the first hundred characters tell which place is meant.
function shortened(sentence: string) {
  return sentence.replace(/([{«][^{}«»]{100})[^{}«»]+/gu, '$1…');
}
