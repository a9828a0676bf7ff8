import { beforeAll, describe, expect, test } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import { templateBytes } from '../support/files';
import { hostile } from '../support/hostile';

const fields = { items: { text: 'value' }, title: 'value' } as const;
let template: Uint8Array;
beforeAll(async () => {
  template = await templateBytes('packliste');
});

// Four times the size: four times the time, where sixteen times would be the square.
describe('a check takes time in proportion to', () => {
  test.each([
    ['known tags in one paragraph', 1200],
    ['unknown tags in one paragraph', 1200],
    ['unknown tags in loops', 400],
    ['unknown tags in much text', 1200],
    ['loops one after the other', 600],
    ['a long name', 250_000],
    ['a long name in a loop', 250_000],
    ['paragraphs of a loop', 2000],
    ['runs of a paragraph', 2000],
    ['comments in one run', 1000],
    ['comments at many places', 1000],
    ['styles that follow each other', 2000],
    ['entries of relationships', 400],
    ['entries of XML', 400],
    ['relationships in a comment', 25_000],
    ['content types of macros', 25_000],
    ['nested insertions', 10_000],
  ])('%s', { retry: 2 }, async (name, size) => {
    const small = await timeOf(hostile[name]?.(template, size));
    const large = await timeOf(hostile[name]?.(template, size * 4));
    expect(large / small).toBeLessThan(9);
  });
});

/** Processor time of a check, in milliseconds: what else runs on the machine does not count. */
async function timeOf(bytes: Uint8Array = new Uint8Array()): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const start = process.cpuUsage();
    await checkTemplate(bytes, fields);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.max(5, Math.min(...times));
}
