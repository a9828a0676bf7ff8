import type { Element, Node } from '@xmldom/xmldom';
import type { WordPackage } from '../package/wordPackage';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { uniqueMaker } from '../word/ids';
import type { Paragraph } from '../word/paragraphs';
import { closest, elementsBelow, elementsNamed, rebuilt } from '../word/tree';

/** The attribute of a paragraph that filling may empty. */
export const emptiedMarker = 'emptied';

/**
 * Marks the paragraphs that hold nothing without their loops and conditions, and that docxtemplater leaves as empty
 * ones: `{#headings}{title}{/headings}`, `{/items}{/groups}`. A cell that holds nothing but the end
 * of what begins in another one is there to write in.
 *
 * @returns whether there are any
 */
export function markEmptied(sections: readonly Section[]) {
  const pairs = sections.flatMap(({ start, end }) => (end ? [[start, end]] : []));
  const paragraphs = new Set(pairs.flat().map(({ paragraph }) => paragraph));
  const marked = [...paragraphs].filter((paragraph) => {
    const own = pairs.filter((pair) => pair.some((tag) => tag.paragraph === paragraph));
    const goesAnyway = own.some((pair) => pair.every(isControlLine));
    const isLine = isAmongLines(paragraph) || own.every(isInOnePlace);
    return !goesAnyway && isLine && isBare(paragraph);
  });
  for (const { element } of marked) element.setAttribute(emptiedMarker, '1');
  return marked.length > 0;
}

function isAmongLines({ element }: Paragraph) {
  return elementsNamed(element.parentNode as Element, 'w:p').length > 1;
}

/** Whether the paragraphs of tags stand side by side: none in a cell or text box that the others are not in. */
function isInOnePlace(tags: readonly PlacedTag[]) {
  return new Set(tags.map(({ paragraph }) => paragraph.element.parentNode)).size === 1;
}

// The only paragraph of a header stays anyway.
function isBare({ text, element }: Paragraph) {
  if (!element.previousSibling && !element.nextSibling) return false;
  const outside = text.replace(/\{[#^]([^{}]*)\}.*?\{\/\1\}/gs, '');
  return isUnseen(outside.replace(/\{[#^/][^{}]*\}/g, ''));
}

/**
 * Mends what a loop repeats though Word wants it once in a document: the ids and names of bookmarks, the ids of
 * drawings, shapes, content controls and tracked changes come out unique; a comment stays on its first turn; the
 * paragraphs that filling has emptied go. What stands once stays as it is.
 *
 * @param paths the filled parts
 */
export function mendRepeats(filled: WordPackage, paths: readonly string[]) {
  const mend = uniqueMaker();
  const notes = new Set(paths.flatMap((path) => elementsBelow(filled.xml(path)).flatMap(noteKeys)));
  for (const path of paths) {
    const root = filled.xml(path);
    const elements = elementsBelow(root);
    const { gone, isChanged } = mend(elements);
    for (const one of elements) if (isOrphaned(one, notes)) gone.push(one);
    const marked = elements.filter((one) => one.hasAttribute(emptiedMarker));
    for (const one of marked) one.removeAttribute(emptiedMarker);
    if (gone.length + marked.length === 0 && !isChanged) continue;
    rebuilt(root, new Map([...gone, ...emptiedAmong(marked)].map((one) => [one, []])));
    filled.save(path);
  }
}

/** For a footnote its kind, and its kind with its id. */
function noteKeys(element: Element) {
  const { nodeName } = element;
  if (!/^w:(foot|end)note$/.test(nodeName)) return [];
  return [nodeName, `${nodeName} ${element.getAttribute('w:id')}`];
}

/** Whether an element refers to a note that went with a condition which begins in another one. */
function isOrphaned(element: Element, notes: ReadonlySet<string>) {
  const [, kind] = /^(w:(?:foot|end)note)Reference$/.exec(element.nodeName) ?? [];
  return kind && notes.has(kind) && !notes.has(`${kind} ${element.getAttribute('w:id')}`);
}

/**
 * Those of the marked paragraphs that are empty, and rows that hold no other. Word wants a paragraph beside a table and
 * in a cell, and a row in a table.
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
