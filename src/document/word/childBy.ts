import type { Element } from '@xmldom/xmldom';
import { child, elementsIn, newElement, remove } from './tree';

/** The properties of a paragraph in the order of the schema (ECMA-376, 17.3.1.26). */
export const ofParagraph =
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange'.split(
    ' ',
  );

/** The properties of a run in the order of the schema (ECMA-376, 17.3.2.28). */
export const ofRun =
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange'.split(
    ' ',
  );

/** Inserts an element into a parent, after all children that precede it in `order` and those of its own name. */
export function insertBy(order: readonly string[], parent: Element, added: Element) {
  remove(added);
  const rank = ({ localName }: Element) => order.indexOf(localName ?? '') + 1 || Infinity;
  const next = elementsIn(parent).find((one) => rank(one) > rank(added));
  parent.insertBefore(added, next ?? null);
  return added;
}

/** The child of this name. A missing child is added at its place in `order`. */
export function childBy(order: readonly string[], parent: Element, name: string) {
  return child(parent, name) ?? insertBy(order, parent, newElement(parent, name));
}
