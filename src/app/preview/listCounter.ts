/** The list and level of a paragraph or a style (`w:numPr`). */
export type ListPlace = { id?: string; level?: number };

/** A level of a list that docx-preview has parsed. */
export type ListLevel = {
  id: string;
  level: number;
  start: number;
  format?: string;
  levelText?: string;
};

/**
 * Counts the paragraphs of lists like Word. A paragraph restarts the numbers of all deeper levels. docx-preview 0.4
 * restarts only the next level. In Word, a skipped level counts as one paragraph. After `1`, `1.1`, `1.1.1` and `2`, a
 * paragraph of the third level is therefore `2.1.1`.
 *
 * @param levels the levels of all lists. This function removes the placeholders of bullet levels from `levelText`.
 * @returns a function that counts a paragraph and returns a value of `counter-set` in CSS, e.g. `docx-num-3-0 1`
 */
export function createListCounter(levels: readonly ListLevel[]) {
  const counts = new Map<string, number[]>();
  const find = (list: string, at: number) =>
    levels.find(({ id, level }) => id === list && level === at);
  for (const level of levels) {
    // docx-preview shows a counter for every placeholder in `levelText`, e.g. for `%1`, the placeholder of level 0.
    // Word shows nothing for the placeholder of a bullet level.
    level.levelText = (level.levelText ?? '').replace(/%(\d)/g, (place, number) =>
      find(level.id, number - 1)?.format === 'bullet' ? '' : place,
    );
  }

  return ({ id = '', level = 0 }: ListPlace) => {
    const listLevel = find(id, level);
    if (!listLevel) return;
    const before = counts.get(id) ?? [];
    const numbers = Array.from(
      { length: level },
      (_, at) => before[at] ?? find(id, at)?.start ?? 1,
    );
    const number = before[level] ?? listLevel.start - 1;
    counts.set(id, [...numbers, number + 1]);
    // `number` is one less than the number of the paragraph, because docx-preview adds 1 when it shows the number.
    return [...numbers, number].map((count, at) => `docx-num-${id}-${at} ${count}`).join(' ');
  };
}
