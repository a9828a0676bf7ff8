/** The list and level of a paragraph or a style (`w:numPr`). */
export type ListPlace = { id?: string; level?: number };

/** A level of a list, as docx-preview reads it. */
export type ListLevel = {
  id: string;
  level: number;
  start: number;
  format?: string;
  levelText?: string;
  pStyleName?: string;
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

  return ({ id = '', level = 0 }: ListPlace, style: string | undefined) => {
    const own =
      levels.find((one) => one.id === id && one.pStyleName === style && style)?.level ?? level;
    if (!find(id, own)) return;
    const startOf = (at: number) => find(id, at)?.start ?? 1;
    const numbers = Array.from({ length: own + 1 }, (_, at) => counts.get(id)?.[at] ?? startOf(at));
    if (counts.get(id)?.[own] !== undefined) numbers[own] = (numbers[own] ?? 0) + 1;
    counts.set(id, numbers);
    // The rule that shows the number adds 1 before.
    const shown = numbers.map((count, at) => (at === own ? count - 1 : count));
    return shown.map((count, at) => `docx-num-${id}-${at} ${count}`).join(' ');
  };
}
