import type { Fields } from '../fields';
import type { Paragraph } from '../word/paragraphs';
import { isControlLine, readTags, type Tag } from './readTags';
import { fieldAt, scopesInside } from './scopes';

/** A tag with the names that may be used at its place, and the block around it. */
export type PlacedTag = Tag & { scopes: readonly Fields[]; around: Block | undefined };

/** A block: a loop or condition with both its tags. A block that is never closed has no `end`. */
export type Block = {
  start: PlacedTag;
  end?: PlacedTag;
  isLoop: boolean;
};

/** The tags of a template, paired to blocks. */
export type Blocks = ReturnType<typeof readBlocks>;

type OpenBlock = Block & { scopes: readonly Fields[] };

/** Reads the tags of a template's paragraphs and pairs them to blocks. No block reaches into another part. */
export function readBlocks(paragraphs: readonly Paragraph[], fields: Fields) {
  const lines = paragraphs.map((paragraph) => ({ paragraph, tags: readTags(paragraph) }));
  const tags: PlacedTag[] = [];
  const blocks: Block[] = [];
  /** End tags without a block to close. */
  const unopened: PlacedTag[] = [];
  /** The paragraphs inside a block, whole or in part, each with the innermost block around its beginning. */
  const enclosed = new Map<Paragraph, Block>();
  const ends = lines.flatMap((line) => line.tags).filter(({ sign }) => sign === '/');
  const ended = new Set(ends.map(nameInPart));
  let open: OpenBlock[] = [];

  const noteEnclosed = (paragraph: Paragraph) => {
    const innermost = open.at(-1);
    if (innermost && !enclosed.has(paragraph)) enclosed.set(paragraph, innermost);
  };

  // Finds the block that an end tag closes; `{/}` closes the innermost. An end tag that closes no block still ends the
  // innermost one, if that has no end tag of its own.
  function close(name: string) {
    const index = open.findLastIndex(({ start }) => name === '' || start.name === name);
    const closed = open[index];
    const innermost = open.at(-1);
    if (closed) open = open.slice(0, index);
    else if (innermost && !ended.has(nameInPart(innermost.start))) open.pop();
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
    else if (tag.sign !== '') begin(placed, tag.sign);
  }

  function begin(start: PlacedTag, sign: '#' | '^') {
    const scopes = scopesInside(start.name, sign, start.scopes);
    const isLoop = scopes !== start.scopes;
    const section = { start, scopes, isLoop };
    open.push(section);
    blocks.push(section);
  }

  for (const [index, line] of lines.entries()) {
    if (line.paragraph.path !== lines[index - 1]?.paragraph.path) open = [];
    noteEnclosed(line.paragraph);
    line.tags.forEach(place);
  }
  return { paragraphs, tags, blocks, unopened, enclosed };
}

/**
 * The control lines of a block, which go when it is filled; undefined unless both tags are alone in their paragraphs,
 * and the paragraphs stand side by side.
 */
export function controlLines({ start, end }: Block) {
  if (!end || !isControlLine(start) || !isControlLine(end)) return;
  const [first, last] = [start.paragraph.element, end.paragraph.element];
  return first.parentNode === last.parentNode ? { first, last } : undefined;
}

/** True for a tag without a sign whose name is that of a loop or condition. */
export function isUnsigned({ sign, name, scopes }: PlacedTag) {
  const field = fieldAt(name, scopes);
  return sign === '' && (typeof field === 'object' || field === 'condition');
}

/** A key for the name of a tag within its part, where a block must end. */
export function nameInPart({ paragraph, name }: Tag) {
  return `${paragraph.path} ${name}`;
}

/** A block, then the blocks around it, the innermost first. */
export function blocksAround(block: Block | undefined): Block[] {
  return block ? [block, ...blocksAround(block.start.around)] : [];
}

/** The loops among a block and the blocks around it, the innermost first. */
export function loopsOf(block: Block | undefined): Block[] {
  return blocksAround(block).filter(({ isLoop }) => isLoop);
}
