/** A group's id names it in saved inputs: it stays when the title changes. Its `suggestions` are offered as own points. */
export type Group = ReturnType<typeof readGroups>[number];

export function idsIn(groups: readonly Group[]) {
  return groups.flatMap(({ items }) => items.map(({ id }) => id));
}

/**
 * Reads content that is written as text, one line each, with two spaces behind what a line begins with:
 *
 *     # umgebung  Umgebung        a group; without an id, its title is its id
 *     >  Was rundherum ist.       its description
 *     heat  Leitende sorgen …     an item: its id and its text
 *     +  Eigenes Feuer            a suggestion
 *
 * @throws Error for a line of another form, for one in no group, and for an id that is there twice
 */
export function readGroups(content: string) {
  const ids = new Set<string>();
  const [before, ...blocks] = content.trim().split(/^# /m);
  if (before) throw new Error(`in no group: ${before}`);
  return blocks.map((block) => {
    const [head = '', ...lines] = block.trim().split('\n');
    const [id = '', title = id] = head.split('  ');
    const rows = lines.map((line) => {
      const [, mark = '', text = ''] = /^(\S+) {2}(\S.*)$/.exec(line) ?? [];
      if (!text || ids.has(mark)) throw new Error(`not an item, or there twice: ${line}`);
      if (!/^[>+]$/.test(mark)) ids.add(mark);
      return { id: mark, text };
    });
    const textsOf = (mark: string) => rows.filter((row) => row.id === mark).map(({ text }) => text);
    return {
      id,
      title,
      description: textsOf('>').join(' '),
      items: rows.filter((row) => ids.has(row.id)),
      suggestions: textsOf('+'),
    };
  });
}
