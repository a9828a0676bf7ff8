import type { Group } from '../points';
import { numbersIn, stemsIn } from './language';
import { placeOfRest, wordsOf } from './listWords';

/** `id` is that of a point, or empty for something else that belongs into a group. */
type Wording = { id: string; text: string; place: string; stems: ReadonlySet<string> };

/**
 * Compares texts with the points and groups of a document by their words. Two texts are as like as the share of
 * their words that both say, from 0 to 1.
 *
 * @param slug of the document
 */
export function matchPoints(groups: readonly Group[], slug: string) {
  const others = wordsOf(slug);
  const rest = placeOfRest[slug];
  const isThings = rest !== undefined;
  const wordings: Wording[] = [];
  const titles: Wording[] = [];
  const belongings: Wording[] = [];

  /** What stands in brackets says how a thing is, not what it is. */
  function stemsOf(text: string) {
    if (!isThings) return withoutDenial(text);
    return new Set(stemsIn(text.replace(/\([^)]*\)?/g, ' ')));
  }

  for (const { id: place, title, items } of groups) {
    const wording = (text: string) => ({ id: '', text, place, stems: withoutDenial(text) });
    const other = others.find(({ id }) => id === place);
    for (const { id, text } of items) {
      const called = other?.items.find((item) => item.id === id)?.text.split(' | ') ?? [];
      for (const one of [text, ...called]) {
        wordings.push({ id, text: one, place, stems: stemsOf(one) });
      }
    }
    titles.push(...[title, ...(other?.description.split(' | ') ?? [])].map(wording));
    const belonging = other?.suggestions.flatMap((row) => row.split(' | ')) ?? [];
    belongings.push(...belonging.map(wording));
  }
  // Of two that are as like the first is taken: a point before what belongs into its group.
  if (isThings) wordings.push(...belongings);

  return {
    isThings,
    /** The point that a text is most like. */
    pointOf(text: string) {
      const match = nearest(stemsOf(text), wordings);
      return match?.id && match.likeness >= 0.5 ? match : undefined;
    },
    /** The group that a heading names. */
    titled(heading: string) {
      const match = nearest(withoutDenial(heading), titles);
      return match && match.likeness > 0.5 ? match.place : undefined;
    },
    /** The group where something belongs by one of its words; rules stand beside those that they are like. */
    placeOf(text: string) {
      const said = withoutDenial(text);
      const kindred = belongings.find(({ stems }) => sharedBy(said, stems) > 0);
      const place = kindred?.place ?? rest ?? nearest(said, wordings)?.place;
      return place ?? groups[0]?.id ?? '';
    },
    /** Whether a line says nothing but the point of an id: no other word, no other number, not its opposite. */
    isSure(line: string, id: string) {
      const texts = wordings.filter((one) => one.id === id).map((one) => one.text);
      const known = texts.map(stemsIn);
      const said = stemsIn(line);
      const numbers = numbersIn(texts[0] ?? '');
      // So many of a thing are the same thing, where the point does not say how many.
      const mayCount = isThings && numbers.length === 0;
      return (
        said.every((stem) => known.flat().includes(stem)) &&
        known.some((stems) => stems.includes('nicht') === said.includes('nicht')) &&
        (mayCount || numbersIn(line).every((number) => numbers.includes(number)))
      );
    },
  };
}

function withoutDenial(text: string) {
  return new Set(stemsIn(text).filter((stem) => stem !== 'nicht'));
}

function sharedBy(some: ReadonlySet<string>, others: ReadonlySet<string>) {
  return Array.from(some).filter((one) => others.has(one)).length;
}

function nearest(said: ReadonlySet<string>, wordings: readonly Wording[]) {
  let best: (Wording & { likeness: number }) | undefined;
  for (const wording of wordings) {
    const { stems } = wording;
    const likeness = (2 * sharedBy(said, stems)) / (said.size + stems.size);
    if (likeness > (best?.likeness ?? 0)) best = { ...wording, likeness };
  }
  return best;
}
