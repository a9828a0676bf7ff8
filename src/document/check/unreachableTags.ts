import type { Where } from '../diagnostic';
import type { Fields } from '../fields';
import { partName } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkDiagnostic } from '../sentences/check';
import { describePlace } from '../tags/describePlace';
import { namesIn } from '../tags/scopes';
import type { Paragraph } from '../word/paragraphs';
import { numberedParagraphsIn } from './numberedParagraphs';

/**
 * Reports tags that filling does not reach, and tags whose filling would damage the content around the tags. Only tags
 * with a known name and without a sign are reported. A block tag (`{#name}`) needs no diagnostic, because the field in
 * the block is reported.
 *
 * @param paragraphs the paragraphs of the template. The XML in `opened` holds their numbers (`numberParagraphs`).
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
    numberedParagraphsIn(opened.text(path)).flatMap(({ xml, index }) => {
      const paragraph = paragraphs[index];
      return paragraph ? diagnosticsIn(unfilledTextOf(xml), describePlace({ paragraph })) : [];
    }),
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
 * Returns what filling does not reach in a paragraph: the attributes, such as the alternative text of a picture, and
 * the text of field codes and equations. In Word, Ctrl+F9 inserts the braces of a field code. Somebody may have typed
 * the name of a tag between these braces, so field codes get braces here.
 */
function unfilledTextOf(xml: string) {
  const unfilled = xml
    .replace(/<w:t(?: [^>]*)?>[^<]*/g, '')
    .replace(/<w:fldChar [^>]*"begin"[^>]*>/g, '{')
    .replace(/<w:fldChar /g, '}$&')
    .replace(/ w:instr="([^"]*)"/g, ' {$1}');
  return `${unfilled} ${unfilled.replace(/<[^>]*>/g, '')}`;
}

// Matches parts that filling does not reach: charts, endnotes, and the addresses of links. Also matches SmartArt
// graphics, because a text with several lines would damage a graphic.
const unfilledParts = /^word\/(diagrams\/data|charts\/|endnotes|_rels\/)/;
