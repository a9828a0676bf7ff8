import type { Element, Node } from '@xmldom/xmldom';
import { withoutBlockTags } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import type { Block, PlacedTag } from '../tags/readBlocks';
import { isControlLine, isUnseen } from '../tags/readTags';
import { grouped } from '../word/grouped';
import { uniqueMaker } from '../word/ids';
import type { Paragraph } from '../word/paragraphs';
import { closest, elementsBelow, elementsNamed, rebuilt } from '../xml/tree';

/** The attribute that marks a paragraph which filling may leave empty. */
export const emptiedMarker = 'emptied';

/**
 * Marks the paragraphs that hold nothing but blocks or their tags, and that docxtemplater would leave as empty ones:
 * `{#headings}{title}{/headings}`, `{/items}{/groups}`. A table cell that holds only the end of a block which begins in
 * another cell is not marked: people write in it.
 *
 * @returns true when any paragraph was marked
 */
export function markEmptied(blocks: readonly Block[]) {
  const pairs = blocks.flatMap(({ start, end }) => (end ? [[start, end]] : []));
  const ofTags = pairs.flatMap((pair) => pair.map(({ paragraph }) => ({ paragraph, pair })));
  const marked = grouped(ofTags, ({ paragraph }) => paragraph).flatMap((own) => {
    const [{ paragraph }] = own;
    if (!isBare(paragraph) || own.some(({ pair }) => pair.every(isControlLine))) return [];
    return own.every(({ pair }) => isInOnePlace(pair)) || isAmongLines(paragraph) ? paragraph : [];
  });
  for (const { element } of marked) element.setAttribute(emptiedMarker, '1');
  return marked.length > 0;
}

function isAmongLines({ element }: Paragraph) {
  return elementsNamed(element.parentNode as Element, 'w:p').length > 1;
}

/** True when the paragraphs of some tags stand side by side, in the same cell or text box if in any. */
function isInOnePlace(tags: readonly PlacedTag[]) {
  return new Set(tags.map(({ paragraph }) => paragraph.element.parentNode)).size === 1;
}

// A paragraph that is the only child of its parent, as in a header, must stay anyway.
function isBare({ text, element }: Paragraph) {
  if (!element.previousSibling && !element.nextSibling) return false;
  const outside = text.replace(/\{[#^]([^{}]*)\}.*?\{\/\1\}/gs, '');
  return isUnseen(withoutBlockTags(outside));
}

/**
 * Mends what a loop repeats although it may stand once in a document. The ids of drawings, shapes, content controls and
 * tracked changes become unique. A bookmark, protected range or comment stays in the first turn only. Marked paragraphs
 * that filling has emptied are removed.
 *
 * @param paths the names of the filled parts
 */
export function mendRepeats(filled: WordPackage, paths: readonly string[]) {
  const mend = uniqueMaker();
  const notes = new Set(paths.flatMap((path) => elementsBelow(filled.xml(path)).flatMap(noteKeys)));
  for (const path of paths) {
    const root = filled.xml(path);
    const elements = elementsBelow(root);
    const gone = mend(elements);
    for (const one of elements) if (isOrphaned(one, notes)) gone.push(one);
    const marked = elements.filter((one) => one.hasAttribute(emptiedMarker));
    for (const one of marked) one.removeAttribute(emptiedMarker);
    rebuilt(root, new Map([...gone, ...emptiedAmong(marked)].map((one) => [one, []])));
    filled.save(path);
  }
}

/** The keys of a footnote or endnote: its kind, and its kind with its id. */
function noteKeys(element: Element) {
  const { nodeName } = element;
  if (!/^w:(foot|end)note$/.test(nodeName)) return [];
  return [nodeName, `${nodeName} ${element.getAttribute('w:id')}`];
}

/** True for a reference to a note that is gone, because a condition reaches from one note into another. */
function isOrphaned(element: Element, notes: ReadonlySet<string>) {
  const [, kind] = /^(w:(?:foot|end)note)Reference$/.exec(element.nodeName) ?? [];
  return kind && notes.has(kind) && !notes.has(`${kind} ${element.getAttribute('w:id')}`);
}

/**
 * The marked paragraphs that are empty, and the rows that hold no other paragraphs. One paragraph stays beside a table
 * and in a cell, and one row in a table: Word requires them.
 */
function emptiedAmong(marked: readonly Element[]) {
  const gone = new Set<Node>();
  const empty = marked.filter(
    (one) => isUnseen(one.textContent ?? '') && !elementsBelow(one).some(isSeen),
  );
  for (const one of empty) {
    const row = closest(one, ['w:tr']);
    const isRow = row && elementsBelow(row, 'w:p').every((other) => empty.includes(other));
    const rows = isRow ? elementsNamed(row.parentNode as Element, 'w:tr') : [];
    if (row && rows.some((other) => other !== row && !gone.has(other))) gone.add(row);
    let before = one.previousSibling;
    while (before && gone.has(before)) before = before.previousSibling;
    if ([before, one.nextSibling].some((node) => node?.nodeName === 'w:p')) gone.add(one);
  }
  return [...gone];
}

function isSeen({ nodeName }: Element) {
  return /^w:(tab|br|sym|drawing|pict|object|sectPr|fldChar|bookmarkStart)$/.test(nodeName);
}
