import type { WordPackage } from './wordPackage';

/** The part that holds the text itself. */
export const body = 'word/document.xml';

// The parts that docxtemplater fills (its `file-type-config.js`).
const filled =
  /^(word\/(document|header\d*|footer\d*|footnotes|endnotes|comments)|docProps\/(core|app|custom))\.xml$/;

/** The names of the parts of a package that filling changes, the body first. */
export function filledParts(opened: WordPackage): string[] {
  return opened
    .paths()
    .filter((path) => filled.test(path))
    .sort((a, b) => Number(b === body) - Number(a === body) || a.localeCompare(b, 'en'));
}
