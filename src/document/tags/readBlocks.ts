import { blockSign, type Fields } from '../fields';
import type { Paragraph } from '../word/paragraphs';
import { fieldAt, scopesInside } from './scopes';

/**
 * A tag in the text of a paragraph, from `{` to `}`. In this text, `start` is the offset of `{`, and `end` is the
 * offset after `}`. `inner` is the text between the braces, including spaces.
 */
export type Tag = ReturnType<typeof readTags>[number];

/** The tags of a paragraph, in the order of the text. */
export function readTags(paragraph: Paragraph) {
  return Array.from(paragraph.text.matchAll(/\{([^{}]*)\}/g), (match) => {
    const inner = match[1] ?? '';
    const end = match.index + match[0].length;
    return { paragraph, start: match.index, end, inner, ...signAndName(inner) };
  });
}

const signFirst = new RegExp(`^\\s*(${blockSign}?)(.*)$`, 'su');

/** Splits the text between the braces of a tag into sign and name. */
export function signAndName(inner: string) {
  const [, sign = '', name = ''] = signFirst.exec(inner) ?? [];
  return { sign: sign as '' | '#' | '^' | '/', name: name.trim() };
}

/** True for a start or end tag in a control line. A control line is a paragraph that shows only this tag. */
export function isControlLine({ sign, start, end, paragraph: { text } }: Tag) {
  return sign !== '' && isBlank(text.slice(0, start)) && isBlank(text.slice(end));
}

/** True for a text that holds only white space and characters that Word does not show, e.g. a zero-width space. */
export function isBlank(text: string) {
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

/** A tag with the names that it may use (`scopes.ts`). `around` is the innermost block around the tag. */
export type PlacedTag = Tag & { scopes: readonly Fields[]; around: Block | undefined };

/**
 * A loop or condition. `start` and `end` are its tags. `end` is missing when the template lacks the end tag. `scopes`
 * are the scopes of the tags inside the block (`scopesInside`).
 */
export type Block = {
  start: PlacedTag;
  end?: PlacedTag;
  scopes: readonly Fields[];
  isLoop: boolean;
};

/** The tags and blocks of a template. */
export type Blocks = ReturnType<typeof readBlocks>;

/** Reads the tags of paragraphs, and pairs start and end tags into blocks. No block spans two parts. */
export function readBlocks(paragraphs: readonly Paragraph[], fields: Fields) {
  const tags: PlacedTag[] = [];
  const blocks: Block[] = [];
  /** End tags that close no block. */
  const unopened: PlacedTag[] = [];
  /**
   * Maps a paragraph to the innermost block around its beginning. If the paragraph begins outside of all blocks, its
   * first tag inside a block decides: `{#a}{b}{/a}` is mapped to the block `a`, because `{b}` is inside this block.
   */
  const enclosed = new Map<Paragraph, Block>();
  let open: Block[] = [];

  const noteEnclosed = (paragraph: Paragraph) => {
    const innermost = open.at(-1);
    if (innermost && !enclosed.has(paragraph)) enclosed.set(paragraph, innermost);
  };

  // Closes the innermost open block with the name `name`, and all open blocks inside this block. The tag `{/}` has an
  // empty name, and closes the innermost open block. Returns the block, or undefined if no open block has the name.
  function close(name: string) {
    const index = open.findLastIndex(({ start }) => name === '' || start.name === name);
    const closed = open[index];
    if (closed) open = open.slice(0, index);
    return closed;
  }

  function place(tag: Tag) {
    const closed = tag.sign === '/' ? close(tag.name) : undefined;
    const around = open.at(-1);
    const placed = { ...tag, scopes: around?.scopes ?? [fields], around };
    tags.push(placed);
    noteEnclosed(tag.paragraph);
    if (closed) closed.end = placed;
    else if (tag.sign === '/') unopened.push(placed);
    else if (tag.sign !== '') {
      const scopes = scopesInside(tag.name, tag.sign, placed.scopes);
      const block = { start: placed, scopes, isLoop: scopes !== placed.scopes };
      open.push(block);
      blocks.push(block);
    }
  }

  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.path !== paragraphs[index - 1]?.path) open = [];
    noteEnclosed(paragraph);
    readTags(paragraph).forEach(place);
  }
  return { paragraphs, tags, blocks, unopened, enclosed };
}

/** True for a tag with the name of a loop or condition, but without a sign: `{items}`. */
export function lacksSign({ sign, name, scopes }: PlacedTag) {
  const field = fieldAt(name, scopes);
  return sign === '' && (typeof field === 'object' || field === 'condition');
}

/** The part and the name of a tag, as one text. A start tag and an end tag with the same text can form a block. */
export function nameInPart({ paragraph, name }: Tag) {
  return `${paragraph.path} ${name}`;
}

/** Returns a block, and then all blocks around this block from the innermost to the outermost. */
export function blocksAround(block: Block | undefined): Block[] {
  return block ? [block, ...blocksAround(block.start.around)] : [];
}

/** Returns the loops among the blocks that `blocksAround` returns. */
export function loopsOf(block: Block | undefined) {
  return blocksAround(block).filter(({ isLoop }) => isLoop);
}
