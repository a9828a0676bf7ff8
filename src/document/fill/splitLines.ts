import type { Element, Node } from '@xmldom/xmldom';
import { child, type Edits } from '../package/xmlTree';
import { type Paragraph, runsBetween } from '../tags/readParagraphs';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';

/**
 * Gives the beginning and the end of a section that reaches over several lines a paragraph each: of
 * `{#items}{text}` and `{/items}`, the first becomes two. docxtemplater 3.71 prints the second turn in the
 * look of the end's paragraph, and leaves an empty one.
 *
 * @param edits get what does it
 */
export function splitLines(sections: readonly Section[], edits: Edits): void {
  const cuts = new Map<Paragraph, PlacedTag[]>();
  for (const tag of sections.flatMap(tagsToCut)) {
    const known = cuts.get(tag.paragraph);
    if (known) known.push(tag);
    else cuts.set(tag.paragraph, [tag]);
  }
  for (const [paragraph, tags] of cuts) edits.set(paragraph.element, linesOf(paragraph, tags));
}

function tagsToCut({ start, end, isLoop }: Section): PlacedTag[] {
  if (!end || start.repeats || !canCut(start) || !canCut(end)) return [];
  const tags = [start, end].filter((tag) => !isControlLine(tag));
  const [first, last] = [start.paragraph.element, end.paragraph.element];
  if (first === last) return hasLineInParagraph(start) && hasLineInParagraph(end) ? tags : [];
  if (first.parentNode !== last.parentNode) return [];
  // A condition from the middle of one paragraph to the middle of another joins them.
  return isLoop || isAtEdge(start) || isAtEdge(end) ? tags : [];
}

// In a link or a field of Word, a paragraph cannot be cut.
function canCut({ paragraph, start, end }: PlacedTag): boolean {
  const runs = runsBetween(paragraph, start, end);
  const isDirect = runs.every(({ parentNode }) => parentNode === paragraph.element);
  return isDirect && factsOf(paragraph).fields.every(([from, to]) => end <= from || to <= start);
}

