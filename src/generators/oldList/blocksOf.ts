import type { ReadLine } from './readLines';
import { forbids, namesNothing, wordsOf } from './words';

type Find = (words: readonly string[]) => string | undefined;

type Block = { heading: string; isOwn: boolean; texts: string[]; level: number; inner: number };

const listNames =
  /packliste|packing list|ausrüstungsliste|materialliste|pakt|regel|regle|abmachung|aufgaben|pflichten|geländespiel/i;

/**
 * Parts the lines of a list by its headings; one above other headings is a line, unless it may forbid what they say.
 *
 * @returns the heading and the lines below it. Those of an `isOwn` say nothing without their heading; the others stand
 * for themselves: the heading is empty, a group of the document, or says nothing but that they are brought along
 */
export function blocksOf(lines: readonly ReadLine[], pointOf: Find, placeOf: Find) {
  const inners = findInners(lines, pointOf, placeOf);
  const first = inners.findIndex((inner, at) => inner && !inners[at + 1]);
  let block = newBlock();
  const blocks = [block];
  function begin(...given: Parameters<typeof newBlock>) {
    block = newBlock(...given);
    blocks.push(block);
  }

  for (const [at, line] of lines.entries()) {
    const { level } = line;
    const inner = inners[at] ?? 0;
    const text = line.text.replace(/:$/, '');
    if (isBehind(line, inner, block)) begin();
    const isBare = namesNothing(text);
    const isNo = forbids(text);
    const namesList = at <= first && listNames.test(text);
    const isKnown = placeOf(wordsOf(text)) || (!isNo && (isBare || namesList));
    const isOverOthers = inners[at + 1];
    const isDeep = (lines[at + 1]?.level ?? 0) > level && (at > first || isNo);
    if (!inner || block.isOwn || (isOverOthers && !isKnown && !isBare && !isDeep)) {
      block.texts.push(text);
    } else if (isKnown || !isBare || !isOverOthers) {
      begin(text, !isKnown, level, inner);
    } else {
      // What is forbidden in groups has no end.
      begin(text, true);
    }
  }
  return blocks;
}

function newBlock(heading = '', isOwn = false, level = 0, inner = 0): Block {
  return { heading, isOwn, texts: [], level, inner };
}

/** Tells of each heading how deep the lines below it are: it stands out by a sign, stands less deep, or opens a block. */
function findInners(lines: readonly ReadLine[], pointOf: Find, placeOf: Find) {
  let blocks = 0;
  const inners = lines.map(({ text, level, opens }, at) => {
    const next = lines[at + 1];
    if (!next) return 0;
    const isNo = forbids(text);
    const isTitle = at === 0 && listNames.test(text) && text.split(' ').every(isName);
    if (level < 2 || text.endsWith(':') || isTitle || (isNo && namesNothing(text)))
      return next.level;
    // A letter ends before its list.
    const isSentence = text.endsWith('.') && !isNo;
    if (next.level > level) return next.opens && isSentence ? 0 : next.level;
    const words = wordsOf(text);
    const isLoud = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
    if (level % 1 === 0 && (isLoud || placeOf(words))) return next.level;
    const isBlock = opens && level === 2 && next.level === 2 && !next.opens;
    if (!isBlock || isSentence || pointOf(words)) return 0;
    blocks += 1;
    return Infinity;
  });
  return inners.map((inner) => (inner === Infinity && blocks < 2 ? 0 : inner));
}

/** Tells whether a word is one of a title: `Regeln für Leitende`, of which the first line of a text may consist. */
function isName(word: string) {
  return /^(?:\p{Lu}|\d|für|im|in|am|der|des|und)/u.test(word);
}

/** Tells whether a line stands behind a block. Without a mark it may have lost it. */
function isBehind({ level, opens }: ReadLine, isHead: number, block: Block) {
  if (isHead && level <= block.level) return true;
  return level < block.inner && (isHead || opens || level % 1 > 0);
}
