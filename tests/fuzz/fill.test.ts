import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import PizZip from 'pizzip';
import { describe, expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { openInput } from '../../src/generators/openInput';
import { readSavedInput } from '../../src/generators/savedInput';
import { saveInput } from '../../src/generators/saveInput';
import { readSelection, selectionFragment } from '../../src/generators/selectionLink';
import { documentMaker, documentOf, generatorOf } from '../support/documentOf';
import { sampleInput, templateBytes } from '../support/files';
import { printOptions } from '../support/printOptions';
import { paragraphsIn, paragraphsOf } from '../support/readDocx';
import { findingsIn } from '../support/validate';
import { expectedFooter, expectedParagraphs } from './expected';
import { inputOf } from './inputs';

const runs = Number(process.env.FUZZ_RUNS ?? 1000);
const replay = process.env.FUZZ_SEED
  ? { seed: Number(process.env.FUZZ_SEED), path: process.env.FUZZ_PATH ?? '' }
  : {};
const footer = 'word/footer1.xml';
const patience = { timeout: 60_000 + runs * 300 };

describe.each(generatorEntries.map(({ slug }) => slug))('%s', (slug) => {
  async function prepared() {
    return { template: await templateBytes(slug), fill: await documentMaker(slug) };
  }

  test('says what was put in, whatever it is, and nothing else changes', patience, async () => {
    const { template, fill } = await prepared();
    const parts = otherParts(template);
    const property = fc.property(inputOf(slug), (input) => {
      const document = fill(input);
      expectWellFormed(document);
      const expected = expectedParagraphs(slug, input);
      expect(paragraphsOf(document)).toEqual(expected);
      expect(paragraphsIn(document, footer)).toEqual(expectedFooter(slug, expected));
      expect(otherParts(document)).toEqual(parts);
    });
    fc.assert(property, {
      numRuns: runs,
      ...replay,
      reporter: ({ failed, seed, counterexamplePath, counterexample, errorInstance }) => {
        if (!failed) return;
        throw new Error(
          `Repeat it with: FUZZ_SEED=${seed} FUZZ_PATH=${counterexamplePath} npm run fuzz -- -t ${slug}\n` +
            `${JSON.stringify(counterexample)}\n${errorInstance}`,
        );
      },
    });
  });

  test('keeps what was put in, in a saved file and in a link', patience, async () => {
    const unit = await generatorOf(slug);
    const property = fc.property(inputOf(slug), (input) => {
      const printed = unit.print(input, printOptions);
      const saved = readSavedInput(saveInput(slug, unit, input).text);
      if (saved.kind === 'refused') expect.fail(saved.sentence);
      const fragment = selectionFragment(unit, input) ?? '';
      for (const opened of [openInput(unit, saved.input), readSelection(unit, fragment)]) {
        if (opened?.kind === 'refused') expect.fail(opened.sentence);
        if (opened) expect(unit.print(opened.input, printOptions)).toEqual(printed);
      }
    });
    fc.assert(property, { numRuns: runs, ...replay });
  });

  test('makes documents in which the Open XML SDK finds nothing', patience, async () => {
    const { fill } = await prepared();
    const inputs = fc.sample(inputOf(slug), { numRuns: 12, seed: 2027 });
    // Two at a time: each check is a process of its own.
    for (let index = 0; index < inputs.length; index += 2) {
      const pair = inputs.slice(index, index + 2).map((input) => findingsIn(fill(input)));
      expect(await Promise.all(pair)).toEqual(pair.map(() => []));
    }
  });
});

describe('very large inputs of the safety concept', patience, () => {
  const slug = 'allgemeines-sicherheitskonzept';

  async function paragraphsWith(changes: object) {
    const input = { ...((await sampleInput(slug, 'leer')) as object), ...changes };
    const document = await documentOf(slug, input);
    expectWellFormed(document);
    return { actual: paragraphsOf(document), expected: expectedParagraphs(slug, input) };
  }

  test('100,000 characters in one field stand in the document', async () => {
    const campAddress = 'Wald 🏕 {x} <b> & \ud800\n'.repeat(5000);
    const { actual, expected } = await paragraphsWith({ campAddress });
    expect(actual).toEqual(expected);
    expect(campAddress.length).toBeGreaterThanOrEqual(100_000);
  });

  test('1,000 rows stand in the document', async () => {
    const leaderteam = Array.from({ length: 1000 }, (_, index) => ({
      key: `leaderteam-${index}`,
      firstName: `{firstName} ${index}`,
      lastName: '<w:t>',
      scoutName: index % 2 ? 'Zora' : '',
      phoneNumber: '079',
    }));
    const { actual, expected } = await paragraphsWith({ leaderteam });
    expect(actual).toEqual(expected);
    expect(actual.length).toBeGreaterThan(1000);
  });
});

/** The parts in which nothing is filled. */
function otherParts(docx: Uint8Array): Record<string, string> {
  const { files } = new PizZip(docx);
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, file]) =>
      file.dir || path === 'word/document.xml' || path === footer ? [] : [[path, file.asText()]],
    ),
  );
}

function expectWellFormed(docx: Uint8Array): void {
  for (const [path, file] of Object.entries(new PizZip(docx).files)) {
    const onError = (level: string, message: string) => {
      // A replacement character that somebody typed is one like any other.
      if (level !== 'warning') expect.fail(`${path}: ${message}`);
    };
    if (/\.(xml|rels)$/.test(path))
      new DOMParser({ onError }).parseFromString(file.asText(), 'text/xml');
  }
}
