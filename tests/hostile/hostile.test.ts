import { expect, test } from 'vitest';
import { TookTooLong } from '../../src/app/engine/failures';
import { TemplateError } from '../../src/document/diagnostic';
import { InputError } from '../../src/generators/readInput';
import { findingsIn, findingsInAll } from '../support/validate';
import { doors, type Outcome, sortText } from './doors';
import { hostileFiles, hostileTexts } from './files';
import { foreignFiles } from './foreignFiles';

/** The files and functions that took too long. A larger file of the same kind would take too long, too. */
const tooMuch = new Set<string>();

/** Expects an outcome for which the page has words, unless the engine ends the request because it takes too long. */
async function expectToEnd(outcome: Promise<Outcome>) {
  const { sentences = [], ...others } = await outcome.catch((error: unknown): Outcome => {
    if (error instanceof TookTooLong) return { tookTooLong: true };
    if (error instanceof InputError) return { sentences: [error.message] };
    if (!(error instanceof TemplateError)) throw error;
    return { sentences: error.errors.map(({ message }) => message) };
  });
  for (const sentence of sentences) {
    expect(sentence).toMatch(/[.!?»]$/);
    expect(sentence).not.toMatch(/\b(Error|undefined|Cannot|invalid|unexpected|stack)\b/);
  }
  return others;
}

for (const { kind, name, bytes } of hostileFiles) {
  test(`${kind}: ${name}`, async () => {
    const file = bytes();
    for (const [door, enter] of Object.entries(doors)) {
      if (tooMuch.has(`${name} ${door}`)) continue;
      const { documents = [], tookTooLong } = await expectToEnd(enter(file));
      if (tookTooLong) tooMuch.add(`${name} ${door}`);
      // The files with active content are valid. A valid file must give valid documents.
      if (kind === 'active') expect(await findingsInAll(documents), door).toEqual({});
    }
  });
}

test.each(Object.entries(hostileTexts))('a text: %s', async (_, text) => {
  await expectToEnd(sortText(text));
});

for (const { name, bytes } of await foreignFiles()) {
  test(name, async () => {
    const isValid = (await findingsIn(bytes).catch(() => [''])).length === 0;
    for (const [door, enter] of Object.entries(doors)) {
      const { documents = [], tookTooLong } = await expectToEnd(enter(bytes));
      expect(tookTooLong, door).toBeUndefined();
      if (isValid) expect(await findingsInAll(documents), door).toEqual({});
    }
  });
}
