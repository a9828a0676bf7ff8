/** The list and level of a paragraph or a style (`w:numPr`). */
export type ListPlace = { id?: string; level?: number };

/** A level of a list, as docx-preview reads it. */
export type ListLevel = {
  id: string;
  level: number;
  start: number;
  format?: string;
  levelText?: string;
};

/**
 * Counts the paragraphs of lists as Word does: a skipped level counts as begun, and each level begins again below a
 * higher level. docx-preview 0.4 goes on counting at a skipped level.
 *
 * @returns a function that gives the counters of the next paragraph of a list, as `counter-set` in CSS
 */
export function listCounter(levels: readonly ListLevel[]) {
  const counts = new Map<string, number[]>();
  const find = (list: string, at: number) =>
    levels.find(({ id, level }) => id === list && level === at);
  for (const level of levels) {
    // docx-preview writes a counter for each number, and Word none for a level of bullets.
    const text = level.levelText ?? '';
    const isSign = (number: string) => find(level.id, Number(number) - 1)?.format === 'bullet';
    level.levelText = text.replace(/%(\d)/g, (place, number) => (isSign(number) ? '' : place));
  }

  return ({ id = '', level = 0 }: ListPlace) => {
    const own = find(id, level);
    if (!own) return;
    const before = counts.get(id) ?? [];
    const numbers = Array.from(
      { length: level },
      (_, at) => before[at] ?? find(id, at)?.start ?? 1,
    );
    const number = before[level] ?? own.start - 1;
    counts.set(id, [...numbers, number + 1]);
    // The rule that shows the number adds 1 before.
    return [...numbers, number].map((count, at) => `docx-num-${id}-${at} ${count}`).join(' ');
  };
}
