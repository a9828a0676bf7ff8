import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPause } from '../../src/browser/afterPause';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const failing = 60_000;

// Each row holds the duration of the work in ms, the events with their times, and the times at which the work begins.
test.each([
  ['waits until changes have rested', 0, 'begin 0, changed 50 100 150 200', [0, 280]],
  ['runs once at a time, and again for later changes', 300, 'begin 0, changed 100 200', [0, 600]],
  ['rests as long as the work took', 300, 'begin 0, changed 400', [0, 600]],
  ['runs soon after a rest', 300, 'begin 0, changed 1000', [0, 1080]],
  ['rests for four seconds at most', 9000, 'begin 0, changed 9100', [0, 13_000]],
  ['begins anew without a rest', 3000, 'begin 0, stop 3100, begin 3200', [0, 3200]],
  ['does nothing more once it is stopped', 300, 'begin 0, changed 100, stop 200', [0]],
  ['gives what failed no longer rest', failing, 'begin 0, changed 61000', [0, 61_080]],
  ['tries again at once when it is asked to', failing, 'begin 0, now 61000', [0, 61_000]],
])('%s', async (_, takes, events, begun) => {
  const seen: number[] = [];
  let running = 0;
  const pause = afterPause(
    async () => {
      seen.push(Date.now());
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, takes));
      running -= 1;
      return takes < failing;
    },
    () => 80,
  );
  const calls: Record<string, () => void> = { now: pause.now };
  calls.begin = () => {
    calls.stop = pause.follow((changed) => {
      calls.changed = changed;
      return () => {};
    });
  };
  for (const one of events.split(', ')) {
    const [name = '', ...times] = one.split(' ');
    for (const time of times) setTimeout(() => calls[name]?.(), Number(time));
  }
  await vi.advanceTimersByTimeAsync(200_000);
  expect(seen).toEqual(begun);
});
