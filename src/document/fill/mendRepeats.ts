import type { WordPackage } from '../package/wordPackage';

/**
 * Mends what a loop repeats though Word wants it once in a document: the ids and names of bookmarks,
 * the ids of drawings, shapes, content controls, paragraphs and tracked changes come out unique; a comment stays
 * on its first turn; Word's own hints of old page breaks go. What stands once stays as it is.
 *
 * @param paths the filled parts that hold something of that kind
 */
export function mendRepeats(filled: WordPackage, paths: readonly string[]): void {
  const mend = createMender();
  for (const path of paths) {
    const xml = filled.text(path) ?? '';
    const mended = mend(xml);
    if (mended !== xml) filled.replace(path, mended);
  }
}

/** Whether a part of a template holds what `mendRepeats` mends. */
export function holdsRepeatable(xml: string): boolean {
  return Array.from(xml.matchAll(tags)).some(
    ([tag, name = '']) =>
      name !== '' && (kindOf(name) !== 'paragraph' || attributeOf(tag, paraId) !== undefined),
  );
}

const names = {
  'page break': ['w:lastRenderedPageBreak'],
  comment: ['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'],
  start: ['w:bookmarkStart', 'w:moveFromRangeStart', 'w:moveToRangeStart'],
  end: ['w:bookmarkEnd', 'w:moveFromRangeEnd', 'w:moveToRangeEnd'],
  drawing: ['wp:docPr'],
  control: ['w:id'],
  change: ['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:rPrChange', 'w:pPrChange'],
  paragraph: ['w:p', 'w:tr'],
  shape: ['v:[a-z]+'],
};

type Kind = keyof typeof names;

const kinds = Object.keys(names) as Kind[];
const kindsByName = new Map(
  kinds.flatMap((kind) => names[kind].map((name) => [name, kind] as const)),
);

function kindOf(name: string): Kind | undefined {
  return name.startsWith('v:') ? 'shape' : kindsByName.get(name);
}

const attributes = /\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

// What stands in a comment or CDATA is no tag.
const tags = new RegExp(
  `<!--.*?-->|<!\\[CDATA\\[.*?\\]\\]>|<(${Object.values(names).flat().join('|')})(?:${attributes.source})*\\s*/?>`,
  'gs',
);

const paraId = 'w14:paraId';

/**
 * Of `<w:bookmarkStart w:id="3" w:name="a"/>` in each of two turns, the second becomes
 * `<w:bookmarkStart w:id="1" w:name="a_2"/>`.
 */
function createMender() {
  const seen = new Set<string>();
  const uniqueName = uniqueNames();
  const bookmarks = uniqueIds();
  const ids = { drawing: uniqueIds(), change: uniqueIds(), control: uniqueIds(), start: bookmarks };

  function isFirst(key: string): boolean {
    return seen.size < seen.add(key).size;
  }

  function mendOne(tag: string, name: string): string {
    const kind = kindOf(name);
    switch (kind) {
      case 'page break':
        return '';
      case 'comment':
        return isFirst(`${name} ${attributeOf(tag, 'w:id')}`) ? tag : '';
      case 'paragraph':
        return withAttributes(tag, { [paraId]: (id) => (isFirst(id) ? id : undefined) });
      case 'shape':
        return withAttributes(tag, {
          id: (id) => uniqueName(id, 'id'),
          'o:spid': (id) => uniqueName(id, 'o:spid'),
        });
      case 'end':
        return withAttributes(tag, { 'w:id': bookmarks.current });
      case 'start':
        // Both ends of a move carry one name: it is unique among its kind only.
        return withAttributes(tag, {
          'w:id': bookmarks.next,
          'w:name': (own) => uniqueName(own, name),
        });
      case undefined:
        return tag;
      default:
        return withAttributes(tag, { [idNames[kind]]: ids[kind].next });
    }
  }

  return (xml: string) => {
    for (const [tag, name = ''] of xml.matchAll(tags)) {
      const kind = kindOf(name);
      if (kind && hasOwnId(kind)) ids[kind].reserve(attributeOf(tag, idNames[kind]));
    }
    return paired(xml.replace(tags, (tag, name = '') => mendOne(tag, name)));
  };
}

const idNames = { drawing: 'id', change: 'w:id', control: 'w:val', start: 'w:id' };

function hasOwnId(kind: Kind): kind is keyof typeof idNames {
  return kind in idNames;
}

// A range that reaches over the edge of a loop begins or ends more than once: one of each is kept.
function paired(xml: string): string {
  const keyOf = (tag: string, name: string) =>
    `${name.replace(/(Start|End)$/, '')} ${attributeOf(tag, 'w:id')}`;
  const ends = new Set<string>();
  for (const [tag, name = ''] of xml.matchAll(tags)) {
    if (kindOf(name) === 'end') ends.add(keyOf(tag, name));
  }
  return xml.replace(tags, (tag, name = '') => {
    const kind = kindOf(name);
    if (kind === 'start') return ends.has(keyOf(tag, name)) ? tag : '';
    return kind !== 'end' || ends.delete(keyOf(tag, name)) ? tag : '';
  });
}

// The first keeps its id, every further one takes the next that nobody has.
function uniqueIds() {
  const reserved = new Set<string>();
  const used = new Set<string>();
  const renamed = new Map<string, string>();
  let last = 0;

  function free(): string {
    do last += 1;
    while (reserved.has(`${last}`) || used.has(`${last}`));
    return `${last}`;
  }

  return {
    reserve(id = '') {
      reserved.add(id);
    },
    next(id: string): string {
      const own = used.has(id) ? free() : id;
      used.add(own);
      renamed.set(id, own);
      return own;
    },
    current: (id: string): string => renamed.get(id) ?? id,
  };
}

function attributeOf(tag: string, name: string): string | undefined {
  const found = Array.from(tag.matchAll(attributes)).find(([, own]) => own === name);
  return found?.[2] ?? found?.[3];
}

// Nothing in the place of a value takes its attribute away.
function withAttributes(
  tag: string,
  rename: Readonly<Record<string, (value: string) => string | undefined>>,
): string {
  return tag.replace(attributes, (all, name: string, double?: string, single?: string) => {
    if (!Object.hasOwn(rename, name)) return all;
    const value = double ?? single ?? '';
    const own = rename[name]?.(value);
    if (own === undefined) return '';
    return own === value ? all : ` ${name}=${double === undefined ? `'${own}'` : `"${own}"`}`;
  });
}

// Names are unique among those of their kind.
function uniqueNames() {
  const used = new Set<string>();
  const turns = new Map<string, number>();
  return (name: string, kind: string): string => {
    let own = name;
    let turn = turns.get(`${kind} ${name}`) ?? 1;
    while (used.has(`${kind} ${own}`)) {
      turn += 1;
      // Word knows no bookmark names longer than 40 characters.
      own = `${name.slice(0, 34)}_${turn}`;
    }
    turns.set(`${kind} ${name}`, turn);
    used.add(`${kind} ${own}`);
    return own;
  };
}
