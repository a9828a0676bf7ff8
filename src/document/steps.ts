/** Work in steps of some milliseconds, between which a page can answer. */
export type Steps<Result> = Generator<void, Result>;

/** Takes all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Takes the steps one by one, with a rest after each. */
export async function oneByOne<Result>(
  steps: Steps<Result>,
  rest: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await rest();
  }
}
