import type { checkSentences } from './sentences/check';
import type { lookSentences } from './sentences/look';
import { openingSentences } from './sentences/opening';
import type { paperSentences } from './sentences/paper';

/** The stable name of a kind of problem. */
export type ProblemId =
  | keyof typeof openingSentences
  | keyof typeof checkSentences
  | keyof typeof lookSentences
  | keyof typeof paperSentences;

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
  /** What it stands for when it is said once for many places: each at its own. */
  each?: readonly TemplateProblem[];
};

/** A problem of opening or filling. */
export const templateProblem = createProblemsOf(openingSentences);

/** Makes problems with their sentences, each of which begins with the part that it is in. */
export function createProblemsOf<Words extends { [Id in ProblemId]?: readonly unknown[] }>(
  sentences: {
    [Id in keyof Words]: (...words: Words[Id] & readonly unknown[]) => string;
  },
) {
  return <Id extends keyof Words & ProblemId>(
    id: Id,
    where: Where,
    ...words: Words[Id] & readonly unknown[]
  ): TemplateProblem => {
    const sentence = shortened(sentences[id](...words));
    return { id, ...where, message: where.part ? `${where.part}: ${sentence}` : sentence };
  };
}

// Of what stands in the template, the first hundred characters tell which place is meant.
function shortened(sentence: string): string {
  return sentence.replace(/([{«][^{}«»]{100})[^{}«»]+/gu, '$1…');
}
