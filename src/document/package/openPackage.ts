import type { Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { type Diagnostic, openingDiagnostic, TemplateError } from '../diagnostic';
import { w } from '../xml/tree';
import {
  addPart,
  addRelationship,
  body,
  contentTypeOf,
  pathFor,
  relationshipsOf,
  removeRelationships,
  targetOfType,
} from './parts';
import { notADocx } from './whatItIs';
import { type WordPackage, wordPackage } from './wordPackage';
import { refuseTooLarge, zipDirectory } from './zip';

/**
 * Opens the bytes of a .docx file. Checks the checksum of each part, the parts that Word needs, the XML of the parts,
 * and the targets of their relationships.
 *
 * @throws TemplateError `no-docx` when the bytes are no whole Word file; `too-large` and `too-much` when it is too
 *   large; `missing-part`, `malformed-part`, `dangling-relationship`, `other-format` and `too-deep`, all at once
 */
export function openPackage(bytes: Uint8Array) {
  const opened = readPackage(bytes);
  if (hasUsualPrefixes(opened)) return opened;
  throw new TemplateError([openingDiagnostic('other-format.prefix', {})]);
}

/**
 * Opens a package as `openPackage` does, with any namespace prefixes: for callers that compare names by their
 * namespaces.
 *
 * @throws TemplateError as `openPackage`, without `other-format.prefix`
 */
export function readPackage(bytes: Uint8Array) {
  refuseTooLarge(bytes);
  const opened = wordPackage(unzip(bytes), bytes);
  nameBodyAsUsual(opened);
  // docxtemplater fills a package without a body and reports no error. Such a package is another kind of file.
  if (!opened.has(body)) throw new TemplateError([notADocx(bytes)]);
  const errors = packageErrors(opened);
  if (errors.length > 0) throw new TemplateError(errors);
  return opened;
}

function unzip(bytes: Uint8Array) {
  try {
    if (!zipDirectory(bytes)) throw new Error('no whole zip');
    const zip = new PizZip(bytes, { checkCRC32: true });
    if (!hasPlainNames(zip)) throw new Error('no names of parts');
    return zip;
  } catch (cause) {
    throw new TemplateError([notADocx(bytes)], cause);
  }
}

// PizZip and docxtemplater use the names of parts as keys of plain objects: `__proto__` would change such an object.
function hasPlainNames({ files }: PizZip) {
  return (
    Object.getPrototypeOf(files) === Object.prototype &&
    Object.keys(files).every((name) => name.length < 256 && !(name in Object.prototype))
  );
}

// Renames the body to `word/document.xml`. Word for the web calls it `word/document2.xml`; the package's relationship
// of the type `officeDocument` says which part is the body.
function nameBodyAsUsual(opened: WordPackage) {
  const path = targetOfType(opened, '', 'officeDocument');
  if (path === body || !/^word\/[^/]+\.xml$/.test(path)) return;
  addPart(opened, body, opened.content(path), contentTypeOf(opened, path));
  if (opened.has(pathFor(path))) opened.replace(pathFor(body), opened.content(pathFor(path)));
  addRelationship(opened, '', 'officeDocument', body);
  removeRelationships(opened, ({ target }) => target === path);
}

// Saving the file anew in Word mends all of these errors at once: nobody needs to read more of them.
const mostErrors = 50;

const required = ['[Content_Types].xml', '_rels/.rels'];

/**
 * The errors of a package apart from its text: a part that Word needs is missing, a part is not well-formed XML, or a
 * relationship points at a missing part (ECMA-376, part 2).
 */
function packageErrors(opened: WordPackage) {
  const paths = opened.paths();
  const broken = paths.filter(isRead).flatMap((path) => partErrors(opened, path));
  return [
    ...required
      .filter((path) => !opened.has(path))
      .map((path) => openingDiagnostic('missing-part', {}, path)),
    ...(broken.length > 0 ? broken : relationshipErrors(opened)),
  ].slice(0, mostErrors);
}

// Custom XML parts belong to other programs and may have any encoding: they pass through unparsed.
function isRead(path: string) {
  return /\.(xml|rels)$/.test(path) && !path.startsWith('customXml/');
}

/** The errors of one part: its XML is not well-formed, or the body is no body of the transitional schema. */
export function partErrors(opened: WordPackage, path: string): Diagnostic[] {
  try {
    const root = opened.xml(path);
    if (path !== body || hasBody(root)) return [];
    return [
      root.namespaceURI === 'http://purl.oclc.org/ooxml/wordprocessingml/main'
        ? openingDiagnostic('other-format.strict', {})
        : openingDiagnostic('malformed-part', {}, path),
    ];
  } catch (error) {
    if (error instanceof TemplateError) return [...error.errors];
    throw error;
  }
}

const prefixes = new Map([
  [w, 'w'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/package/2006/content-types', ''],
  ['http://schemas.openxmlformats.org/package/2006/relationships', ''],
]);

/**
 * True when all elements and attributes of a package have the usual namespace prefixes, by which docxtemplater and this
 * engine know them. Other prefixes are valid, and rare. Declarations alone do not count: programs declare more than
 * they use (Word 2007 declares `ve`).
 */
function hasUsualPrefixes(opened: WordPackage) {
  return opened
    .paths()
    .filter(isRead)
    .every((path) => {
      const xml = opened.text(path);
      return Array.from(xml.matchAll(declaration)).every(
        ([, prefix = '', address = '']) =>
          isUsual(prefix, address) ||
          !new RegExp(`[<\\s]${(prefix && `${prefix}:`).replace(/\W/g, '\\$&')}\\w`).test(xml),
      );
    });
}

const declaration = /\sxmlns(?::([^\s=]+))?\s*=\s*["']([^"']*)["'](?=[^<>]*>)/g;

function isUsual(prefix: string, address: string) {
  const known = prefixes.get(address);
  return prefix === 'w' ? address === w : known === undefined || known === prefix;
}

const pointers = /_rels\/([^/]*)\.rels$/;

function relationshipErrors(opened: WordPackage) {
  const all = opened
    .paths()
    .filter((path) => pointers.test(path) && isRead(path))
    .flatMap((path) => relationshipsOf(opened, path.replace(pointers, '$1')));
  if (!all.some(({ type, target }) => type === 'officeDocument' && target === body)) {
    return [openingDiagnostic('missing-part', {}, body)];
  }
  return all
    .filter(({ target, isOutside }) => !isOutside && !opened.has(target))
    .map(({ target }) => openingDiagnostic('dangling-relationship', {}, target));
}

function hasBody(root: Element) {
  return root.localName === 'document' && root.getElementsByTagNameNS(w, 'body').length > 0;
}
