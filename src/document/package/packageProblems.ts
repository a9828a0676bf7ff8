import type { Element } from '@xmldom/xmldom';
import { type TemplateProblem, templateProblem } from '../templateError';
import type { WordPackage } from './wordPackage';

const required = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];

/**
 * What is wrong with the parts of a package, whatever stands in them: one that Word needs is missing,
 * is not well-formed XML, or is pointed at and not there (ECMA-376, part 2).
 */
export function packageProblems(opened: WordPackage): TemplateProblem[] {
  const paths = opened.paths();
  return [
    ...required
      .filter((path) => !paths.includes(path))
      .map((path) => templateProblem('missing-part', {}, path)),
    ...paths.filter(isRead).flatMap((path) => partProblems(opened, path)),
  ];
}

// What others put into a package passes through untouched, in whatever encoding.
function isRead(path: string): boolean {
  return /\.(xml|rels)$/.test(path) && !path.startsWith('customXml/');
}

/** What is wrong with one part: its XML, its kind, or what it points at. */
export function partProblems(opened: WordPackage, path: string): TemplateProblem[] {
  try {
    const document = opened.xml(path);
    if (path === 'word/document.xml' && !hasBody(document.documentElement)) {
      return [
        isStrict(document.documentElement)
          ? templateProblem('other-format', {}, 'strict')
          : templateProblem('malformed-part', {}, path),
      ];
    }
    if (path === '[Content_Types].xml') return otherFormats(opened.text(path) ?? '');
    if (!path.endsWith('.rels')) return [];
    const there = new Set(opened.paths().map(comparable));
    return Array.from(document.getElementsByTagName('Relationship'))
      .filter((relationship) => relationship.getAttribute('TargetMode') !== 'External')
      .map((relationship) => targetOf(path, relationship))
      .filter((target) => target !== undefined && !there.has(comparable(target)))
      .map((target) => templateProblem('dangling-relationship', {}, target ?? ''));
  } catch {
    return [templateProblem('malformed-part', {}, path)];
  }
}

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function hasBody(root: Element | null): boolean {
  return root?.localName === 'document' && root.getElementsByTagNameNS(w, 'body').length > 0;
}

function targetOf(path: string, relationship: Element): string | undefined {
  const target = (relationship.getAttribute('Target') ?? '').replaceAll('\\', '/');
  // A link to a place in the document itself points at no part.
  if (target.startsWith('#')) return undefined;
  const folder = path.replace(/_rels\/[^/]*$/, '');
  return new URL(target, `zip://host/${folder}`).pathname.replace(/^\/+/, '');
}

// Names of parts compare without case, whether or not their signs are written as %20 (ECMA-376, part 2).
function comparable(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/(%[0-9a-f]{2})+/gi, decoded)
    .toLowerCase();
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

function isStrict(root: Element | null): boolean {
  return root?.namespaceURI === 'http://purl.oclc.org/ooxml/wordprocessingml/main';
}

// Word refuses a .docx whose body says that it is a template of Word's or holds macros.
function otherFormats(contentTypes: string): TemplateProblem[] {
  const isOther = /(template\.main|macroEnabled\w*\.main)\+xml/.test(contentTypes);
  return isOther ? [templateProblem('other-format', {}, 'template')] : [];
}
