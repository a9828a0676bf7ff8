import type { WordElement } from './wordDocument';

/** In a private area of Unicode: stands before the name of a field, where its number will stand. */
export const fieldMark = '\uE010';

/** Puts a mark in the place of what the fields of page numbers showed when the file was saved. */
export function markFields(paragraph: WordElement): void {
  // Of the field that a run is in; empty once it is written.
  let mark: string | undefined;
  for (const run of paragraph.children ?? []) {
    mark = markOf(run) ?? mark;
    if (mark === undefined) continue;
    const isEnd = run.children?.some(({ charType }) => charType === 'end');
    if (!run.fieldRun || (isEnd && mark)) {
      run.fieldRun = false;
      run.children = mark ? [{ type: 'text', text: mark }] : [];
      mark = '';
    }
    if (isEnd) mark = undefined;
  }
}

function markOf(run: WordElement): string | undefined {
  const words = run.children?.find(({ type }) => type === 'instruction')?.text ?? '';
  const name = /^\s*(PAGE|NUMPAGES|SECTIONPAGES)\b/.exec(words)?.[1];
  return name && `${fieldMark}${name}`;
}
