import { type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { TemplateError } from '../templateError';
import { templateProblem } from '../templateProblem';
import { notADocx } from './notADocx';
import { hasUsualPrefixes, packageProblems } from './packageProblems';
import { parseXml } from './parseXml';
import { body, pathFor } from './parts';
import { type WordPackage, wordPackage } from './wordPackage';
import { zipDirectory } from './zip';

/**
 * Opens the bytes of a .docx file: the checksums of its parts are checked, and so are the parts that
 * Word needs, their XML and what they point at.
 *
 * @throws TemplateError `no-docx` when the bytes are no whole Word file; `missing-part`,
 *   `malformed-part`, `dangling-relationship`, `other-format`, `too-deep` and `too-much` (too many
 *   kinds of parts), all at once
 */
export function openPackage(bytes: Uint8Array): WordPackage {
  const opened = readPackage(bytes);
  if (hasUsualPrefixes(opened)) return opened;
  throw new TemplateError([templateProblem('other-format.prefix', {})]);
}

/** The same for who knows names by their namespaces. */
export function readPackage(bytes: Uint8Array): WordPackage {
  const zip = unzip(bytes);
  const isRenamed = nameBodyAsUsual(zip);
  const opened = wordPackage(zip, isRenamed ? undefined : bytes);
  // A package without a body is something else: docxtemplater would fill it and say nothing.
  if (!opened.has('word/document.xml')) throw new TemplateError([notADocx(bytes)]);
  const problems = packageProblems(opened);
  if (problems.length > 0) throw new TemplateError(problems);
  return opened;
}

function unzip(bytes: Uint8Array): PizZip {
  try {
    if (!zipDirectory(bytes)) throw new Error('no whole zip');
    const zip = new PizZip(bytes, { checkCRC32: true });
    if (!hasPlainNames(zip)) throw new Error('no names of parts');
    return zip;
  } catch (cause) {
    throw new TemplateError([notADocx(bytes)], cause);
  }
}

// PizZip and docxtemplater keep things in plain objects by the names of the parts.
function hasPlainNames({ files }: PizZip): boolean {
  return (
    Object.getPrototypeOf(files) === Object.prototype &&
    Object.keys(files).every((name) => name.length < 256 && !(name in Object.prototype))
  );
}

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
