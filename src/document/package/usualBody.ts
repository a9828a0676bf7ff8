import { type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import type PizZip from 'pizzip';
import { body } from './filledParts';
import { parseXml } from './parseXml';
import { pathFor } from './relationships';

/**
 * Gives the body its usual name: Word in the browser calls it `word/document2.xml`, and which part it is, the
 * package's relationships say (ECMA-376, part 2). What is damaged is left to who checks the parts.
 *
 * @returns whether it had another name
 */
export function nameBodyAsUsual(zip: PizZip): boolean {
  if (zip.file(body)) return false;
  const roots = read(zip, '_rels/.rels');
  const types = read(zip, '[Content_Types].xml');
  const found = elements(roots, 'Relationship').find(isOfBody);
  const path = found?.getAttribute('Target')?.replace(/^\//, '') ?? '';
  if (!roots || !types || !found || !/^word\/[^/]+\.xml$/.test(path) || !zip.file(path))
    return false;
  found.setAttribute('Target', body);
  for (const type of elements(types, 'Override')) {
    if (type.getAttribute('PartName') === `/${path}`) type.setAttribute('PartName', `/${body}`);
  }
  write(zip, '_rels/.rels', roots);
  write(zip, '[Content_Types].xml', types);
  move(zip, path, body);
  move(zip, pathFor(path), pathFor(body));
  return true;
}

function isOfBody(relationship: Element): boolean {
  return relationship.getAttribute('Type')?.endsWith('/relationships/officeDocument') ?? false;
}

function move(zip: PizZip, from: string, to: string): void {
  const content = zip.file(from)?.asUint8Array();
  if (!content) return;
  zip.file(to, content);
  zip.remove(from);
}

function read(zip: PizZip, path: string): Document | undefined {
  try {
    return parseXml(zip.file(path)?.asText() ?? '');
  } catch {
    return undefined;
  }
}

function write(zip: PizZip, path: string, document: Document): void {
  zip.file(path, new XMLSerializer().serializeToString(document));
}

function elements(document: Document | undefined, name: string): Element[] {
  return document ? Array.from(document.getElementsByTagName(name)) : [];
}
