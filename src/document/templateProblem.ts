import { sentences } from './sentences';

/** The stable name of a kind of problem. */
export type ProblemId = keyof typeof sentences;

/** What stands in the sentence of each kind. */
type Words = { [Id in ProblemId]: Parameters<(typeof sentences)[Id]> };

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
  id: ProblemId;
  /** German, says what is wrong and what to do. */
  message: string;
};

/** A problem with its sentence, which begins with the part that it is in. */
export function templateProblem<Id extends ProblemId>(
  id: Id,
  where: Where,
  ...words: Words[Id]
): TemplateProblem {
  const table: { [Known in ProblemId]: (...words: Words[Known]) => string } = sentences;
  const sentence = shortened(table[id](...words));
  return { id, ...where, message: where.part ? `${where.part}: ${sentence}` : sentence };
}

// Of what stands in the template, the first hundred characters tell which place is meant.
function shortened(sentence: string): string {
  return sentence.replace(/([{«][^{}«»]{100})[^{}«»]+/gu, '$1…');
}
