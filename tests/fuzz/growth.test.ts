import { Session } from 'node:inspector/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { templateBytes } from '../support/files';
import { hostile } from '../support/hostile';
import { paragraph, text, withHeader } from '../support/models';

const fields = { items: { text: 'value' }, title: 'value' } as const;
const session = new Session();
let template: Uint8Array;
let checkTemplate: typeof import('../../src/document/checkTemplate').checkTemplate;
let takeLook: typeof import('../../src/document/takeLook').takeLook;

beforeAll(async () => {
  template = await templateBytes('packliste');
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // V8 counts only what it compiles from now on.
  ({ checkTemplate } = await import('../../src/document/checkTemplate'));
  ({ takeLook } = await import('../../src/document/takeLook'));
});

// Of four times the size a check in proportion runs four times as many blocks, one in the square sixteen.
describe('a check takes steps in proportion to', () => {
  test.each([
    ['known tags in one paragraph', 1000],
    ['unknown tags in one paragraph', 1000],
    ['unknown tags in loops', 400],
    ['unknown tags in much text', 600],
    ['loops one after the other', 400],
    ['loops that share their lines', 200],
    ['loops in one paragraph', 300],
    ['paragraphs of a loop', 1000],
    ['runs of a paragraph', 1500],
    ['comments in one run', 500],
    ['comments at many places', 300],
    ['comments in one paragraph', 500],
    ['page breaks on the lines of loops', 100],
    ['styles that follow each other', 1000],
    ['entries of relationships', 300],
    ['entries of XML', 300],
    ['nested insertions', 100],
  ])('%s', async (name, size) => {
    await expectInProportion(size, (many) => {
      const file = hostileFile(name, many);
      return () => checkTemplate(file, fields);
    });
  });
});

describe('taking a look takes steps in proportion to', () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const letter = text('a');

  test.each([
    ['links', `<w:hyperlink w:anchor="a">${letter}</w:hyperlink>`],
    ['bookmarks', '<w:bookmarkStart w:id="1" w:name="a"/>'],
    ['simple fields', `<w:fldSimple w:instr="AUTHOR">${letter}</w:fldSimple>`],
    ['content controls', `<w:sdt><w:sdtContent>${letter}</w:sdtContent></w:sdt>`],
    ['charts', '<c:chart xmlns:c="urn:c"/>'],
    ['fields that end before they begin', [mark('end'), mark('begin'), letter]],
  ])('%s', async (_name, one) => {
    await expectInProportion(300, (many) => {
      const runs = [one].flat().map((part) => part.repeat(many));
      const model = withHeader(paragraph(runs.join('')));
      return () => takeLook(template, model);
    });
  });
});

// What regular expressions do is not counted: to go through one of these once for each of its places
// takes far longer than a test may.
describe('a check comes to an end with', () => {
  test.each([
    ['a long name', 4_000_000],
    ['a long name in a loop', 4_000_000],
    ['relationships in a comment', 100_000],
    ['content types of macros', 400_000],
  ])('%s', async (name, size) => {
    expect(await checkTemplate(hostileFile(name, size), fields)).toHaveProperty('problems');
  });
});

/** @param prepare makes the file of a size, and gives the work that is to be counted */
async function expectInProportion(size: number, prepare: (size: number) => () => Promise<unknown>) {
  // What a program does once, and what the rest of the file takes.
  const least = await stepsOf(prepare(1));
  const small = (await stepsOf(prepare(size))) - least;
  const large = (await stepsOf(prepare(size * 4))) - least;
  expect(large / small).toBeLessThan(5);
}

/** How often the blocks of the program run in some work, which no machine's speed changes. */
async function stepsOf(work: () => Promise<unknown>): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const program = result.filter(({ url }) => /document|docxtemplater|xmldom|pizzip/.test(url));
  const ranges = program.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

function hostileFile(name: string, size: number): Uint8Array {
  const make = hostile[name];
  if (!make) throw new Error(`no hostile file «${name}»`);
  return make(template, size);
}
