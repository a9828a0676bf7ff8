import type { Fields } from '../fields';
import type { Paragraph } from './readParagraphs';
import { readTags, type Tag } from './readTags';
import { scopesInside } from './scopes';

/** A tag with the names that may be used where it stands. */
export type PlacedTag = Tag & { scopes: readonly Fields[] };

/** A loop or condition, with both its tags unless it is never closed. */
export type Section = {
  start: PlacedTag;
  end?: PlacedTag;
  isLoop: boolean;
  /** The section that this one stands in. */
  around: Section | undefined;
};

/** The tags of a template, and what they are to each other. */
export type Sections = {
  tags: readonly PlacedTag[];
  sections: readonly Section[];
  /** Closing tags of nothing. */
  unopened: readonly PlacedTag[];
  /** The paragraphs that stand in a section, whole or in part, each with the innermost one at its beginning. */
  enclosed: ReadonlyMap<Paragraph, Section>;
};

type OpenSection = Section & { scopes: readonly Fields[] };

/** Pairs the tags of a template's paragraphs, in one pass. A section ends with its part. */
export function readSections(paragraphs: readonly Paragraph[], fields: Fields): Sections {
  const tags: PlacedTag[] = [];
  const sections: Section[] = [];
  const unopened: PlacedTag[] = [];
  const enclosed = new Map<Paragraph, Section>();
  let open: OpenSection[] = [];

  const noteEnclosed = (paragraph: Paragraph) => {
    const innermost = open.at(-1);
    if (innermost && !enclosed.has(paragraph)) enclosed.set(paragraph, innermost);
  };

  // A section that is closed under another name ends all the same.
  function close(name: string): OpenSection | undefined {
    const index = open.findLastIndex(({ start }) => start.name === name);
    const closed = open[index];
    open = open.slice(0, closed ? index : -1);
    return closed;
  }

  function place(tag: Tag): void {
    const closed = tag.sign === '/' ? close(tag.name) : undefined;
    const placed = { ...tag, scopes: open.at(-1)?.scopes ?? [fields] };
    tags.push(placed);
    noteEnclosed(tag.paragraph);
    if (closed) closed.end = placed;
    else if (tag.sign === '/') unopened.push(placed);
    else if (tag.sign !== '') begin(placed, tag.sign);
  }

  function begin(start: PlacedTag, sign: '#' | '^'): void {
    const scopes = scopesInside(start.name, sign, start.scopes);
    const isLoop = scopes !== start.scopes;
    const section = { start, scopes, isLoop, around: open.at(-1) };
    open.push(section);
    sections.push(section);
  }

  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.path !== paragraphs[index - 1]?.path) open = [];
    noteEnclosed(paragraph);
    readTags(paragraph).forEach(place);
  }
  return { tags, sections, unopened, enclosed };
}

/** The paragraphs that a loop repeats, whole or in part. */
export function repeatedIn({ enclosed }: Sections): Paragraph[] {
  return [...enclosed].filter(([, section]) => isInLoop(section)).map(([paragraph]) => paragraph);
}

function isInLoop({ isLoop, around }: Section): boolean {
  return isLoop || (around !== undefined && isInLoop(around));
}
