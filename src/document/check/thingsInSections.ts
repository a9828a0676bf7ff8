import { child, closest } from '../package/xmlTree';
import { checkFinding } from '../sentences/check';
import type { Paragraph } from '../tags/readParagraphs';
import type { Section, Sections } from '../tags/readSections';
import { isControlLine, readTags } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';

/**
 * Section breaks inside a loop or condition, which filling repeats or loses with all that a section has:
 * columns, page size, headers. What hangs on the section's own control lines is moved outside of it.
 */
export function sectionBreaks({ enclosed }: Sections): TemplateProblem[] {
  return [...enclosed].flatMap(([paragraph, innermost]) => {
    const settings = child(paragraph.element, 'w:pPr');
    if (!settings || !child(settings, 'w:sectPr')) return [];
    const section = isEndLine(paragraph, innermost) ? innermost.around : innermost;
    if (!section) return [];
    const where = whereIs({ paragraph, start: 0, end: paragraph.text.length });
    const { start, isLoop } = section;
    return [checkFinding('section-break-inside', where, start.name, isLoop)];
  });
}

function isEndLine(paragraph: Paragraph, { start, end }: Section): boolean {
  return end?.paragraph === paragraph && isControlLine(end) && isControlLine(start);
}

const things = [
  { element: 'w:bookmarkStart', id: 'bookmark-in-loop' },
  { element: 'w:drawing', id: 'picture-in-loop' },
  { element: 'w:pict', id: 'picture-in-loop' },
] as const;

/**
 * Bookmarks and pictures inside loops, which filling repeats.
 *
 * @param repeated the paragraphs inside loops
 */
export function repeatedThings(repeated: readonly Paragraph[]): TemplateProblem[] {
  return (
    repeated
      // Such a paragraph is gone once the loop is filled.
      .filter((paragraph) => !readTags(paragraph).some(isControlLine))
      .flatMap((paragraph) => {
        const { text } = paragraph;
        const where = whereIs({ paragraph, start: 0, end: text.length });
        return things
          .filter(({ element }) => visibleIn(paragraph, element))
          .map(({ id }) => checkFinding(id, where, text.trim()));
      })
  );
}

// Word sets bookmarks of its own, as where the cursor was last: their names begin with `_`. A text box is
// drawn like a picture and belongs to its text.
function visibleIn({ element }: Paragraph, name: string): boolean {
  return Array.from(element.getElementsByTagName(name)).some(
    (found) =>
      !found.getAttribute('w:name')?.startsWith('_') &&
      !closest(found, ['mc:Fallback']) &&
      found.getElementsByTagName('w:txbxContent').length === 0,
  );
}
