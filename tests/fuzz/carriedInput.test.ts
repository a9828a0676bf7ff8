import { describe, expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { openTemplate } from '../../src/document/openTemplate';
import { readDocument } from '../../src/document/readDocument';
import type { Generator } from '../../src/generators/contract';
import { inputToCarry } from '../../src/generators/inputToCarry';
import { openInput } from '../../src/generators/openInput';
import { carryingMaker, generatorOf, printed } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { paragraphsIn, paragraphsOf } from '../support/readDocx';
import { holds, patience, runs } from './holds';
import { inputOf } from './inputs';

describe.each(generatorEntries.map(({ slug }) => slug))('%s', (slug) => {
  test('opens again from its document and prints the same', patience, async () => {
    const generator = await generatorOf(slug);
    const carrying = await carryingMaker(slug);
    await holds(
      inputOf(slug),
      async (input) => {
        const document = carrying(input);
        const { carried } = await readDocument(document);
        expect(carried).toMatchObject({ generator: slug, isChanged: false });
        const json: unknown = JSON.parse(carried?.json ?? '');
        expectToOpen(generator, json, input);

        const paper = textOf(document);
        const typed = wordsIn(json).filter((word) => !isGiven(word, generator));
        expect(typed.filter((word) => !paper.includes(word))).toEqual([]);
      },
      { numRuns: Math.ceil(runs / 10) },
    );
  });

  test('carries all that is printed of an input, and goes on so', patience, async () => {
    const generator = await generatorOf(slug);
    const { tags } = openTemplate(await templateBytes(slug), generator.fields);
    const carriedOf = (json: unknown) =>
      inputToCarry(slug, generator, generator.readInput(json), tags, printContext).json;
    await holds(inputOf(slug), (input) => {
      const carried = carriedOf(input);
      expectToOpen(generator, JSON.parse(carried), input);
      expect(carriedOf(JSON.parse(carried))).toBe(carried);
    });
  });
});

/** That what was carried is opened without a word, and is the input as far as it is printed. */
function expectToOpen(generator: Generator, carried: unknown, input: unknown): void {
  const opened = openInput(generator, carried);
  if (opened.kind === 'refused') expect.fail(opened.sentence);
  expect(opened.leftOut).toEqual([]);
  expect(printed(generator, opened.input)).toEqual(printed(generator, input));
}

function textOf(document: Uint8Array): string {
  const lines = [...paragraphsOf(document), ...paragraphsIn(document, 'word/footer1.xml')];
  return lines.map(({ text }) => text).join('\n');
}

/** Every word of every text. */
function wordsIn(json: unknown): string[] {
  if (typeof json === 'string') return json.split(/\s+/).filter(Boolean);
  return Object.values(Object(json)).flatMap(wordsIn);
}

/** Whether nobody typed it: ids, places, the keys of rows, days and numbers, which are printed otherwise. */
function isGiven(word: string, { ids, extras, places }: Generator): boolean {
  const given = [...ids, ...extras.keys(), ...places.flatMap(({ id }) => id.split(/\s+/))];
  return given.includes(word) || /^\w+-\d+$/.test(word) || /^\d[\d'’.,-]*$/.test(word);
}
