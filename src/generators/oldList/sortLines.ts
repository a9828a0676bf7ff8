import type { Group } from '../readGroups';
import { isFarewell, isFraming, isListTitle, isProse, isTableHead } from './framing';
import { headings } from './headings';
import { sureness } from './isSure';
import type { ListWords } from './listWords';
import { matchGroups } from './matchGroups';
import { matchPoints } from './matchPoints';
import { type ReadLine, readLines } from './readLines';
import { out, type Standing, standings } from './standings';

/**
 * A line, or one of the things that it names; `row` is where it stood, counted from 0. Of what is not sure, the
 * person is asked.
 */
export type SortedLine = { row: number; text: string; standing: Standing; isSure: boolean };

type Line = Omit<SortedLine, 'isSure'>;

/** What is longer, in characters, is text to read. */
const longestPoint = 400;

/** The score of a line that is a point, nearly word for word: «Fragen der Eltern beantworten» is no greeting. */
const wordForWord = 0.95;

const headed = /^([^:(]{2,40}):\s+(.+)$/;

/**
 * Every line of an old list as a ticked point, an own point or one that is left out: none is lost, and nothing
 * is in two places.
 *
 * @returns the lines in their order, and how many more there were than can be read
 */
export function sortLines(
  text: string,
  groups: readonly Group[],
  words: ListWords,
): { sorted: SortedLine[]; left: number } {
  const { lines, left } = readLines(text);
  const nearest = matchPoints(groups, words);
  const places = matchGroups(groups, words);
  const isHeading = headings(lines, places, words);
  const isPoint = sureness(groups, words);
  const { pointOf, begin, itemsIn, within } = standings(nearest, places, words);
  let isOver = false;

  /** What a line says around the list, without being of it. */
  function isAround({ text, mark }: ReadLine, line: number): boolean {
    if (mark === undefined && line < 3 && isListTitle(text)) return true;
    if (words.isThings && mark === undefined && isProse(text)) return true;
    return isOver || text.length > longestPoint;
  }

  /** Whether a heading is a point all the same: «Necessaire» may be both. */
  function isPointInstead({ text, mark }: ReadLine): boolean {
    if (mark === 'title' || /:$/.test(text)) return false;
    const point = pointOf(text);
    return (
      point !== undefined && ((places.named(text)?.share ?? 0) < 0.9 || point.score > wordForWord)
    );
  }

  /** `Schlafen: Schlafsack, Mätteli` as a heading and what stands under it. */
  function underOwnHeading({ row, text }: ReadLine): Line[] | undefined {
    const [, head, inner] = headed.exec(text) ?? [];
    if (!words.isThings || !head || !inner) return undefined;
    const point = pointOf(head);
    if (point && !places.named(head)) {
      return [{ row, text, standing: { kind: 'ticked', id: point.id } }];
    }
    if (isProse(inner)) return undefined;
    const items = within(head, () => itemsIn(inner));
    return [{ text: `${head}:`, standing: out }, ...items].map((item) => ({ row, ...item }));
  }

  function sort(read: ReadLine, line: number): Line[] {
    const { row, text } = read;
    const leftOut = [{ row, text, standing: out }];
    // Who greets in the middle of a list says no farewell.
    isOver ||= line + 1 > lines.length / 2 && isFarewell(text);
    const isSaid = (pointOf(text)?.score ?? 0) > wordForWord;
    if (isTableHead(text) || (isFraming(text) && !isSaid)) return leftOut;
    if (isHeading(line) && !isPointInstead(read)) {
      begin(text.replace(/:$/, ''));
      return leftOut;
    }
    const parted = underOwnHeading(read);
    if (parted) return parted;
    if (!pointOf(text) && isAround(read, line)) return leftOut;
    return itemsIn(text).map((item) => ({ row, ...item }));
  }

  /** What is left out says nothing, or names a place that the document has. */
  function isSure({ text, standing }: Line): boolean {
    if (standing.kind === 'ticked') return isPoint(text, standing.id);
    if (standing.kind === 'own' || !/\p{L}/u.test(text) || isTableHead(text)) return true;
    const heading = text.replace(/:$/, '');
    return (places.named(heading)?.share ?? 0) > 0.9 || places.isRest(heading);
  }

  const sorted = lines.flatMap(sort).map((line) => ({ ...line, isSure: isSure(line) }));
  return { sorted, left };
}
