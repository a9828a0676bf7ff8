import { checkHint } from '../calendarDay';
import type { ReadInput } from '../contract';
import type { Group } from '../points';
import { createMatcher, wordsOf } from './words';

/**
 * Returns a hint for each own point that says the same as a ticked point, e.g. «Stirnlampe mit Batterien» beside
 * «Stirnlampe und Batterien». The hint leads to the ticked point.
 */
export function twinHints({ ticked = [], own }: ReadInput, groups: readonly Group[]) {
  const points = groups.flatMap(({ items }) => items).filter(({ id }) => ticked.includes(id));
  return own.flatMap(({ text }) => {
    const words = wordsOf(text.replace(' mit ', ' und '));
    const twin = points.find((point) => createMatcher(point.text, true)(words));
    return twin ? checkHint(true, `«${text}» steht schon da: ${twin.text}`, twin.id) : [];
  });
}
