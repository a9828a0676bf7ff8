import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { joinDocuments } from '../../src/document/joinDocuments';
import { readDocument } from '../../src/document/readDocument';
import { carryingMaker, slugs } from '../support/documentOf';
import { textsOf } from '../support/readDocx';
import { findingsIn } from '../support/validate';
import { holds, runs } from './holds';
import { inputOf } from './inputs';

const pages = fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined });
const documents = generatorEntries.map(({ slug, name: title }) =>
  fc.record({ slug: fc.constant(slug), title: fc.constant(title), input: inputOf(slug), pages }),
);
const shuffled = fc.shuffledSubarray(documents, { minLength: 1 });
const selections = shuffled.chain((some) => fc.tuple(...some));

test('any selection of the documents is one file that says what they say, and Word can read', async () => {
  const made = slugs.map(async (slug) => [slug, await carryingMaker(slug)] as const);
  const makers = new Map(await Promise.all(made));
  await holds(
    selections,
    async (selection) => {
      const parts = selection.map(({ slug, input, ...part }) => ({
        ...part,
        bytes: makers.get(slug)?.(input) ?? expect.fail(slug),
      }));
      const cover = { title: 'Sommerlager', lines: ['Pfadi Musterwald'] };
      const { bytes = expect.fail('nothing was joined'), alone } = joinDocuments(parts, cover);
      expect(alone).toEqual([]);
      expect(Buffer.compare(bytes, joinDocuments(parts, cover).bytes ?? bytes)).toBe(0);
      expect(textsOf(bytes)).toEqual([
        ...['Sommerlager', 'Pfadi Musterwald', 'Inhalt'],
        ...parts.map(({ title }, index) => `${title}\t${pageOf(parts, index)}`),
        // The end of the contents.
        '',
        ...parts.flatMap((part) => textsOf(part.bytes)),
      ]);
      const read = await readDocument(bytes);
      expect(read.inputs.map(({ generator, isChanged }) => [generator, isChanged])).toEqual(
        selection.map(({ slug }) => [slug, false]),
      );
      expect(await findingsIn(bytes)).toEqual([]);
    },
    { numRuns: Math.ceil(runs / 50) },
  );
});

/** Returns the page on which a document begins, after the cover, or an empty text if an earlier length is not known. */
function pageOf(parts: readonly { pages: number | undefined }[], index: number): number | string {
  const before = parts.slice(0, index).map(({ pages }) => pages);
  if (before.includes(undefined)) return '';
  return before.reduce<number>((sum, pages = 0) => sum + pages, 2);
}
