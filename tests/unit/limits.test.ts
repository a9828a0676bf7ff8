import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPauses, refuseTooLong, TooLong } from '../../src/app/preview/limits';
import { sortBasesFirst } from '../../src/app/preview/prepareDocument';

describe('laying out', () => {
  let now = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  async function work(count: number, done: number[], signal?: AbortSignal) {
    const rest = createPauses(signal);
    for (let at = 1; at <= count; at += 1) {
      now += 10;
      done.push(at);
      await rest();
    }
    return 'made';
  }

  test('the page answers between slices of work', async () => {
    const done: number[] = [];
    const made = work(4, done);
    await Promise.resolve();
    expect(done).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await made).toBe('made');
    expect(done).toEqual([1, 2, 3, 4]);
  });

  test('work of more than 5 seconds is given up', async () => {
    const done: number[] = [];
    const outcome = work(10_000, done).catch((error) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(TooLong);
    expect(done).toHaveLength(502);
  });

  test('nothing more is done once it is ended', async () => {
    const done: number[] = [];
    const ending = new AbortController();
    const outcome = work(100, done, ending.signal).catch((error) => error);
    await Promise.resolve();
    ending.abort();
    await vi.runAllTimersAsync();
    expect((await outcome).name).toBe('AbortError');
    expect(done).toEqual([1, 2]);
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

test.each([
  ['stand as they are where that is right', 'a b<a c<b', 'a b c'],
  ['stand behind what they are based on', 'c<b b<a d a', 'a b c d'],
  ['may be based on themselves, on one another or on none', 'a<a b<c c<b d<x', 'a c b d'],
])('styles %s', (_, styles, order) => {
  const all = styles.split(' ').map((one) => one.split('<'));
  const sorted = sortBasesFirst(all.map(([id = '', basedOn = '']) => ({ id, basedOn })));
  expect(sorted.map(({ id }) => id).join(' ')).toBe(order);
});

test('styles may rest on each other as often as they like', () => {
  const ids = Array.from({ length: 100_000 }, (_, at) => `${at}`);
  const styles = ids.map((id, at) => ({ id, basedOn: `${at + 1}` }));
  expect(sortBasesFirst(styles).slice(0, 2)).toMatchObject([{ id: '99999' }, { id: '99998' }]);
});
