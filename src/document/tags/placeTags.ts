import { fieldAt, nearestKnown } from '../check/problemOfTag';
import type { Fields } from '../fields';
import { type Paragraph, type Tag, tagsIn } from './readTags';

/** A tag with the names that may be used where it stands. */
export type PlacedTag = Tag & {
  scopes: readonly Fields[];
  /** Whether it stands inside a loop, which may have many turns; a condition has one at most. */
  inLoop: boolean;
};

type Section = { name: string; scopes: readonly Fields[]; isLoop: boolean };

/** Every tag of the paragraphs of a template, each placed in the loops and conditions around it. */
export function placeTags(paragraphs: readonly Paragraph[], fields: Fields): PlacedTag[] {
  let path = '';
  let open: Section[] = [];
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.path !== path) open = [];
    path = paragraph.path;
    return tagsIn(paragraph).map((tag) => {
      if (tag.sign === '/') open = closed(open, tag.name);
      const scopes = open.at(-1)?.scopes ?? [fields];
      const placed = { ...tag, scopes, inLoop: open.some(({ isLoop }) => isLoop) };
      if (tag.sign === '#' || tag.sign === '^') open = [...open, sectionOf(tag, scopes)];
      return placed;
    });
  });
}

function sectionOf({ name, sign }: Tag, scopes: readonly Fields[]): Section {
  // In a misspelt loop, the fields of the one that was meant are right.
  const field = fieldAt(name, scopes) ?? fieldAt(nearestKnown(name, scopes) ?? '', scopes);
  const isLoop = typeof field === 'object' && sign === '#';
  return { name, isLoop, scopes: isLoop ? [...scopes, field] : scopes };
}

// A section that is closed under another name is docxtemplater's to report; here it ends all the same.
function closed(open: readonly Section[], name: string): Section[] {
  const index = open.findLastIndex((section) => section.name === name);
  return open.slice(0, index < 0 ? -1 : index);
}
