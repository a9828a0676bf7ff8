import type { Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { type Diagnostic, openingDiagnostic, TemplateError } from '../diagnostic';
import { wordNamespace } from '../xml/tree';
import { noDocxError } from './noDocxError';
import {
  addPart,
  addRelationship,
  bodyPath,
  contentTypeOf,
  relationshipsOf,
  relationshipsPath,
  removeRelationships,
  targetOfType,
} from './parts';
import { createPackage, type WordPackage } from './wordPackage';
import { readZipDirectory, refuseTooLarge } from './zip';

/**
 * Opens the bytes of a .docx file. Refuses a file with a wrong checksum, a missing part, malformed XML, a relationship
 * to a missing part, or another namespace prefix than `w`.
 *
 * @throws TemplateError `no-docx` when the bytes are no whole Word file; `too-large` or `too-much` when the file is too
 *   large; `missing-part`, `malformed-part`, `other-format`, `too-deep` or `dangling-relationship` when the content of
 *   the file is wrong. The TemplateError carries up to 50 errors of the content. Relationships are checked only when no
 *   part has an error (`partErrors`). The namespace prefix is checked only when the file has no other error.
 */
export function openPackage(bytes: Uint8Array) {
  const opened = openPackageOfAnyPrefix(bytes);
  // docxtemplater and this engine find elements by the prefix `w`. A program that writes another prefix writes this
  // prefix in each part, so only the body is looked at.
  if (opened.xml(bodyPath).nodeName === 'w:document') return opened;
  throw new TemplateError([openingDiagnostic('other-format.prefix', {})]);
}

/**
 * Opens a .docx file as `openPackage` does, but accepts all namespace prefixes. The caller must compare names by their
 * namespaces.
 *
 * @throws TemplateError with the errors of `openPackage`, except `other-format.prefix`
 */
export function openPackageOfAnyPrefix(bytes: Uint8Array) {
  refuseTooLarge(bytes);
  const opened = createPackage(unzip(bytes), bytes);
  moveBodyToUsualPath(opened);
  // A package without a body is no Word file. docxtemplater would fill such a package and report no error.
  if (!opened.has(bodyPath)) throw new TemplateError([noDocxError(bytes)]);
  const errors = packageErrors(opened);
  if (errors.length > 0) throw new TemplateError(errors);
  return opened;
}

function unzip(bytes: Uint8Array) {
  try {
    if (!readZipDirectory(bytes)) throw new Error('no whole zip');
    const zip = new PizZip(bytes, { checkCRC32: true });
    if (!hasPlainNames(zip)) throw new Error('no names of parts');
    return zip;
  } catch (cause) {
    throw new TemplateError([noDocxError(bytes)], cause);
  }
}

// True when each name of a part has fewer than 256 characters and is not the name of a property that all objects have.
// PizZip and docxtemplater use these names as keys of plain objects, whose prototype a part `__proto__` would change.
function hasPlainNames({ files }: PizZip) {
  return (
    Object.getPrototypeOf(files) === Object.prototype &&
    Object.keys(files).every((name) => name.length < 256 && !(name in Object.prototype))
  );
}

// Renames the body to `word/document.xml`, because Word for the web names the body `word/document2.xml`.
function moveBodyToUsualPath(opened: WordPackage) {
  const path = targetOfType(opened, '', 'officeDocument');
  if (path === bodyPath || !/^word\/[^/]+\.xml$/.test(path)) return;
  addPart(opened, bodyPath, opened.content(path), contentTypeOf(opened, path));
  if (opened.has(relationshipsPath(path)))
    opened.replace(relationshipsPath(bodyPath), opened.content(relationshipsPath(path)));
  addRelationship(opened, '', 'officeDocument', bodyPath);
  removeRelationships(opened, ({ target }) => target === path);
}

// The greatest number of errors that are reported for a package. The advice is almost always the same: to save the file
// again in Word.
const mostErrors = 50;

const requiredParts = ['[Content_Types].xml', '_rels/.rels'];

/**
 * The errors of a package's structure (ECMA-376, part 2): missing parts that Word needs, errors of parts
 * (`partErrors`), or else relationships to missing parts.
 */
function packageErrors(opened: WordPackage) {
  const paths = opened.paths();
  const broken = paths.filter(isRead).flatMap((path) => partErrors(opened, path));
  return [
    ...requiredParts
      .filter((path) => !opened.has(path))
      .map((path) => openingDiagnostic('missing-part', {}, path)),
    ...(broken.length > 0 ? broken : relationshipErrors(opened)),
  ].slice(0, mostErrors);
}

// True for the name of a part that must be well-formed. Custom XML parts belong to other programs and may have any
// encoding.
function isRead(path: string) {
  return /\.(xml|rels)$/.test(path) && !path.startsWith('customXml/');
}

/**
 * The errors of one part: XML that is not well-formed, elements that are nested too deep, or a body without a `w:body`
 * in the namespace of the transitional schema.
 */
function partErrors(opened: WordPackage, path: string): Diagnostic[] {
  try {
    const root = opened.xml(path);
    if (path !== bodyPath || hasBody(root)) return [];
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

const relationshipParts = /_rels\/([^/]*)\.rels$/;

function relationshipErrors(opened: WordPackage) {
  const all = opened
    .paths()
    .filter((path) => relationshipParts.test(path) && isRead(path))
    .flatMap((path) => relationshipsOf(opened, path.replace(relationshipParts, '$1')));
  if (!all.some(({ type, target }) => type === 'officeDocument' && target === bodyPath)) {
    return [openingDiagnostic('missing-part', {}, bodyPath)];
  }
  return all
    .filter(({ target, isOutside }) => !isOutside && !opened.has(target))
    .map(({ target }) => openingDiagnostic('dangling-relationship', {}, target));
}

function hasBody(root: Element) {
  return (
    root.localName === 'document' && root.getElementsByTagNameNS(wordNamespace, 'body').length > 0
  );
}
