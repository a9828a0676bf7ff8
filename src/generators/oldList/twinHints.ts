import { checkHint } from '../calendarDay';
import type { ReadInput } from '../contract';
import type { Group } from '../points';
import { createMatcher, wordsOf } from './words';

/**
 * Returns a hint for each own point that says the same as a ticked point or suggestion, e.g. «Stirnlampe mit Batterien»
 * beside «Stirnlampe und Batterien». The hint leads to the checkbox.
 */
export function twinHints({ ticked = [], own }: ReadInput, groups: readonly Group[]) {
  const texts = [...new Set(own.map(({ text }) => text))];
  const points = groups
    .flatMap(({ items, suggestions }) => [
      ...items.filter(({ id }) => ticked.includes(id)),
      ...suggestions.flatMap((text) => (texts.includes(text) ? { id: text, text } : [])),
    ])
    .map((point) => ({ ...point, matches: createMatcher(point.text, true) }));
  return texts.flatMap((text) => {
    const words = wordsOf(text);
    const twin = points.find(({ id, matches }) => id !== text && matches(words));
    return twin ? checkHint(true, `«${text}» steht schon da: ${twin.text}`, twin.id) : [];
  });
}
