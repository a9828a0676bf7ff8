import { afterAll, expect } from 'vitest';
import { findingsInAll } from './validate';

/**
 * Validates all documents of a test file at once, after its last test. Call this function once per test file. Call the
 * returned function with each document that must be valid.
 */
export function validInTheEnd(): (docx: Uint8Array) => void {
  const made: Record<string, Uint8Array> = {};
  afterAll(async () => {
    expect(await findingsInAll(made)).toEqual({});
  });
  return (docx) => {
    made[`${expect.getState().currentTestName} (${Object.keys(made).length + 1})`] = docx;
  };
}
