import { DOMParser, type Node } from '@xmldom/xmldom';
import { TemplateError } from '../templateError';
import { templateProblem } from '../templateProblem';

/**
 * Parses one XML part.
 *
 * @throws Error when the text is not well-formed, or declares a document type or another encoding than UTF-8, which no
 *   part may (ECMA-376, part 2; nobody writes the UTF-16 that it allows); TemplateError when its elements are nested too deep
 */
export function parseXml(text: string) {
  if (text.includes('<!DOCTYPE')) throw new Error('document type');
  if (/^\uFEFF?<\?xml[^>]*encoding\s*=\s*["'](?!utf-8)/i.test(text)) throw new Error('encoding');
  const parser = new DOMParser({
    onError(level, message) {
      if (level !== 'warning') throw new Error(message);
    },
    // By itself xmldom 0.9.12 also takes U+0085, U+2028 and U+2029 for ends of lines, as XML 1.1 does; parts are XML 1.0.
    normalizeLineEndings: (lines) => lines.replace(/\r\n?/g, '\n'),
  });
  const document = parser.parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml');
  if (isDeeper(document, deepest)) throw new TemplateError([templateProblem('too-deep', {})]);
  return document;
}

// The templates of this house are 12 elements deep; a table in a table in a table is about 30.
const deepest = 250;

function isDeeper(node: Node, levels: number) {
  if (levels === 0) return true;
  for (let inner = node.firstChild; inner; inner = inner.nextSibling) {
    if (isDeeper(inner, levels - 1)) return true;
  }
  return false;
}
