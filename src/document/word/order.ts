import type { Element } from '@xmldom/xmldom';
import { child, elementsIn, newElement, remove } from './tree';

// The children that the schema of Word wants in order (ECMA-376, part 1, annex A), as far as any is put in.
const orders = new Map(
  Array.from(
    `
w:pPr       pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc
w:style     name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr
w:sectPr    headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings
w:numbering numPicBullet abstractNum num
w:lvl       start numFmt lvlRestart pStyle
`.matchAll(/^(\S+) +(.*)$/gm),
    ([, parent = '', names = '']) => [parent, names.split(' ').map((name) => `w:${name}`)] as const,
  ),
);

/** Puts an element into another at its place in the schema, behind those of its own name; else before all. */
export function insertInOrder(parent: Element, added: Element): Element {
  const order = orders.get(parent.nodeName) ?? [];
  return insertAfter(parent, added, order.slice(0, order.indexOf(added.nodeName) + 1));
}

/** Puts an element into another, behind those of these names. */
export function insertAfter(parent: Element, added: Element, earlier: readonly string[]): Element {
  remove(added);
  const next = elementsIn(parent).find((element) => !earlier.includes(element.nodeName));
  parent.insertBefore(added, next ?? null);
  return added;
}

/** The child of this name; where there is none, an empty one is put in at its place. */
export function childOrNew(parent: Element, name: string): Element {
  return child(parent, name) ?? insertInOrder(parent, newElement(parent, name));
}
