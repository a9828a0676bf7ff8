import { closest } from '../package/xmlTree';
import type { Paragraph } from '../tags/readParagraphs';
import { readTags } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import { type TemplateProblem, templateProblem } from '../templateError';

const things = [
  { element: 'w:commentReference', id: 'comment-in-loop' },
  { element: 'w:bookmarkStart', id: 'bookmark-in-loop' },
  { element: 'w:drawing', id: 'picture-in-loop' },
  { element: 'w:pict', id: 'picture-in-loop' },
] as const;

/**
 * Comments, bookmarks and pictures inside loops, which filling repeats or drops.
 *
 * @param repeated the paragraphs inside loops
 */
export function repeatedThings(repeated: readonly Paragraph[]): TemplateProblem[] {
  return repeated
    .filter((paragraph) => !isSectionTagAlone(paragraph))
    .flatMap((paragraph) => {
      const { text } = paragraph;
      const where = whereIs({ paragraph, start: 0, end: text.length });
      return things
        .filter(({ element }) => visibleIn(paragraph, element))
        .map(({ id }) => templateProblem(id, where, text.trim()));
    });
}

// Word sets bookmarks of its own, as where the cursor was last: their names begin with `_`.
function visibleIn({ element }: Paragraph, name: string): boolean {
  return Array.from(element.getElementsByTagName(name)).some(
    (found) => !found.getAttribute('w:name')?.startsWith('_') && !closest(found, ['mc:Fallback']),
  );
}

// Such a paragraph is gone once the loop is filled.
function isSectionTagAlone(paragraph: Paragraph): boolean {
  const [tag, ...more] = readTags(paragraph);
  return (
    tag !== undefined &&
    more.length === 0 &&
    tag.sign !== '' &&
    paragraph.text.trim() === `{${tag.inner}}`
  );
}
