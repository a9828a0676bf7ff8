import type { Node } from '@xmldom/xmldom';
import { checkFinding } from '../sentences/check';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';

/** Tables with nothing but control lines between them: once these are gone, Word makes one table of two. */
export function meetingTables(
  tags: readonly PlacedTag[],
  sections: readonly Section[],
): TemplateProblem[] {
  const lines = new Map<Node, PlacedTag>(
    tags.filter(isControlLine).map((tag) => [tag.paragraph.element, tag]),
  );

  /** The first block from here on that is no control line, and the lines on the way. */
  function beyond(from: Node | null, step: 'nextSibling' | 'previousSibling') {
    const passed: PlacedTag[] = [];
    let node = from;
    for (; node; node = node[step]) {
      const line = lines.get(node);
      if (line) passed.push(line);
      else if (/^w:(p|tbl|sdt)$/.test(node.nodeName)) break;
    }
    return { isTable: node?.nodeName === 'w:tbl', passed };
  }

  const between = [...lines.keys()].filter(isBetweenTables);
  const turns = sections.filter((section) => section.isLoop && areTurnsTables(section));
  const met = [
    ...between.flatMap((line) => lines.get(line) ?? []),
    ...turns.map(({ start }) => start),
  ];
  return met.map((tag) => checkFinding('meeting-tables', whereIs(tag, tag.name), tag.inner));

  function isBetweenTables(line: Node): boolean {
    const before = beyond(line.previousSibling, 'previousSibling');
    const { isTable, passed } = beyond(line, 'nextSibling');
    // The first line speaks for all of them.
    if (!isTable || !before.isTable || before.passed.length > 0) return false;
    // Of two parts that exclude each other, one is printed.
    return !passed.some(
      ({ sign, name }, at) =>
        sign === '/' && passed.slice(at).some((one) => one.sign !== '/' && one.name === name),
    );
  }

  function areTurnsTables({ start, end }: Section): boolean {
    const [first, last] = [start.paragraph.element, end?.paragraph.element];
    if (!last || first.parentNode !== last.parentNode) return false;
    if (!lines.has(first) || !lines.has(last)) return false;
    return (
      beyond(first.nextSibling, 'nextSibling').isTable &&
      beyond(last.previousSibling, 'previousSibling').isTable
    );
  }
}
