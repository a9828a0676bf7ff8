import type { Fields } from '../fields';
import type { Paragraph } from './readParagraphs';
import { readTags, type Tag } from './readTags';
import { scopesInside } from './scopes';

/** A tag with the names that may be used where it stands. */
export type PlacedTag = Tag & { scopes: readonly Fields[] };

/** A loop or condition, with both its tags unless it is never closed. */
export type Section = { start: PlacedTag; end?: PlacedTag };

/** The tags of a template, and what they are to each other. */
export type Sections = {
  tags: readonly PlacedTag[];
  sections: readonly Section[];
  /** Closing tags of nothing. */
  unopened: readonly PlacedTag[];
  /** The paragraphs that a loop repeats, whole or in part. */
  repeated: readonly Paragraph[];
};

type OpenSection = Section & { isLoop: boolean; scopes: readonly Fields[] };

/** Pairs the tags of a template's paragraphs, in one pass. A section ends with its part. */
export function readSections(paragraphs: readonly Paragraph[], fields: Fields): Sections {
  const tags: PlacedTag[] = [];
  const sections: Section[] = [];
  const unopened: PlacedTag[] = [];
  const repeated = new Set<Paragraph>();
  let open: OpenSection[] = [];

  const noteRepeated = (paragraph: Paragraph) => {
    if (open.some(({ isLoop }) => isLoop)) repeated.add(paragraph);
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
    noteRepeated(tag.paragraph);
    if (closed) closed.end = placed;
    else if (tag.sign === '/') unopened.push(placed);
    else if (tag.sign !== '') begin(placed, tag.sign);
  }

  function begin(start: PlacedTag, sign: '#' | '^'): void {
    const scopes = scopesInside(start.name, sign, start.scopes);
    const section = { start, scopes, isLoop: scopes !== start.scopes };
    open.push(section);
    sections.push(section);
  }

  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.path !== paragraphs[index - 1]?.path) open = [];
    noteRepeated(paragraph);
    readTags(paragraph).forEach(place);
  }
  return { tags, sections, unopened, repeated: [...repeated] };
}
