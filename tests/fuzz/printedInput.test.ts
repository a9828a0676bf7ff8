import { expect, test } from 'vitest';
import { signaturesPoint } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import type { ReadInput } from '../../src/generators/contract';
import type { Generator } from '../../src/generators/defineGenerator';
import { compactInput } from '../../src/generators/selectionLink';
import { generators } from '../support/checklists';
import { printed } from '../support/documentOf';
import { holds, runs } from './holds';
import { inputOf } from './inputs';

test.each(generators)('$slug leaves out only what it does not print', async (generator) => {
  const dataOf = (json: unknown) => JSON.stringify(printed(generator, json).data);
  await holds(
    inputOf(generator.slug),
    (input) => {
      const kept = generator.printedInput(generator.readInput(input));
      const data = dataOf(kept);
      expect(data).toBe(dataOf(input));
      // The input keeps a ticked option, even if another option or a point brings the same.
      const extras = kept.extras.filter((id) => !isBrought(id, kept, generator));
      // The input keeps a ticked number, even if a measure names the number.
      const ticked = kept.ticked?.filter((id) => !isNamed(id, kept, generator));
      // The look is kept for the template. The data has no look.
      const camp = { ...kept.camp, look: '' };
      const needing = { ...kept, camp, extras, ...(ticked && { ticked }) };
      const needed = JSON.parse(compactInput(generator, needing));
      for (const less of oneLess(needed)) {
        expect(dataOf(less), JSON.stringify(less)).not.toBe(data);
      }
    },
    { numRuns: Math.ceil(runs / 5) },
  );
});

/** True for the id of a number that is printed with and without a tick. */
function isNamed(id: string, { ticked = [] }: ReadInput, generator: Generator): boolean {
  const isNumber = (one: string) => one.startsWith('number-');
  const count = (ids: readonly string[]) => {
    const data = printed(generator, { ticked: ids }).data;
    return (data as { importantNumbers: readonly object[] }).importantNumbers.length;
  };
  const others = ticked.filter((one) => !isNumber(one));
  return isNumber(id) && count([id]) === 1 && count(others) === count([...others, id]);
}

function isBrought(id: string, { extras, ticked }: ReadInput, { options, optionTexts }: Generator) {
  if (id === 'signatures' && ticked?.includes(signaturesPoint)) return true;
  const others = extras.filter((one) => one !== id).map((one) => options.get(one) ?? '');
  return optionTexts(id).some((text) => others.includes(text));
}

/**
 * Returns the JSON without one of its things, for each thing. The places of own points and the keys of rows stay, because
 * `readInput` replaces missing ones.
 */
function oneLess(json: unknown): unknown[] {
  if (Array.isArray(json)) {
    return json.flatMap((item, at) => [
      json.toSpliced(at, 1),
      ...oneLess(item).map((less) => json.with(at, less)),
    ]);
  }
  if (typeof json !== 'object' || json === null) return [];
  const entries = Object.entries(json).filter(([name]) => name !== 'place' && name !== 'key');
  return entries.flatMap(([name, value]) => {
    const { [name]: _gone, ...others } = json as Record<string, unknown>;
    return [others, ...oneLess(value).map((less) => ({ ...json, [name]: less }))];
  });
}
