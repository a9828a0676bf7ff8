import { describe, expect, test } from 'vitest';
import { createWork } from '../../src/app/draft/work';
import type { ReadInput } from '../../src/generators/defineGenerator';
import { generator } from '../../src/generators/todo-liste/generator';

const july = generator.readInput({ startDate: '2027-07-12' });
const august = generator.readInput({ startDate: '2027-08-02' });
const nothing = generator.readInput({});

function enter(work: ReturnType<typeof createWork>, input: ReadInput, isHalfTyped = false) {
  work.set({ input, isHalfTyped });
}

describe('what would be gone with the tab', () => {
  test('is nothing at the beginning, nor of an empty form', () => {
    const work = createWork(generator);
    expect(work.atRisk.current()).toBe(false);
    enter(work, july);
    enter(work, nothing);
    expect(work.atRisk.current()).toBe(false);
  });

  test('is what was entered, until it stands in a file, and what changed since', () => {
    const work = createWork(generator);
    enter(work, july);
    expect(work.atRisk.current()).toBe(true);
    work.keep(july);
    expect(work.atRisk.current()).toBe(false);
    enter(work, august);
    expect(work.atRisk.current()).toBe(true);
  });

  test('is a date that is half typed', () => {
    const work = createWork(generator);
    enter(work, nothing, true);
    expect(work.atRisk.current()).toBe(true);
  });

  test('is nothing of an input that came from a file, and again what it took the place of', () => {
    const work = createWork(generator);
    enter(work, july);
    const goBack = work.fill(august);
    expect(work.atRisk.current()).toBe(false);
    goBack();
    expect(work.atRisk.current()).toBe(true);
    expect(work.entries().input).toEqual(july);
  });
});

test('each input from elsewhere is shown under another key', () => {
  const work = createWork(generator);
  const keys = [work.given.current()];
  const goBack = work.fill(july);
  keys.push(work.given.current());
  goBack();
  keys.push(work.given.current());
  expect(new Set(keys).size).toBe(3);
});
