import { Session } from 'node:inspector/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { templateBytes } from '../support/files';
import { hostile } from '../support/hostile';

const fields = { items: { text: 'value' }, title: 'value' } as const;
const session = new Session();
let template: Uint8Array;
let checkTemplate: typeof import('../../src/document/checkTemplate').checkTemplate;

beforeAll(async () => {
  template = await templateBytes('packliste');
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // V8 counts only what it compiles from now on.
  ({ checkTemplate } = await import('../../src/document/checkTemplate'));
});

// Of four times the size a check in proportion runs four times as many blocks, one in the square sixteen.
describe('a check takes steps in proportion to', () => {
  test.each([
    ['known tags in one paragraph', 1000],
    ['unknown tags in one paragraph', 1000],
    ['unknown tags in loops', 400],
    ['unknown tags in much text', 600],
    ['loops one after the other', 400],
    ['paragraphs of a loop', 1000],
    ['runs of a paragraph', 1500],
    ['comments in one run', 60],
    ['comments at many places', 300],
    ['styles that follow each other', 1000],
    ['entries of relationships', 300],
    ['entries of XML', 300],
    ['nested insertions', 100],
  ])('%s', async (name, size) => {
    // What a program does once, and what the rest of the file takes.
    const least = await stepsOf(name, 1);
    const small = (await stepsOf(name, size)) - least;
    const large = (await stepsOf(name, size * 4)) - least;
    expect(large / small).toBeLessThan(5);
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

/** How often the blocks of the program run in a check, which no machine's speed changes. */
async function stepsOf(name: string, size: number): Promise<number> {
  const bytes = hostileFile(name, size);
  await session.post('Profiler.takePreciseCoverage');
  await checkTemplate(bytes, fields);
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
