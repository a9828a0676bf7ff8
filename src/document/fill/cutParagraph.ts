import type { Element, Node } from '@xmldom/xmldom';
import type { PlacedTag } from '../tags/readSections';
import { isUnseen } from '../tags/readTags';
import type { Paragraph } from '../word/paragraphs';
import { child } from '../word/tree';

/** A paragraph in place of each tag and of what stands before, between and after them. */
export function cutParagraph(
  { element, text, pieces }: Paragraph,
  tags: readonly PlacedTag[],
): Element[] {
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

/** Whether a node is a line break within a paragraph (Shift and Enter), in any spelling. */
export function isLineBreak(node: Node): boolean {
  if (node.nodeName === 'w:cr') return true;
  const type = (node as Element).getAttribute('w:type') ?? 'textWrapping';
  return node.nodeName === 'w:br' && type === 'textWrapping';
}
