import type { Generator, ReadInput } from './contract';

/** Counts up when an older version could no longer read what a newer one saves. */
export const version = 2;

/** How the names of such files end. */
export const ending = '.lagerkiste.json';

/**
 * An input as a file of the person: readable, its keys in the order of the generator's schema, called
 * like its document.
 */
export function saveInput(
  slug: string,
  generator: Generator,
  input: ReadInput,
): { fileName: string; text: string } {
  const saved = { generator: slug, version, input };
  return {
    fileName: generator.fileName(input).replace(/\.docx$/, ending),
    text: `${JSON.stringify(saved, null, 2)}\n`,
  };
}
