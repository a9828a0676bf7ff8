import fc, { type Arbitrary } from 'fast-check';

export const runs = Number(process.env.FUZZ_RUNS ?? 30);

const replay = process.env.FUZZ_SEED
  ? { seed: Number(process.env.FUZZ_SEED), path: process.env.FUZZ_PATH ?? '' }
  : {};

/** Tries a property with inputs of a new seed, or of `FUZZ_SEED`. A failure tells its seed, path and smallest input. */
export function holds<Input>(
  inputs: Arbitrary<Input>,
  property: (input: Input) => void | Promise<void>,
  options: { numRuns?: number; endOnFailure?: boolean } = {},
): Promise<void> {
  const tried = fc.asyncProperty(inputs, async (input) => property(input));
  return fc.assert(tried, { numRuns: runs, ...options, ...replay });
}
