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
  const groups = groupsOf(lines);
  const between = [...new Set(groups.values())]
    .filter(({ before, after, tags }) => isTable(before) && isTable(after) && !exclude(tags))
    .flatMap(({ tags: [first] }) => first ?? []);
  const turns = sections
    .filter(({ start, end, isLoop }) => {
      const [first, last] = [start, end].map((tag) => tag && groups.get(tag.paragraph.element));
      return isLoop && first !== last && isTable(first?.after) && isTable(last?.before);
    })
    .map(({ start }) => start);
  return [...between, ...turns].map((tag) =>
    checkFinding('meeting-tables', whereIs(tag, tag.name), tag.inner),
  );
}

/** Control lines that follow each other, with the blocks around them. */
type Group = { tags: PlacedTag[]; before: Node | undefined; after: Node | undefined };

function groupsOf(lines: ReadonlyMap<Node, PlacedTag>): Map<Node, Group> {
  const groups = new Map<Node, Group>();
  for (const line of lines.keys()) {
    if (groups.has(line)) continue;
    const group: Group = {
      tags: [],
      before: blockFrom(line.previousSibling, back),
      after: undefined,
    };
    let next: Node | undefined = line;
    for (let tag = lines.get(line); next && tag; tag = next && lines.get(next)) {
      group.tags.push(tag);
      groups.set(next, group);
      next = blockFrom(next.nextSibling, forth);
    }
    group.after = next;
  }
  return groups;
}

const back = (node: Node) => node.previousSibling;
const forth = (node: Node) => node.nextSibling;

function blockFrom(start: Node | null, step: (node: Node) => Node | null): Node | undefined {
  let node = start;
  while (node && !/^w:(p|tbl|sdt)$/.test(node.nodeName)) node = step(node);
  return node ?? undefined;
}

function isTable(node: Node | undefined): boolean {
  return node?.nodeName === 'w:tbl';
}

// Of two parts that exclude each other (`{/boxes}{^boxes}`), one is printed.
function exclude(tags: readonly PlacedTag[]): boolean {
  const closed = new Set<string>();
  return tags.some(({ sign, name }) => {
    if (sign === '/') closed.add(name);
    return sign !== '/' && closed.has(name);
  });
}
