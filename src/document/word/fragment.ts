import type { Element, Node } from '@xmldom/xmldom';
import { parseXml } from '../package/wordPackage';
import { copyFor, elementsIn, r, w } from './tree';

/** Elements of Word, made of XML for the part in which another stands. */
export function fragment(xml: string, beside: Element) {
  const root = parseXml(`<w:body xmlns:w="${w}" xmlns:r="${r}">${xml}</w:body>`).documentElement;
  return root ? elementsIn(root).map((one) => copyFor(beside, one)) : [];
}

/** Puts XML of Word into an element, before one of its nodes or, without one, at its end. */
export function insertXml(xml: string, parent: Element, before: Node | null) {
  for (const one of fragment(xml, parent)) parent.insertBefore(one, before);
}

/** A paragraph that takes no room, with more in it. */
export function smallestParagraph(content = '') {
  return `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/><w:rPr><w:sz w:val="2"/><w:szCs w:val="2"/></w:rPr></w:pPr>${content}</w:p>`;
}

/** Text as it stands in XML, between tags and in attributes. */
export function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
