import type { Element, Node } from '@xmldom/xmldom';
import type { PlacedTag } from './placeTags';
import { problemAt } from './tagProblems';
import type { TemplateProblem } from './templateError';

/**
 * Loops and conditions of which one half stands in a table or text box and the other does not:
 * docxtemplater fills some of them, into a document that Word refuses. The two halves may stand in
 * different cells of one row, which is then repeated.
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
    if (!start || belongTogether(start.paragraph.element, tag.paragraph.element)) return [];
    return [
      problemAt(
        start.paragraph,
        start,
        'split-section',
        `{#${tag.name}} und {/${tag.name}} stehen nicht in derselben Tabellenzeile oder demselben Textfeld. Setze beide hinein, oder das eine davor und das andere danach.`,
        tag.name,
      ),
    ];
  });
}

function belongTogether(start: Element, end: Element): boolean {
  const row = closest(start, 'w:tr');
  if (row && row === closest(end, 'w:tr')) return true;
  return containerOf(start) === containerOf(end);
}

function containerOf(element: Element): Node | null {
  return closest(element, 'w:tc') ?? closest(element, 'w:txbxContent');
}

function closest(element: Element, name: string): Node | null {
  let node: Node | null = element;
  while (node && node.nodeName !== name) node = node.parentNode;
  return node;
}
