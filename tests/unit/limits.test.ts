import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  atOnce,
  inSlices,
  refuseTooLong,
  refuseTooMany,
  TooLong,
} from '../../src/app/preview/limits';
import { documentOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { withPart } from '../support/readDocx';

let now = 0;

describe('laying out', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** Steps that take 10 ms each; notes what was done. */
  function* stepsOf(count: number, done: string[]): Generator<void, string> {
    try {
      for (let at = 1; at <= count; at += 1) {
        now += 10;
        done.push(`step ${at}`);
        yield;
      }
      return 'made';
    } finally {
      done.push('tidied');
    }
  }

  test('the page answers between slices of work', async () => {
    const done: string[] = [];
    const made = inSlices(stepsOf(4, done));
    expect(done).toEqual(['step 1', 'step 2']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await made).toBe('made');
    expect(done).toEqual(['step 1', 'step 2', 'step 3', 'step 4', 'tidied']);
  });

  test('work of more than 5 seconds is given up, and tidied', async () => {
    const done: string[] = [];
    const outcome = inSlices(stepsOf(10_000, done)).catch((error) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(TooLong);
    expect(done.at(-1)).toBe('tidied');
    expect(done).toHaveLength(503);
  });

  test('nothing more is done once it is ended', async () => {
    const done: string[] = [];
    const ending = new AbortController();
    const outcome = inSlices(stepsOf(100, done), ending.signal).catch((error) => error);
    ending.abort();
    await vi.runAllTimersAsync();
    expect((await outcome).name).toBe('AbortError');
    expect(done).toEqual(['step 1', 'step 2', 'tidied']);
  });

  test('for who cannot wait it is done at once', () => {
    const done: string[] = [];
    expect(atOnce(stepsOf(100, done))).toBe('made');
    expect(done).toHaveLength(101);
  });
});

/** A packing list with so many bytes more in one part. */
async function longer(path: string, by: number) {
  const document = await documentOf('packliste', { ticked: [] });
  return withPart(document, path, (xml) => `${xml}<!--${'x'.repeat(by)}-->`);
}

test.each(['word/document.xml', 'word/header1.xml', 'word/_rels/document.xml.rels'])(
  'a document with 1.1 megabytes in %s is too long',
  async (path) => {
    const long = await longer(path, 1_100_000);
    expect(() => refuseTooLong(long)).toThrow(TooLong);
    const shorter = await longer(path, 1_000_000);
    expect(() => refuseTooLong(shorter)).not.toThrow();
  },
);

test('pictures do not count', async () => {
  const large = withPart(await templateBytes('packliste'), 'word/media/image1.png', () =>
    'x'.repeat(2_000_000),
  );
  expect(() => refuseTooLong(large)).not.toThrow();
});

test('a part with very many elements is too long, however short they are', () => {
  expect(() => refuseTooMany('<w:p/>'.repeat(59_000))).not.toThrow();
  expect(() => refuseTooMany('<w:p/>'.repeat(61_000))).toThrow(TooLong);
});
