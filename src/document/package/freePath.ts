import type { WordPackage } from './wordPackage';

/** The first free name of its kind: `word/header1.xml`, `word/header2.xml` and so on. */
export function freePath(opened: WordPackage, first: string): string {
  const taken = new Set(opened.paths().map((path) => path.toLowerCase()));
  let number = 1;
  let path = first;
  while (taken.has(path.toLowerCase())) {
    number += 1;
    path = first.replace(/1(\.\w+)$/, `${number}$1`);
  }
  return path;
}
