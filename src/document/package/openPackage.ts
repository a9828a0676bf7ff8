import PizZip from 'pizzip';
import { refuse, TemplateError } from '../diagnostic';
import { wordNamespace } from '../xml/tree';
import { noDocxError } from './noDocxError';
import {
  bodyPath,
  contentTypesPath,
  createPackage,
  relationshipsPath,
  type WordPackage,
} from './wordPackage';
import { refuseTooLarge } from './zip';

/**
 * Opens the bytes of a .docx file. Refuses a file with a wrong checksum, a missing part, malformed XML, a relationship
 * to a missing part, or a prefix other than `w` for Word's namespace.
 *
 * @throws TemplateError `no-docx` when the bytes are no whole Word file; `too-large` or `too-much` when the file is too
 *   large; `missing-part`, `malformed-part`, `other-format`, `too-deep` or `dangling-relationship` when the content of
 *   the file is wrong (`refuseBroken`)
 */
export function openPackage(bytes: Uint8Array) {
  const zip = unzip(bytes);
  const opened = createPackage(zip, bytes);
  moveBodyToUsualPath(opened);
  // docxtemplater would fill a package without a body, and report no error.
  if (!opened.has(bodyPath)) throw new TemplateError([noDocxError(bytes)]);
  refuseBroken(opened);
  return opened;
}

function unzip(bytes: Uint8Array) {
  const entries = refuseTooLarge(bytes);
  try {
    if (!entries) throw new Error('no whole zip');
    const zip = new PizZip(bytes, { checkCRC32: true });
    // PizZip and docxtemplater use the names of parts as keys of plain objects. A part named `__proto__` would change
    // the prototype of an object. A part named `toString` would hide a method.
    const isPlain = (name: string) => name.length < 256 && !(name in Object.prototype);
    if (
      Object.getPrototypeOf(zip.files) === Object.prototype &&
      Object.keys(zip.files).every(isPlain)
    )
      return zip;
    throw new Error('no names of parts');
  } catch (cause) {
    throw new TemplateError([noDocxError(bytes)], cause);
  }
}

// Renames the body to `word/document.xml`. Word for the web names the body `word/document2.xml`.
function moveBodyToUsualPath(opened: WordPackage) {
  const [path = ''] = opened.pathsOf('officeDocument', '');
  if (path === bodyPath || !/^word\/[^/]+\.xml$/.test(path) || !opened.has(path)) return;
  opened.addPart(bodyPath, opened.content(path), opened.contentTypeOf(path));
  if (opened.has(relationshipsPath(path)))
    opened.replace(relationshipsPath(bodyPath), opened.content(relationshipsPath(path)));
  opened.addRelationship('', 'officeDocument', bodyPath);
  opened.removeRelationships(({ target }) => target === path);
}

/**
 * Refuses a package that Word would refuse (ECMA-376, part 2): a missing part, malformed XML, no `w:body`, or a
 * relationship to a missing part. Refuses the strict schema, and any prefix other than `w` for Word's namespace,
 * because this engine cannot read them.
 *
 * @throws TemplateError with the first error
 */
function refuseBroken(opened: WordPackage) {
  for (const path of [contentTypesPath, relationshipsPath('')])
    if (!opened.has(path)) refuse('missing-part', {}, path);
  // Custom XML parts are not parsed here, because other programs may write these parts in any encoding.
  const paths = opened.paths().filter((path) => /^(?!customXml\/).*\.(xml|rels)$/.test(path));
  for (const path of paths) opened.xml(path);
  const root = opened.xml(bodyPath);
  if (root.namespaceURI === 'http://purl.oclc.org/ooxml/wordprocessingml/main')
    refuse('other-format.strict', {});
  const bodies = root.getElementsByTagNameNS(wordNamespace, 'body');
  if (root.localName !== 'document' || !bodies.length) refuse('malformed-part', {}, bodyPath);
  const relationships = paths
    .filter((path) => relationshipParts.test(path))
    .flatMap((path) => opened.relationshipsOf(path.replace(relationshipParts, '$1')));
  for (const { target, isOutside } of relationships)
    if (!isOutside && !opened.has(target)) refuse('dangling-relationship', {}, target);
  if (opened.pathsOf('officeDocument', '')[0] !== bodyPath) refuse('missing-part', {}, bodyPath);
  // docxtemplater and this engine find elements by the prefix `w`. Only the body is checked, because a program writes
  // the same prefix in all parts.
  if (root.nodeName !== 'w:document') refuse('other-format.prefix', {});
}

const relationshipParts = /_rels\/([^/]*)\.rels$/;
