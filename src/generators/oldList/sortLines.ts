import type { Group, OwnPoint } from '../points';
import { findHeadings, type Heading } from './findHeadings';
import { forbids } from './forbids';
import { type ReadLine, readLines } from './readLines';
import { sameAs, wordsOf } from './saysTheSame';

/** The lines of an old list: those that tick a point, the own points made of others, and those that head the document. */
export type SortedList = {
  ticked: { text: string; id: string }[];
  own: OwnPoint[];
  headings: string[];
  /** How many lines share a long word with the points of the document. */
  known: number;
};

/** Lists whose points name things, each with the id of the group for what belongs nowhere else. */
const gearPlaces: Record<string, string> = { packliste: 'Ausrüstung' };

/** A heading that the next lines stand below; `below` are those that become one own point with it. */
type Scope = Heading & { place: string; below: string[]; outer: Scope | undefined };

/**
 * Ticks the points that a line says, and leaves all other lines in their own words. Below a heading that the document
 * does not have nothing is ticked, since the heading may forbid it: heading and lines become one own point.
 *
 * @param slug of the document
 */
export function sortLines(text: string, groups: readonly Group[], slug: string): SortedList {
  const lines = readLines(text);
  const { rest, sharesWord, ...known } = readDocument(groups, slug);
  const { pointOf, placeOf } = known;
  const ticked: SortedList['ticked'] = [];
  const own: (OwnPoint & { below: string[] })[] = [];
  const headings: string[] = [];
  let scope: Scope | undefined;

  function open(heading: Heading) {
    const { kind, text, level } = heading;
    while (scope && (level <= scope.level || level < scope.inner)) scope = scope.outer;
    if (scope?.kind === 'own') return scope.below.push(text);
    const point = { text, place: placeOf(text) ?? scope?.place ?? rest, below: [] };
    if (kind === 'own') own.push(point);
    else headings.push(text);
    scope = { ...heading, ...point, outer: scope };
  }

  function add(line: ReadLine) {
    while (scope && isBehind(line, scope)) scope = scope.outer;
    const details = line.details.filter((cell) => !placeOf(cell)).join(', ');
    const whole = details ? `${line.text} (${details})` : line.text;
    if (scope?.kind === 'own') return scope.below.push(whole);
    const [, head = '', inner = ''] = /^([^:]{2,40}): +(.+)$/.exec(whole) ?? [];
    const text = placeOf(head) ? inner : whole;
    if (placeOf(head)) headings.push(head);
    const place = [head, ...line.details].map(placeOf).find(Boolean) ?? scope?.place ?? rest;
    const id = pointOf(text);
    if (id) ticked.push({ text, id });
    else own.push({ place, text, below: [] });
  }

  for (const [index, heading] of findHeadings(lines, known).entries()) {
    if (heading) open(heading);
    else add(lines[index] as ReadLine);
  }
  return {
    ticked,
    own: own.map(({ place, text, below }) => ({ place, text: inOnePoint(text, below) })),
    headings,
    known: lines.filter(sharesWord).length,
  };
}

/** Looks up texts among the points and groups of a document. */
function readDocument(groups: readonly Group[], slug: string) {
  const isThings = Object.hasOwn(gearPlaces, slug);
  const items = groups.flatMap((group) => group.items);
  const points = items.map(({ id, text }) => ({ id, isSaidBy: sameAs(text, isThings) }));
  const keyOf = (text: string) => wordsOf(text).join(' ');
  const places = new Map(
    groups.flatMap(({ id, title }) => [id, title].map((name) => [keyOf(name), id])),
  );
  const words = new Set(
    items.flatMap(({ text }) => wordsOf(text)).filter((word) => word.length > 4),
  );
  return {
    isThings,
    rest: gearPlaces[slug] ?? groups[0]?.id ?? '',
    placeOf: (text: string) => places.get(keyOf(text)),
    pointOf(text: string) {
      const said = wordsOf(text);
      return points.find(({ isSaidBy }) => isSaidBy(said))?.id;
    },
    sharesWord: ({ text }: ReadLine) => wordsOf(text).some((word) => words.has(word)),
  };
}

/** Whether a line stands behind those of a heading: less deep, or the first with a mark. Without one it may have lost it. */
function isBehind({ level, opens }: ReadLine, { inner, text }: Heading) {
  const isMarked = level % 1 > 0;
  if (level < inner) return isMarked || opens;
  return inner === 0 && isMarked && opens && !forbids(text);
}

function inOnePoint(heading: string, below: readonly string[]) {
  if (below.length === 0) return heading;
  const texts = below.map((text) => text.replace(/\.$/, ''));
  const lines = texts.join(texts.some((text) => /[,;.]/.test(text)) ? '; ' : ', ');
  const joint = /: /.test(heading) ? ', ' : /[.!?]$/.test(heading) ? ' ' : ': ';
  return heading + joint + lines;
}
