import { afterAll, expect } from 'vitest';
import { findingsInAll } from './validate';

/** Returns a function for documents that must be valid. All are validated after the last test of the file. */
export function validInTheEnd(): (docx: Uint8Array) => void {
  const made: Record<string, Uint8Array> = {};
  afterAll(async () => {
    expect(await findingsInAll(made)).toEqual({});
  });
  return (docx) => {
    made[`${expect.getState().currentTestName} (${Object.keys(made).length + 1})`] = docx;
  };
}
