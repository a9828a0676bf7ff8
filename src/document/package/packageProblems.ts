import type { Document, Element } from '@xmldom/xmldom';
import { TemplateError } from '../templateError';
import { type TemplateProblem, templateProblem } from '../templateProblem';
import { w } from '../word/tree';
import { commentsPath, comparable, relationshipsIn, targetOf } from './parts';
import type { WordPackage } from './wordPackage';

// Who saves the file anew mends them all.
const mostProblems = 50;

const required = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];

/**
 * What is wrong with the parts of a package, whatever stands in them: one that Word needs is missing,
 * is not well-formed XML, or is pointed at and not there (ECMA-376, part 2).
 */
export function packageProblems(opened: WordPackage): TemplateProblem[] {
  const paths = opened.paths();
  const broken = paths.filter(isRead).flatMap((path) => partProblems(opened, path));
  return [
    ...required
      .filter((path) => !opened.has(path))
      .map((path) => templateProblem('missing-part', {}, path)),
    ...(broken.length > 0 ? broken : danglingRelationships(opened, paths)),
  ].slice(0, mostProblems);
}

// What others put into a package passes through untouched, in whatever encoding.
function isRead(path: string): boolean {
  return /\.(xml|rels)$/.test(path) && !path.startsWith('customXml/');
}

/** What is wrong with one part: its XML or its kind. */
export function partProblems(opened: WordPackage, path: string): TemplateProblem[] {
  try {
    const document = opened.xml(path);
    if (path === 'word/document.xml' && !hasBody(document.documentElement)) {
      return [
        isStrict(document.documentElement)
          ? templateProblem('other-format.strict', {})
          : templateProblem('malformed-part', {}, path),
      ];
    }
    return path === '[Content_Types].xml' ? contentTypeProblems(document) : [];
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

/** Whether docxtemplater and this engine know the names in a package: by their prefixes. Others are as valid, and rare. */
export function hasUsualPrefixes(opened: WordPackage): boolean {
  const xml = opened.paths().filter(isRead).map(opened.text).join('\n');
  const declared = xml.matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*["']([^"']*)["'](?=[^<>]*>)/g);
  return Array.from(declared).every(([, prefix = '', address = '']) =>
    prefix === 'w' ? address === w : (prefixes.get(address) ?? prefix) === prefix,
  );
}

function danglingRelationships(opened: WordPackage, paths: readonly string[]): TemplateProblem[] {
  const there = new Set(paths.map(comparable));
  const problems = paths
    .filter((path) => path.endsWith('.rels') && isRead(path))
    .flatMap((path) => {
      try {
        return relationshipsIn(opened, path)
          .map((relationship) => targetOf(path, relationship))
          .filter((target) => target !== undefined && !there.has(comparable(target)))
          .map((target) => templateProblem('dangling-relationship', {}, target ?? ''));
      } catch {
        return [templateProblem('malformed-part', {}, path)];
      }
    });
  return problems.length > 0 ? problems : commentsProblems(opened);
}

// Comments that are none: nobody could read them, nor add one.
function commentsProblems(opened: WordPackage): TemplateProblem[] {
  const path = commentsPath(opened);
  if (!opened.has(path) || (isRead(path) && isComments(opened.xml(path)))) return [];
  return [templateProblem('malformed-part', {}, path)];
}

function isComments({ documentElement }: Document): boolean {
  return documentElement?.localName === 'comments' && documentElement.namespaceURI === w;
}

function hasBody(root: Element | null): boolean {
  return root?.localName === 'document' && root.getElementsByTagNameNS(w, 'body').length > 0;
}

function isStrict(root: Element | null): boolean {
  return root?.namespaceURI === 'http://purl.oclc.org/ooxml/wordprocessingml/main';
}

// docxtemplater holds each of them against each part; Word writes one for each ending of a name.
const mostDefaults = 500;

// Word refuses a .docx whose body says that it is a template of Word's or holds macros.
function contentTypeProblems(contentTypes: Document): TemplateProblem[] {
  const [defaults, overrides] = ['Default', 'Override'].map((name) =>
    Array.from(contentTypes.getElementsByTagName(name)),
  );
  if (defaults && defaults.length > mostDefaults) {
    return [templateProblem('too-much.defaults', {}, mostDefaults)];
  }
  const isOther = [...(defaults ?? []), ...(overrides ?? [])].some((one) =>
    /(template|macroEnabled|macroEnabledTemplate)\.main\+xml/i.test(
      one.getAttribute('ContentType') ?? '',
    ),
  );
  return isOther ? [templateProblem('other-format.template', {})] : [];
}
