import { beginsToForbid, forbids, onlyBrings, onlyForbids } from './forbids';
import type { ReadLine } from './readLines';

/** What a document has of a text: the id of the point or of the group that says it. */
export type Known = {
  pointOf: (text: string) => string | undefined;
  placeOf: (text: string) => string | undefined;
  /** Whether its points name things. */
  isThings: boolean;
};

export type Heading = {
  /** Lines below `plain` stand as without a heading, lines below `own` become one point with it. */
  kind: 'plain' | 'group' | 'own';
  text: string;
  level: number;
  /** The level of the lines below. */
  inner: number;
};

/**
 * Finds the headings among the lines of a list. One without lines of its own is a line like others, or stands above
 * other headings.
 */
export function findHeadings(lines: readonly ReadLine[], known: Known) {
  const { pointOf, placeOf, isThings } = known;
  const hasColons = lines.some(({ text }) => text.endsWith(':'));

  function standsAbove({ text, level, details }: ReadLine, index: number) {
    const next = lines[index + 1];
    if (!next || details.length > 0) return false;
    if (level < 0 || /:$/.test(text) || onlyForbids(text)) return true;
    // A letter ends before its list.
    if (next.level > level) return !next.opens || !/\.$/.test(text) || forbids(text);
    const isLoud = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
    const isGroup = placeOf(text) && !hasColons;
    return level % 1 === 0 && (isLoud || isGroup || (isThings && beginsToForbid(text)));
  }

  /** Without bullets and colons, a block of lines has its heading first. */
  function opensBlock({ text, level, opens }: ReadLine, index: number) {
    const next = lines[index + 1];
    const isBlock = opens && level === 0 && next?.level === 0 && !next.opens;
    return isBlock && !/\.$/.test(text) && !pointOf(text);
  }

  const above = lines.map(standsAbove);
  const blocks = lines.map(opensBlock);
  const hasBlocks = blocks.filter(Boolean).length > 1;
  const heads = lines.map((_, index) => above[index] || (hasBlocks && blocks[index]));
  const first = heads.findIndex((isHead, index) => isHead && !heads[index + 1]);

  return lines.map((line, index): Heading | undefined => {
    const { level } = line;
    const text = line.text.replace(/:$/, '');
    const below = lines[index + 1]?.level ?? 0;
    const isPlain = onlyBrings(text) || (index <= first && namesList(text));
    const kind = placeOf(text) ? 'group' : isPlain ? 'plain' : 'own';
    const heading = { kind, text, level, inner: above[index] ? below : Infinity } as const;
    if (heads[index] && !heads[index + 1]) return heading;
    if (isTitle(text) && (heads[index] || index === 0)) return { ...heading, kind: 'plain' };
    if (!heads[index]) return undefined;
    if (onlyForbids(text)) return { ...heading, level: -2, inner: -2 };
    const isOver = index > first || kind === 'group' || forbids(text);
    return below > level && isOver ? heading : undefined;
  });
}

const listNames =
  /packliste|packing list|ausrüstungsliste|materialliste|pakt|regel|regle|abmachung|aufgaben|pflichten|spiel/i;

function namesList(text: string) {
  return listNames.test(text) && !forbids(text);
}

/** Names, numbers and joints alone, the kind of the list among them: `Packliste SoLa 2023`. */
function isTitle(text: string) {
  const joint = /^(?:\p{Lu}.*|für|im|in|am|an|des|der|die|das|vom|von|und)$/u;
  return namesList(text) && (text.match(/\p{L}+/gu) ?? []).every((word) => joint.test(word));
}
