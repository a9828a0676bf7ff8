import type { ListWords } from './listWords';
import type { matchGroups } from './matchGroups';
import type { matchPoints } from './matchPoints';
import { asOne, splitItems } from './splitItems';

/** Where a line comes to stand. */
export type Standing =
  | { kind: 'ticked'; id: string }
  | { kind: 'own'; place: string }
  | { kind: 'out' };

export const out: Standing = { kind: 'out' };

// Measured on the lists of tests/fixtures/oldLists: scores from which a line is a point, near one, or one
// though it could be read as two things.
const enough = 0.5;
const near = 0.3;
const surely = 0.75;

type Item = { text: string; standing: Standing };

/** Where things stand, by their words and by the heading that they come under. */
export function standings(
  nearest: ReturnType<typeof matchPoints>,
  places: ReturnType<typeof matchGroups>,
  { isThings }: ListWords,
) {
  /** The group that the heading names, or the point that it says of all that follows. */
  let under: { place?: string; id?: string } = {};
  /** Sentences that belong together follow each other. */
  let before: string | undefined;

  function pointOf(text: string): { id: string; place: string; score: number } | undefined {
    const match = nearest(text);
    const isPoint = match && match.score >= enough;
    return isPoint && match.id !== undefined ? { ...match, id: match.id } : undefined;
  }

  /** Holds for what follows, until the next heading. */
  function begin(heading: string) {
    const group = places.named(heading);
    const point = isThings ? pointOf(heading) : undefined;
    before = undefined;
    under = {};
    if (group && group.share >= 0.9) under = { place: group.place };
    else if (places.isRest(heading)) return;
    else if (point && point.score >= surely) under = { id: point.id };
    else if (group && group.share >= 0.5) under = { place: group.place };
  }

  function standingOf(text: string): Standing {
    if (under.id !== undefined) return { kind: 'ticked', id: under.id };
    const point = pointOf(text);
    if (point) {
      before = point.place;
      return { kind: 'ticked', id: point.id };
    }
    return { kind: 'own', place: under.place ?? places.of(text) ?? neighbour(text) };
  }

  function neighbour(text: string): string {
    const match = isThings ? undefined : nearest(text);
    const kindred = match && match.score >= near ? match.place : undefined;
    return kindred ?? (isThings ? undefined : before) ?? places.restPlace;
  }

  /** The things in a line, or the line where it is one. */
  function itemsIn(text: string): Item[] {
    const { texts, isList, isEither } = isThings ? splitItems(text) : asOne(text);
    const parts = texts.map((part) => ({ text: part, standing: standingOf(part) }));
    const whole = { text, standing: standingOf(text) };
    const standing = new Set(parts.map((part) => JSON.stringify(part.standing)));
    if (standing.size === 1 && (parts[0]?.standing.kind === 'ticked' || !isList)) {
      return [{ ...whole, standing: parts[0]?.standing ?? out }];
    }
    if (isList || !parts.some((part) => part.standing.kind === 'own')) return parts;
    const point = parts.find((part) => part.standing.kind === 'ticked');
    if (isEither) return [{ ...whole, standing: point?.standing ?? whole.standing }];
    return (pointOf(text)?.score ?? 0) >= surely ? [whole] : parts;
  }

  return {
    pointOf,
    begin,
    itemsIn,
    /** Does something under a heading that holds for nothing else. */
    within<Result>(heading: string, run: () => Result): Result {
      const outside = { under, before };
      begin(heading);
      const result = run();
      ({ under, before } = outside);
      return result;
    },
  };
}