function isAtEdge({ sign, start, end, paragraph: { text } }: PlacedTag): boolean {
  const outside = sign === '/' ? text.slice(end) : text.slice(0, start);
  return isUnseen(outside.replace(/\{[#^/][^{}]*\}/g, ''));
}

// Shift and Enter make lines of one paragraph.
function hasLineInParagraph({ paragraph, start, end }: PlacedTag): boolean {
  const { breaks } = factsOf(paragraph);
  const isEdge = (at: number) => at === 0 || at === paragraph.text.length || breaks.has(at);
  return breaks.size > 0 && isEdge(start) && isEdge(end);
}

/** Before which letters of its text a line break stands, and from where to where there is a field of Word. */
type Facts = { breaks: ReadonlySet<number>; fields: readonly (readonly [number, number])[] };

const known = new WeakMap<Paragraph, Facts>();

// A paragraph may hold many sections.
function factsOf(paragraph: Paragraph): Facts {
  const found = known.get(paragraph);
  if (found) return found;
  const lengths = new Map(paragraph.pieces.map(({ holder, text }) => [holder, text.length]));
  const elements = Array.from(paragraph.element.getElementsByTagName('*'));
  const breaks = new Set<number>();
  const open: number[] = [];
  const fields: [number, number][] = [];
  let at = 0;
  for (const element of elements) {
    if (isLineBreak(element)) breaks.add(at);
    const type = element.getAttribute('w:fldCharType');
    if (type === 'begin') open.push(at);
    // Of a field that began in a paragraph before, all up to its end.
    if (type === 'end') fields.push([open.pop() ?? 0, at]);
    at += lengths.get(element) ?? 0;
  }
  for (const from of open) fields.push([from, at]);
  const facts = { breaks, fields };
  known.set(paragraph, facts);
  return facts;
}

function isLineBreak(node: Node): boolean {
  if (node.nodeName === 'w:cr') return true;
  const type = (node as Element).getAttribute('w:type') ?? 'textWrapping';
  return node.nodeName === 'w:br' && type === 'textWrapping';
}

/** A paragraph in place of each tag and of what stands before, between and after them. */
function linesOf({ element, text, pieces }: Paragraph, tags: readonly PlacedTag[]): Element[] {
  const places = [...new Set(tags.flatMap(({ start, end }) => [start, end]))];
  const ends = [...places.filter((at) => at > 0 && at < text.length), text.length];
  ends.sort((a, b) => a - b);
  const lengths = new Map<Node, number>();
  for (const { holder, text: own } of pieces) {
    for (let node: Node | null = holder; node && node !== element; node = node.parentNode) {
      lengths.set(node, (lengths.get(node) ?? 0) + own.length);
    }
  }
  const lines = ends.map(() => element.cloneNode(false) as Element);
  let at = 0;
  let now = 0;
  let openFields = 0;

  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeName === 'w:pPr') continue;
    const rest = at + (lengths.get(node) ?? 0);
    advance();
    if (node.nodeName === 'w:r' && rest > (ends[now] ?? 0)) divide(node as Element);
    else {
      lines[now]?.appendChild(node.cloneNode(true));
      at = rest;
      follow(node);
    }
  }
  const printed = lines.filter((line) => holdsSomething(withoutOuterBreaks(line)));
  for (const line of printed) giveSettings(line, element, printed);
  return printed;

  // What began in a paragraph before may end here.
  function follow(node: Node) {
    openFields = Math.max(0, openFields + fieldsOpenedIn(node));
  }

  // A field stands on one line with its end.
  function advance() {
    if (openFields > 0) return;
    while (at >= (ends[now] ?? 0) && now < ends.length - 1) now += 1;
  }

  function divide(run: Element) {
    const look = child(run, 'w:rPr');
    let own: { run: Element; line: number } | undefined;
    const append = (node: Node) => {
      if (own?.line !== now) {
        own = { run: run.cloneNode(false) as Element, line: now };
        if (look) own.run.appendChild(look.cloneNode(true));
        lines[now]?.appendChild(own.run);
      }
      own.run.appendChild(node);
    };
    for (let node = run.firstChild; node; node = node.nextSibling) {
      if (node === look) continue;
      const words = lengths.has(node) ? (node.textContent ?? '') : undefined;
      advance();
      if (words === undefined) {
        append(node.cloneNode(true));
        follow(node);
      }
      for (let from = 0; words !== undefined && from < words.length; ) {
        advance();
        const room = openFields > 0 ? words.length : (ends[now] ?? 0) - at;
        const to = Math.min(words.length, from + room);
        const part = node.cloneNode(false) as Element;
        part.setAttribute('xml:space', 'preserve');
        part.textContent = words.slice(from, to);
        append(part);
        at += to - from;
        from = to;
      }
    }
  }
}

function fieldsOpenedIn(node: Node): number {
  const marks =
    node.nodeName === 'w:fldChar'
      ? [node as Element]
      : Array.from((node as Element).getElementsByTagName?.('w:fldChar') ?? []);
  const count = (type: string) =>
    marks.filter((mark) => mark.getAttribute('w:fldCharType') === type).length;
  return count('begin') - count('end');
}

function withoutOuterBreaks(line: Element): Element {
  const inner = Array.from(line.getElementsByTagName('*')).filter(({ nodeName }) =>
    /^w:(t|br|cr|tab|drawing|pict|object|sym|fldSimple)$/.test(nodeName),
  );
  const first = inner.findIndex((one) => !isLineBreak(one));
  const last = inner.findLastIndex((one) => !isLineBreak(one));
  for (const [index, one] of inner.entries()) {
    if (index < first || index > last) one.parentNode?.removeChild(one);
  }
  return line;
}

function holdsSomething(line: Element): boolean {
  return (
    !isUnseen(line.textContent ?? '') ||
    ['w:drawing', 'w:pict', 'w:object', 'w:footnoteReference'].some(
      (name) => line.getElementsByTagName(name).length > 0,
    )
  );
}

// A page begins once, and a section of the document ends once.
function giveSettings(line: Element, original: Element, lines: readonly Element[]): void {
  if (line !== lines[0]) {
    for (const name of ['w14:paraId', 'w14:textId']) line.removeAttribute(name);
  }
  const settings = child(original, 'w:pPr')?.cloneNode(true) as Element | undefined;
  if (!settings) return;
  const isTag = (one: Element) => /^\{[#^/][^{}]*\}$/.test(one.textContent?.trim() ?? '');
  const texts = lines.filter((one) => !isTag(one));
  const [first, last] = [texts[0] ?? lines[0], texts.at(-1) ?? lines.at(-1)];
  for (const [name, owner] of [
    ['w:pageBreakBefore', first],
    ['w:sectPr', last],
  ] as const) {
    const setting = child(settings, name);
    if (setting && line !== owner) settings.removeChild(setting);
  }
  line.insertBefore(settings, line.firstChild);
}
