import type { Node } from '@xmldom/xmldom';
import { closest } from '../package/xmlTree';
import type { PlacedTag } from '../tags/placeTags';
import { runsBetween } from '../tags/readTags';
import type { TemplateProblem } from '../templateError';
import { splitSectionSentence } from './docxtemplaterProblems';
import { problemAt } from './tagProblems';

/**
 * Loops and conditions of which one half stands in a table, text box, content control, link or tracked
 * change and the other does not: docxtemplater fills some of them, into a document that Word refuses.
 * The two halves may stand in different cells of one table, whose rows are then repeated.
 */
export function splitSections(tags: readonly PlacedTag[]): TemplateProblem[] {
  const open: PlacedTag[] = [];
  return tags.flatMap((tag) => {
    if (tag.sign === '#' || tag.sign === '^') open.push(tag);
    if (tag.sign !== '/') return [];
    const index = open.findLastIndex(
      ({ name, paragraph }) => name === tag.name && paragraph.path === tag.paragraph.path,
    );
    const start = open.splice(index < 0 ? open.length : index)[0];
    if (!start || belongTogether(start, tag)) return [];
    return [
      problemAt(start.paragraph, start, 'split-section', splitSectionSentence(tag.name), tag.name),
    ];
  });
}

function belongTogether(start: PlacedTag, end: PlacedTag): boolean {
  const [first, last] = [start.paragraph.element, end.paragraph.element];
  if (first === last) return runParent(start) === runParent(end);
  const row = closest(first, ['w:tr']);
  const table = row?.parentNode;
  if (table && table === closest(last, ['w:tr'])?.parentNode) return true;
  return closest(first, containers) === closest(last, containers);
}

const containers = ['w:tc', 'w:txbxContent', 'w:sdtContent'];

// Within a paragraph, a link or a tracked change is a container of runs.
function runParent(tag: PlacedTag): Node | null | undefined {
  return runsBetween(tag.paragraph, tag.start, tag.end)[0]?.parentNode;
}
