import type { Element } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { TemplateError, type TemplateProblem, templateProblem } from '../templateProblem';
import { elementsBelow, w } from '../word/tree';
import {
  addPart,
  addRelationship,
  body,
  contentTypeOf,
  pathFor,
  relationshipsOf,
  removeRelationships,
  targetOfType,
  undeclareContentTypes,
} from './parts';
import { notADocx } from './whatItIs';
import { readableXml, type WordPackage, wordPackage } from './wordPackage';
import { refuseTooLarge, zipDirectory } from './zip';

/**
 * Opens the bytes of a .docx file: the checksums of its parts are checked, and so are the parts that
 * Word needs, their XML and what they point at.
 *
 * @throws TemplateError `no-docx` when the bytes are no whole Word file; `too-large` and `too-much` when it
 *   is too large; `missing-part`, `malformed-part`, `dangling-relationship`, `other-format` and `too-deep`, all at once
 */
export function openPackage(bytes: Uint8Array) {
  const opened = readPackage(bytes);
  if (hasUsualPrefixes(opened)) return opened;
  throw new TemplateError([templateProblem('other-format.prefix', {})]);
}

/** The same for who knows names by their namespaces. */
export function readPackage(bytes: Uint8Array) {
  refuseTooLarge(bytes);
  const opened = wordPackage(unzip(bytes), bytes);
  nameBodyAsUsual(opened);
  // A package without a body is something else: docxtemplater would fill it and say nothing.
  if (!opened.has(body)) throw new TemplateError([notADocx(bytes)]);
  const problems = packageProblems(opened);
  if (problems.length > 0) throw new TemplateError(problems);
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

// PizZip and docxtemplater keep things in plain objects by the names of the parts.
function hasPlainNames({ files }: PizZip) {
  return (
    Object.getPrototypeOf(files) === Object.prototype &&
    Object.keys(files).every((name) => name.length < 256 && !(name in Object.prototype))
  );
}

// Word in the browser calls it `word/document2.xml`: which part is the body, the package's relationships say.
function nameBodyAsUsual(opened: WordPackage) {
  if (required.some((one) => !readableXml(opened, one))) return;
  const path = targetOfType(opened, '', 'officeDocument');
  if (path === body || !/^word\/[^/]+\.xml$/.test(path)) return;
  addPart(opened, body, opened.content(path), contentTypeOf(opened, path));
  const pointers = opened.content(pathFor(path));
  for (const one of [path, pathFor(path), pathFor(body)]) opened.remove(one);
  if (pointers.length > 0) opened.replace(pathFor(body), pointers);
  undeclareContentTypes(opened, [path]);
  removeRelationships(opened, '', ({ type }) => type === 'officeDocument');
  addRelationship(opened, '', 'officeDocument', body);
}

// Who saves the file anew mends them all.
const mostProblems = 50;

const required = ['[Content_Types].xml', '_rels/.rels'];

/**
 * What is wrong with the parts of a package, whatever stands in them: one that Word needs is missing,
 * is not well-formed XML, or is pointed at and not there (ECMA-376, part 2).
 */
function packageProblems(opened: WordPackage) {
  const paths = opened.paths();
  const broken = paths.filter(isRead).flatMap((path) => partProblems(opened, path));
  return [
    ...required
      .filter((path) => !opened.has(path))
      .map((path) => templateProblem('missing-part', {}, path)),
    ...(broken.length > 0 ? broken : relationshipProblems(opened)),
  ].slice(0, mostProblems);
}

// What others put into a package passes through untouched, in whatever encoding.
function isRead(path: string) {
  return /\.(xml|rels)$/.test(path) && !path.startsWith('customXml/');
}

/** What is wrong with one part: its XML or its kind. */
export function partProblems(opened: WordPackage, path: string): TemplateProblem[] {
  try {
    const root = opened.xml(path);
    if (path !== body || hasBody(root)) return [];
    return [
      root.namespaceURI === 'http://purl.oclc.org/ooxml/wordprocessingml/main'
        ? templateProblem('other-format.strict', {})
        : templateProblem('malformed-part', {}, path),
    ];
  } catch (error) {
    if (error instanceof TemplateError) return [...error.problems];
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
 * Whether docxtemplater and this engine know the names in a package: by their prefixes. Others are as valid, and rare.
 * Programs declare more than they use (Word 2007 `ve`): only the names of elements and attributes count.
 */
function hasUsualPrefixes(opened: WordPackage) {
  return opened
    .paths()
    .filter(isRead)
    .every((path) => {
      const declared = Array.from(opened.text(path).matchAll(declaration));
      if (declared.every(([, prefix, address]) => isUsual(prefix, address))) return true;
      const root = opened.xml(path);
      return [root, ...elementsBelow(root)]
        .flatMap((element) => [element, ...Array.from(element.attributes)])
        .every(({ prefix, namespaceURI }) => isUsual(prefix, namespaceURI));
    });
}

const declaration = /\sxmlns(?::([^\s=]+))?\s*=\s*["']([^"']*)["'](?=[^<>]*>)/g;

function isUsual(prefix?: string | null, address?: string | null) {
  const known = prefixes.get(address ?? '');
  return prefix === 'w' ? address === w : known === undefined || known === (prefix ?? '');
}

const pointers = /_rels\/([^/]*)\.rels$/;

function relationshipProblems(opened: WordPackage) {
  const all = opened
    .paths()
    .filter((path) => pointers.test(path) && isRead(path))
    .flatMap((path) => relationshipsOf(opened, path.replace(pointers, '$1')));
  if (!all.some(({ type, target }) => type === 'officeDocument' && target === body)) {
    return [templateProblem('missing-part', {}, body)];
  }
  return all
    .filter(({ target, isOutside }) => !isOutside && !opened.has(target))
    .map(({ target }) => templateProblem('dangling-relationship', {}, target));
}

function hasBody(root: Element) {
  return root.localName === 'document' && root.getElementsByTagNameNS(w, 'body').length > 0;
}
