import type { Attr, Element } from '@xmldom/xmldom';
import { type Edits, r, shapeOf } from '../word/tree';
import type { LeftOut } from './leftOut';
import type { BringPicture } from './pictures';

const officeNamespace = 'urn:schemas-microsoft-com:office:office';
const addresses = /^(href|althref|src|target|imagesrc|relid|gfxdata)$/;

/**
 * Takes off an element its addresses and its references to other parts. A picture that it shows is
 * brought over; a shape that has lost its picture goes.
 *
 * @returns what was left out
 */
export function cleanAttributes(
  element: Element,
  bringPicture: BringPicture,
  edits: Edits,
): LeftOut | undefined {
  let leftOut: LeftOut | undefined;
  for (const attribute of Array.from(element.attributes)) {
    const name = attribute.localName ?? attribute.name;
    if (attribute.namespaceURI === r) {
      leftOut = cleanReference(element, attribute, bringPicture, edits) ?? leftOut;
    } else if (/^(rsid|paraId$|textId$)/.test(name)) element.removeAttributeNode(attribute);
    else if (isAddress(element, name) || /url\s*\(/i.test(attribute.value)) {
      element.removeAttributeNode(attribute);
      if (name !== 'relid' && name !== 'gfxdata') leftOut = 'links';
    } else if (name === 'descr' && /[\\/]/.test(attribute.value)) {
      // Word puts the path of the file there, with the name of the person who inserted it.
      attribute.value = '';
    }
  }
  return leftOut;
}

function isAddress({ namespaceURI }: Element, name: string): boolean {
  const isVml =
    namespaceURI === officeNamespace || namespaceURI === 'urn:schemas-microsoft-com:vml';
  return isVml && addresses.test(name);
}

function cleanReference(
  element: Element,
  attribute: Attr,
  bringPicture: BringPicture,
  edits: Edits,
): LeftOut | undefined {
  const name = attribute.localName ?? '';
  const isPicture = /^(blip@embed|(imagedata|fill|stroke)@(id|pict))$/.test(
    `${element.localName}@${name}`,
  );
  const id = isPicture ? bringPicture(attribute.value) : undefined;
  if (id) attribute.value = id;
  else {
    element.removeAttributeNode(attribute);
    const shows = element.hasAttributeNS(r, 'embed') || element.hasAttributeNS(r, 'id');
    if (!shows && /^(blip|imagedata)$/.test(element.localName ?? '')) {
      edits.set(shapeOf(element), []);
    }
    return isPicture ? 'pictures' : 'links';
  }
  return undefined;
}
