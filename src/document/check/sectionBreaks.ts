import { child } from '../package/xmlTree';
import { checkFinding } from '../sentences/check';
import type { Paragraph } from '../tags/readParagraphs';
import type { Section, Sections } from '../tags/readSections';
import { isControlLine } from '../tags/readTags';
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
