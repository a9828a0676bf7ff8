import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atOnce, inSlices, refuseTooLong, TooLong } from '../../src/app/preview/limits';

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

const half = { packed: new Uint8Array(), isDeflated: true, unpackedSize: 550_000 };

test.each([
  ['just long enough', 'word/document.xml word/header1.xml', false],
  ['too long', 'word/document.xml word/header1.xml word/_rels/document.xml.rels', true],
  ['full of pictures', 'word/document.xml word/media/image1.png word/media/image2.png', false],
])('a document that is %s', (_, names, isTooLong) => {
  const refuse = () => refuseTooLong(names.split(' ').map((name) => ({ name, ...half })));
  if (isTooLong) expect(refuse).toThrow(TooLong);
  else expect(refuse).not.toThrow();
});
