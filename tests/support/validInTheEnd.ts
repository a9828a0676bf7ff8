import { afterAll, expect } from 'vitest';
import { findingsInAll } from './validate';

/** Call it once in a file of tests, and what it answers with each document that must be valid. */
export function validInTheEnd(): (docx: Uint8Array) => void {
  const made: Record<string, Uint8Array> = {};
  afterAll(async () => {
    expect(await findingsInAll(made)).toEqual({});
  });
  return (docx) => {
    made[`${expect.getState().currentTestName} (${Object.keys(made).length + 1})`] = docx;
  };
}
