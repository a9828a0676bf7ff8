import type { Attr, Element } from '@xmldom/xmldom';
import { dropShape } from './dropShape';
import type { LeftOut } from './leftOut';
import type { BringPicture } from './pictures';
import { r } from './xmlEdits';

const officeNamespace = 'urn:schemas-microsoft-com:office:office';
const addresses = /^(href|althref|src|target|imagesrc|relid|gfxdata)$/;

/**
 * Takes the addresses off an element, and whatever points at another part, but at a picture, which is
 * brought over.
 *
 * @returns what was left out
 */
export function cleanAttributes(element: Element, bringPicture: BringPicture): LeftOut | undefined {
  let leftOut: LeftOut | undefined;
  for (const attribute of Array.from(element.attributes)) {
    const name = attribute.localName ?? attribute.name;
    if (attribute.namespaceURI === r) {
      leftOut = cleanReference(element, attribute, bringPicture) ?? leftOut;
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
    if (!shows && /^(blip|imagedata)$/.test(element.localName ?? '')) dropShape(element);
    return isPicture ? 'pictures' : 'links';
  }
  return undefined;
}
