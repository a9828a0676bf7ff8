import type { Generator, ReadInput } from './defineGenerator';

/** An input as JSON without what `readInput` fills in. */
export function compactInput(generator: Generator, input: ReadInput): string {
  const nothing = new Map(Object.entries(generator.printedInput(generator.readInput({}))));
  const entries = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(nothing.get(name)),
  );
  return JSON.stringify(Object.fromEntries(entries), (_name, value) =>
    value === '' ? undefined : value,
  );
}
