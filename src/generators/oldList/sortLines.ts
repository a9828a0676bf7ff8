import { isFarewell, isFraming, isListTitle, isProse, isTableHead } from './framing';
import { headings } from './headings';
import type { ListWords } from './listWords';
import { matchGroups } from './matchGroups';
import { matchPoints, type PointGroup } from './matchPoints';
import { type ReadLine, readLines } from './readLines';
import { splitItems } from './splitItems';

/** Where a line comes to stand. */
export type Standing =
  | { kind: 'ticked'; id: string }
  | { kind: 'own'; place: string }
  | { kind: 'out' };

/** A line, or one of the things that it names; `row` is where it stood, counted from 0. */
export type SortedLine = { row: number; text: string; standing: Standing };

/** A score at which a line means one point, though it could be read as two things. */
const surely = 0.75;

/** What is longer, in characters, is text to read. */
const longestPoint = 400;

const out: Standing = { kind: 'out' };

/**
 * Every line of an old list as a ticked point, an own point or one that is left out: none is lost, and nothing
 * is in two places.
 */
export function sortLines(
  text: string,
  groups: readonly PointGroup[],
  words: ListWords,
): { sorted: SortedLine[]; left: number } {
  const { lines, left } = readLines(text);
  const nearest = matchPoints(groups, words);
  const places = matchGroups(groups, words);
  const isHeading = headings(lines, places, words);
  const enough = words.isThings ? 0.5 : 0.47;

  /** What holds for the lines under a heading. */
  let under: { place?: string | undefined; id?: string; near?: string } = {};

  let isOver = false;

  function begin(heading: string) {
    const match = nearest(heading);
    const group = places.named(heading);
    under = {};
    if (group && group.share >= 0.5) under.place = group.place;
    else if (places.isRest(heading)) under.place = undefined;
    else if (words.isThings && match?.id !== undefined && match.score >= enough)
      under.id = match.id;
  }

  function standingOf(text: string): Standing {
    if (under.id !== undefined) return { kind: 'ticked', id: under.id };
    const match = nearest(text);
    if (match?.id !== undefined && match.score >= enough) {
      under.near = match.place;
      return { kind: 'ticked', id: match.id };
    }
    const near = match && match.score >= 0.3 && !words.isThings ? match.place : undefined;
    const place =
      under.place ??
      places.of(text) ??
      near ??
      (words.isThings ? undefined : under.near) ??
      places.restPlace;
    return { kind: 'own', place };
  }

  function itemsOf(row: number, text: string): SortedLine[] {
    const { texts, isList } = words.isThings ? splitItems(text) : { texts: [text], isList: false };
    if (texts.length === 1) return [{ row, text, standing: standingOf(text) }];
    const parts = texts.map((part) => ({ row, text: part, standing: standingOf(part) }));
    const whole = nearest(text);
    const isHalf = parts.some(({ standing }) => standing.kind === 'own');
    if (!isList && isHalf && whole?.id !== undefined && whole.score >= surely) {
      return [{ row, text, standing: { kind: 'ticked', id: whole.id } }];
    }
    const kinds = new Set(parts.map(({ standing }) => JSON.stringify(standing)));
    const [first] = parts;
    const isOneThing = kinds.size === 1 && first && (first.standing.kind === 'ticked' || !isList);
    return isOneThing ? [{ row, text, standing: first.standing }] : parts;
  }

  function sort({ row, text, mark }: ReadLine, line: number): SortedLine[] {
    const leftOut = [{ row, text, standing: out }];
    if (isTableHead(text)) return leftOut;
    if (isFraming(text)) {
      isOver ||= isFarewell(text);
      return leftOut;
    }
    const match = nearest(text);
    const isPoint = match?.id !== undefined && match.score >= enough;
    if (isHeading(line)) {
      if (
        isPoint &&
        mark !== 'title' &&
        !/:$/.test(text) &&
        ((places.named(text)?.share ?? 0) < 0.9 || match.score > 0.95)
      ) {
        return itemsOf(row, text);
      }
      begin(text.replace(/:$/, ''));
      return leftOut;
    }
    if (isOver && !isPoint) return leftOut;
    if (line < 3 && mark === undefined && !isPoint && isListTitle(text)) return leftOut;
    if (text.length > longestPoint || (words.isThings && !isPoint && isProse(text))) return leftOut;
    const [, head, inner] = /^([^:(]{2,40}):\s+(.+)$/.exec(text) ?? [];
    if (words.isThings && head && inner) {
      const covering = nearest(head);
      if (covering?.id !== undefined && covering.score >= enough && !places.named(head)) {
        return [{ row, text, standing: { kind: 'ticked', id: covering.id } }];
      }
      const before = under;
      begin(head);
      const items = itemsOf(row, inner);
      under = before;
      return [{ row, text: `${head}:`, standing: out }, ...items];
    }
    return itemsOf(row, text);
  }

  return { sorted: lines.flatMap(sort), left };
}
