import type { Fields } from '../fields';
import type { Paragraph } from '../word/paragraphs';
import { readTags, type Tag } from './readTags';
import { fieldAt, scopesInside } from './scopes';

/** A tag with the names that may be used where it stands, and the section that it stands in. */
export type PlacedTag = Tag & { scopes: readonly Fields[]; around: Section | undefined };

/** A loop or condition, with both its tags unless it is never closed. */
export type Section = {
  start: PlacedTag;
  end?: PlacedTag;
  isLoop: boolean;
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

/**
 * Pairs the tags of a template's paragraphs. A section ends with its part. Where one half lacks its sign
 * (`{items}` … `{/items}`), the pair is read as it was meant.
 */
export function readSections(paragraphs: readonly Paragraph[], fields: Fields): Sections {
  const tags = paragraphs.map((paragraph) => ({ paragraph, tags: readTags(paragraph) }));
  const read = pair(tags, fields);
  const meant = signsMeant(read);
  if (meant.size === 0) return read;
  return pair(
    tags.map((one) => ({
      ...one,
      tags: one.tags.map((tag) => {
        const sign = meant.get(placeOf(tag));
        return sign ? { ...tag, sign, isMeant: true } : tag;
      }),
    })),
    fields,
  );
}

type Line = { paragraph: Paragraph; tags: readonly Tag[] };

function pair(lines: readonly Line[], fields: Fields): Sections {
  const tags: PlacedTag[] = [];
  const sections: Section[] = [];
  const unopened: PlacedTag[] = [];
  const enclosed = new Map<Paragraph, Section>();
  const withEnd = tagsWithEnd(lines);
  let open: OpenSection[] = [];

  const noteEnclosed = (paragraph: Paragraph) => {
    const innermost = open.at(-1);
    if (innermost && !enclosed.has(paragraph)) enclosed.set(paragraph, innermost);
  };

  // `{/}` closes the innermost section. One that has no end of its own ends under another name all the same.
  function close(name: string): OpenSection | undefined {
    const index = open.findLastIndex(({ start }) => name === '' || start.name === name);
    const closed = open[index];
    const innermost = open.at(-1);
    if (closed) open = open.slice(0, index);
    else if (innermost && !withEnd.has(placeOf(innermost.start))) open.pop();
    return closed;
  }

  function place(tag: Tag): void {
    const closed = tag.sign === '/' ? close(tag.name) : undefined;
    const around = open.at(-1);
    const placed = { ...tag, scopes: around?.scopes ?? [fields], around };
    tags.push(placed);
    noteEnclosed(tag.paragraph);
    if (closed) closed.end = placed;
    else if (tag.sign === '/') unopened.push(placed);
    else if (tag.sign !== '') begin(placed, tag.sign);
  }

  function begin(start: PlacedTag, sign: '#' | '^'): void {
    const scopes = scopesInside(start.name, sign, start.scopes);
    const isLoop = scopes !== start.scopes;
    const section = { start, scopes, isLoop };
    open.push(section);
    sections.push(section);
  }

  for (const [index, line] of lines.entries()) {
    if (line.paragraph.path !== lines[index - 1]?.paragraph.path) open = [];
    noteEnclosed(line.paragraph);
    line.tags.forEach(place);
  }
  return { tags, sections, unopened, enclosed };
}

// The places of opening tags that an end of their own name follows, whatever stands between.
function tagsWithEnd(lines: readonly Line[]): Set<string> {
  const ends = new Map<string, number>();
  const found = new Set<string>();
  for (const tag of lines.flatMap(({ tags }) => tags).reverse()) {
    const waiting = ends.get(nameInPart(tag)) ?? 0;
    if (tag.sign === '/') ends.set(nameInPart(tag), waiting + 1);
    else if (tag.sign !== '' && waiting > 0) {
      ends.set(nameInPart(tag), waiting - 1);
      found.add(placeOf(tag));
    }
  }
  return found;
}

// Of a half that has no other: the loop or condition without a sign that stands nearest on its side, or the
// same opening tag a second time.
function signsMeant({ tags, sections, unopened }: Sections): Map<string, '#' | '/'> {
  const order = new Map(tags.map((tag, index) => [tag, index]));
  const isBefore = (a: PlacedTag, b: PlacedTag) => (order.get(a) ?? 0) < (order.get(b) ?? 0);
  const unsigned = tags.filter(isUnsigned);
  const isHalfOf = (half: PlacedTag) => (tag: PlacedTag) => nameInPart(tag) === nameInPart(half);
  const meant = new Map<string, '#' | '/'>();
  for (const end of unopened) {
    const start = unsigned.filter(isHalfOf(end)).findLast((tag) => isBefore(tag, end));
    if (start) meant.set(placeOf(start), '#');
  }
  for (const { start } of sections.filter(({ end }) => !end)) {
    const { around } = start;
    const later = unsigned.filter(isHalfOf(start)).find((tag) => isBefore(start, tag));
    if (later) meant.set(placeOf(later), '/');
    else if (around && !around.end && around.start.name === start.name) {
      meant.set(placeOf(start), '/');
    }
  }
  return meant;
}

function isUnsigned({ sign, name, scopes }: PlacedTag): boolean {
  const field = fieldAt(name, scopes);
  return sign === '' && (typeof field === 'object' || field === 'condition');
}

function nameInPart({ paragraph, name }: Tag): string {
  return `${paragraph.path} ${name}`;
}

function placeOf({ paragraph, start }: Tag): string {
  return `${paragraph.path} ${paragraph.index} ${start}`;
}

/** A section with those around it, the innermost first. */
export function sectionsAround(section: Section | undefined): Section[] {
  return section ? [section, ...sectionsAround(section.start.around)] : [];
}
