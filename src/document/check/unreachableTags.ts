import type { Where } from '../diagnostic';
import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import { checkDiagnostic } from '../sentences/check';
import { describePlace, partName } from '../tags/describePlace';
import { namesIn } from '../tags/scopes';
import type { Paragraph } from '../word/paragraphs';
import { numberedParagraphsIn } from './readTemplateFacts';

/**
 * Reports tags in content that filling does not reach, e.g. in a chart or in an alternative text. Tags in SmartArt
 * graphics are also reported, because a text with several lines would damage the graphic. A tag is left out if it has a
 * sign, or if its name is not in `fields`.
 *
 * @param paragraphs the paragraphs that `numberParagraphs` has numbered
 */
export function unreachableTags(
  opened: WordPackage,
  paragraphs: readonly Paragraph[],
  fields: Fields,
) {
  const names = namesIn(fields);

  function diagnosticsIn(text: string, where: Where) {
    // Word escapes the braces in an address: `{` becomes `%7B`.
    const found = text.matchAll(/(?:\{|%7B)\s*([\w-]+?)\s*(?:\}|%7D)/gi);
    return [...new Set(Array.from(found, ([, tag = '']) => tag))]
      .filter((tag) => names.includes(tag))
      .map((tag) => checkDiagnostic('unreachable-tag', { ...where, tag }, tag));
  }

  const compiledParts = new Set(paragraphs.map(({ path }) => path));
  const inParagraphs = [...compiledParts].flatMap((path) =>
    numberedParagraphsIn(opened.text(path), paragraphs).flatMap(({ xml, paragraph }) =>
      diagnosticsIn(unfilledTextOf(xml), describePlace({ paragraph })),
    ),
  );
  const inParts = opened
    .paths()
    .filter((path) => unfilledParts.test(path))
    .flatMap((path) => {
      const text = opened.text(path).replace(/<[^>]*Target=|<[^>]*>/g, '');
      return diagnosticsIn(text, { part: partName(path) });
    });
  return [...inParagraphs, ...inParts];
}

/**
 * Returns what filling does not reach in a paragraph: attributes, field codes and equations. One of these attributes is
 * the alternative text of a picture. Word shows braces around a field code (Ctrl+F9), but does not store them. Somebody
 * may have typed a tag in this way, so the braces are added.
 */
function unfilledTextOf(xml: string) {
  const unfilled = xml
    .replace(/<w:t(?: [^>]*)?>[^<]*/g, '')
    .replace(/<w:fldChar [^>]*"begin"[^>]*>/g, '{')
    .replace(/<w:fldChar /g, '}$&')
    .replace(/ w:instr="([^"]*)"/g, ' {$1}');
  return `${unfilled} ${unfilled.replace(/<[^>]*>/g, '')}`;
}

// Matches SmartArt graphics, charts, endnotes, and the relationships with the addresses of links.
const unfilledParts = /^word\/(diagrams\/data|charts\/|endnotes|_rels\/)/;
