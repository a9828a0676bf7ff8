/** What is wrong with a template, as data: who opens the file in Word must find and mend it. */
export type TemplateProblem = {
  /** Stable name of the kind of problem; docxtemplater's own id where it found it. */
  id: string;
  /** The tag as it stands in the template, without its braces. */
  tag?: string;
  /** The part of the Word file, in the words of its menus. */
  part?: string;
  /** The words around it. */
  words?: string;
  /** Where in the body it stands: which paragraph, and from where to where in its text. */
  place?: { paragraph: number; start: number; end: number };
  /** German, says what is wrong and what to do. */
  message: string;
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
