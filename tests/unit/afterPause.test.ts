import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPause } from '../../src/app/preview/openPreview';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that takes as long as it is told, and how often it began and ran at once. */
function slowWork(ms: number, isDone = true) {
  const seen = { begun: 0, running: 0, most: 0 };
  const work = async () => {
    seen.begun += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    seen.running -= 1;
    return isDone;
  };
  return { seen, work };
}

test('waits until changes have rested', async () => {
  const { seen, work } = slowWork(0);
  const { changed } = afterPause(work, () => 80);
  for (let key = 0; key < 5; key += 1) {
    changed();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(seen.begun).toBe(0);
  await vi.advanceTimersByTimeAsync(30);
  expect(seen.begun).toBe(1);
});

test('never runs twice at once, and once more for what changed meanwhile', async () => {
  const { seen, work } = slowWork(300);
  const { changed } = afterPause(work, () => 80);
  changed();
  await vi.advanceTimersByTimeAsync(100);
  changed();
  await vi.advanceTimersByTimeAsync(100);
  changed();
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toEqual({ begun: 2, running: 0, most: 1 });
});

test('rests as long as the work took', async () => {
  const { seen, work } = slowWork(300);
  const { changed } = afterPause(work, () => 80);
  changed();
  await vi.advanceTimersByTimeAsync(1000);
  changed();
  await vi.advanceTimersByTimeAsync(290);
  expect(seen.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(seen.begun).toBe(2);
});

test('does nothing more once it is stopped', async () => {
  const { seen, work } = slowWork(300);
  const { changed, stop } = afterPause(work, () => 80);
  changed();
  await vi.advanceTimersByTimeAsync(100);
  changed();
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen.begun).toBe(1);
});

test('gives what failed no longer rest, and tries again at once when it is asked to', async () => {
  const { seen, work } = slowWork(60_000, false);
  const { changed, now } = afterPause(work, () => 80);
  changed();
  await vi.advanceTimersByTimeAsync(61_000);
  changed();
  await vi.advanceTimersByTimeAsync(80);
  expect(seen.begun).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  now();
  expect(seen.begun).toBe(3);
});
