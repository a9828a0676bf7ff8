import { checkFinding } from '../sentences/check';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { gapsIn, isLineBreak } from '../word/paragraphs';

/**
 * Loops and conditions over several lines of which a tag shares its line with a text: docxtemplater 3.71 prints the
 * second turn in the look of the end's paragraph, and leaves an empty one.
 */
export function sharedLines(sections: readonly Section[]): TemplateProblem[] {
  return sections.flatMap(({ start, end, isLoop }) => {
    if (!end || start.repeats || (isControlLine(start) && isControlLine(end))) return [];
    const [first, last] = [start.paragraph.element, end.paragraph.element];
    const isOneParagraph = first === last;
    if (isOneParagraph ? !isLine(start) || !isLine(end) : first.parentNode !== last.parentNode)
      return [];
    // A condition from the middle of one paragraph to the middle of another joins them.
    if (!isLoop && !isOneParagraph && !isAtEdge(start) && !isAtEdge(end)) return [];
    return [checkFinding('shared-line', whereIs(start, start.name), start.inner, start.name)];
  });
}

function isAtEdge({ sign, start, end, paragraph: { text } }: PlacedTag): boolean {
  const outside = sign === '/' ? text.slice(end) : text.slice(0, start);
  return isUnseen(outside.replace(/\{[#^/][^{}]*\}/g, ''));
}

// Shift and Enter make lines of one paragraph.
function isLine({ paragraph, start, end }: PlacedTag): boolean {
  const breaks = Array.from(gapsIn(paragraph)).filter(([gap]) => isLineBreak(gap));
  const edges = [0, ...breaks.map(([, at]) => at), paragraph.text.length];
  return breaks.length > 0 && edges.includes(start) && edges.includes(end);
}
