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
  return xml.search(repeatable) >= 0;
}

const repeatable =
  /<w:lastRenderedPageBreak\/>|<w:(?:bookmarkStart|bookmarkEnd|moveFromRangeStart|moveFromRangeEnd|moveToRangeStart|moveToRangeEnd|commentRangeStart|commentRangeEnd|commentReference|ins|del|moveFrom|moveTo|rPrChange|pPrChange)\b[^>]*>| w14:paraId="[^"]*"|<wp:docPr\b[^>]*>|<w:id w:val="[^"]*"\/>|<v:[a-z]+ [^>]*\bid="[^>]*>/g;

const isChange = /^<w:(ins|del|moveFrom|moveTo|rPrChange|pPrChange)\b/;

function createMender() {
  const paragraphs = new Set<string>();
  const comments = new Set<string>();
  const uniqueName = uniqueNames();
  const bookmarks = uniqueIds();
  const drawings = uniqueIds();
  const changes = uniqueIds();
  const controls = uniqueIds();

  function once(seen: Set<string>, key: string, text: string): string {
    if (seen.has(key)) return '';
    seen.add(key);
    return text;
  }

  function mendOne(text: string): string {
    if (text.startsWith('<w:lastRendered')) return '';
    if (text.startsWith(' w14:paraId')) return once(paragraphs, text, text);
    if (text.startsWith('<w:comment')) return once(comments, text, text);
    if (text.startsWith('<wp:docPr')) return withId(text, / id="([^"]*)"/, drawings.next);
    if (text.startsWith('<w:id ')) return withId(text, / w:val="([^"]*)"/, controls.next);
    if (text.startsWith('<v:')) {
      return text.replace(/ (id|o:spid)="([^"]*)"/g, (_, kind: string, name: string) => {
        return ` ${kind}="${uniqueName(name, kind)}"`;
      });
    }
    if (isChange.test(text)) return withId(text, / w:id="([^"]*)"/, changes.next);
    if (/^<w:(bookmark|moveFromRange|moveToRange)End/.test(text))
      return withId(text, / w:id="([^"]*)"/, bookmarks.current);
    // Both ends of a move carry one name: it is unique among its kind only.
    const kind = text.slice(0, text.indexOf(' '));
    return withId(text, / w:id="([^"]*)"/, bookmarks.next).replace(
      / w:name="([^"]*)"/,
      (_, name: string) => ` w:name="${uniqueName(name, kind)}"`,
    );
  }

  return (xml: string) => {
    for (const [text] of xml.matchAll(repeatable)) {
      const id = / (?:w:)?(?:id|val)="([^"]*)"/.exec(text)?.[1];
      if (/^<w:(bookmark|moveFromRange|moveToRange)Start/.test(text)) bookmarks.reserve(id);
      if (text.startsWith('<wp:docPr')) drawings.reserve(id);
      if (isChange.test(text)) changes.reserve(id);
      if (text.startsWith('<w:id ')) controls.reserve(id);
    }
    return paired(xml.replace(repeatable, mendOne));
  };
}

const rangeMark = /<w:(bookmark|moveFromRange|moveToRange)(Start|End)\b[^>]* w:id="([^"]*)"[^>]*>/g;

// A range that reaches over the edge of a loop begins or ends more than once: one of each is kept.
function paired(xml: string): string {
  const ends = new Set<string>();
  for (const [, kind, side, id] of xml.matchAll(rangeMark)) {
    if (side === 'End') ends.add(`${kind} ${id}`);
  }
  return xml.replace(rangeMark, (mark, kind: string, side: string, id: string) => {
    const key = `${kind} ${id}`;
    if (side === 'Start') return ends.has(key) ? mark : '';
    return ends.delete(key) ? mark : '';
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

function withId(text: string, attribute: RegExp, rename: (id: string) => string): string {
  return text.replace(attribute, (all, id: string) => all.replace(`"${id}"`, `"${rename(id)}"`));
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
