import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';

export const runs = Number(process.env.FUZZ_RUNS ?? 30);

const replay = process.env.FUZZ_SEED
  ? { seed: Number(process.env.FUZZ_SEED), path: process.env.FUZZ_PATH ?? '' }
  : {};

/** Tries a property with inputs of a new seed, or of `FUZZ_SEED`. A failure prints the command that repeats it. */
export async function holds<Input>(
  inputs: Arbitrary<Input>,
  property: (input: Input) => void | Promise<void>,
  { numRuns = runs, endOnFailure = false } = {},
): Promise<void> {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const name = currentTestName.replaceAll(' > ', ' ').replace(/[\\^$.*+?()[\]{}|"`]/g, '.');
  const predicate = async (input: Input) => property(input);
  await fc.assert(fc.asyncProperty(inputs, predicate), {
    numRuns,
    endOnFailure,
    ...replay,
    reporter: ({ failed, seed, counterexamplePath, counterexample, errorInstance }) => {
      if (!failed) return;
      throw new Error(
        `Repeat it with: FUZZ_SEED=${seed} FUZZ_PATH=${counterexamplePath} npm run fuzz -- ${testPath.replace(/^.*\/tests\//, 'tests/')} -t "${name}"\n` +
          `${fc.stringify(counterexample)}\n${errorInstance}`,
        { cause: errorInstance },
      );
    },
  });
}
