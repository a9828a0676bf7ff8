import type { ReadLine } from './readLines';
import { forbids, namesNothing, wordsOf } from './words';

type Find = (words: readonly string[]) => string | undefined;

type Block = { heading: string; isOwn: boolean; texts: string[]; level: number; inner: number };

const listNames =
  /packliste|packing list|ausrüstungsliste|materialliste|pakt|regel|regle|abmachung|aufgaben|pflichten|geländespiel/i;

/**
 * Divides the lines of a list into blocks, each a heading with the lines below it. A heading directly above other
 * headings becomes a line, unless the heading may forbid what they name.
 *
 * @returns the blocks. `isOwn` is true when the lines only make sense with their heading. Otherwise the heading is
 *   empty, a group of the document, or a heading that only says «bring along»
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
      // A forbidding heading above groups: nothing shows where its block ends, so the block takes all remaining
      // lines.
      begin(text, true);
    }
  }
  return blocks;
}

function newBlock(heading = '', isOwn = false, level = 0, inner = 0): Block {
  return { heading, isOwn, texts: [], level, inner };
}

/**
 * For each line the level of the lines below, or 0 for a line that is no heading. A heading has a mark, a colon or
 * only capitals, is the title of a group, or stands above indented lines. A line between an empty line and other
 * lines is a heading, too, when the list has several of them.
 */
function findInners(lines: readonly ReadLine[], pointOf: Find, placeOf: Find) {
  let blocks = 0;
  const inners = lines.map(({ text, level, opens }, at) => {
    const next = lines[at + 1];
    if (!next) return 0;
    const isNo = forbids(text);
    const isTitle = at === 0 && listNames.test(text) && text.split(' ').every(isName);
    if (level < 2 || text.endsWith(':') || isTitle || (isNo && namesNothing(text)))
      return next.level;
    // A sentence before a list is the end of a letter, not a heading.
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

/** True for a word that may be part of a title such as `Regeln für Leitende`, the first line of many lists. */
function isName(word: string) {
  return /^(?:\p{Lu}|\d|für|im|in|am|der|des|und)/u.test(word);
}

/**
 * True when the line no longer belongs to the block. A line without a bullet stays in the block unless an empty line
 * stands before it: its bullet may have been lost in copying.
 */
function isBehind({ level, opens }: ReadLine, isHead: number, block: Block) {
  if (isHead && level <= block.level) return true;
  return level < block.inner && (isHead || opens || level % 1 > 0);
}
