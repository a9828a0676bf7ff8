import type { Node } from '@xmldom/xmldom';
import { closest } from '../package/xmlTree';
import { runsBetween } from '../tags/readParagraphs';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import { templateProblem } from '../templateProblem';
import type { TagProblem } from './tagProblems';

/**
 * Loops and conditions of which one half stands in a table, text box, content control, link or tracked
 * change and the other does not: docxtemplater fills some of them, into a document that Word refuses.
 * The two halves may stand in different cells of one table, whose rows are then repeated. What stands on
 * lines of its own goes with its paragraphs, whatever is around it there.
 */
export function splitSections(sections: readonly Section[]): TagProblem[] {
  return sections.flatMap(({ start, end }) => {
    if (!end) return [];
    const where = whereIs(start, start.name);
    if (start.repeats) {
      const [first, last] = [start, end].map((tag) => containerOf(tag, start.repeats ?? ''));
      if (!first || !last) {
        return [[start, templateProblem('dash-outside', where, start.inner)]];
      }
      if (first.parentNode === last.parentNode) return [];
    } else if (belongTogether(start, end)) return [];
    return [[start, templateProblem('split-section', where, start.name)]];
  });
}

function containerOf({ paragraph }: PlacedTag, name: string): Node | null {
  return closest(paragraph.element, [name]);
}

function belongTogether(start: PlacedTag, end: PlacedTag): boolean {
  const [first, last] = [start.paragraph.element, end.paragraph.element];
  if (first === last) return runParent(start) === runParent(end);
  const row = closest(first, ['w:tr']);
  const table = row?.parentNode;
  if (table && table === closest(last, ['w:tr'])?.parentNode) return true;
  if (first.parentNode !== last.parentNode) return false;
  return (isControlLine(start) && isControlLine(end)) || around(start) === around(end);
}

// The names of the elements between a tag and its paragraph: a link, a tracked change.
function around(tag: PlacedTag): string {
  const names: string[] = [];
  let node = runParent(tag);
  for (; node && node !== tag.paragraph.element; node = node.parentNode) names.push(node.nodeName);
  return names.join(' ');
}

// Within a paragraph, a link or a tracked change is a container of runs.
function runParent(tag: PlacedTag): Node | null | undefined {
  return runsBetween(tag.paragraph, tag.start, tag.end)[0]?.parentNode;
}
