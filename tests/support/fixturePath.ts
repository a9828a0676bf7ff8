import { fileURLToPath } from 'node:url';

/** Where a file of `tests/fixtures/` lies, for a browser that is to choose it. */
export function fixturePath(path: string): string {
  return fileURLToPath(new URL(`../fixtures/${path}.docx`, import.meta.url));
}
