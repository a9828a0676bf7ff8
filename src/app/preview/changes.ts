export type Changes = {
  /** Where paragraphs stand that were not there before. */
  fresh: readonly number[];
  /** The first place where something else stands than before; something may only have left it. */
  first: number | undefined;
};

/** Classes that follow from where the pages end. */
const ofLayout = / (page-top|goes-on|continued)\b/g;

/** What paragraphs say, and in which style. */
export function wordsOf(paragraphs: readonly Pick<Element, 'className' | 'textContent'>[]) {
  return paragraphs.map(
    ({ className, textContent }) => `${className.replace(ofLayout, '')} ${textContent}`,
  );
}

/** What has changed from the words of some paragraphs to those of others. */
export function changesBetween(before: readonly string[], now: readonly string[]): Changes {
  const left = new Map<string, number>();
  for (const words of before) left.set(words, (left.get(words) ?? 0) + 1);
  const fresh = now.flatMap((words, place) => {
    const count = left.get(words) ?? 0;
    left.set(words, count - 1);
    return count > 0 ? [] : [place];
  });
  const differing = now.findIndex((words, place) => words !== before[place]);
  if (differing >= 0) return { fresh, first: differing };
  return { fresh, first: before.length > now.length ? now.length - 1 : undefined };
}
