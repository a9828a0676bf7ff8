import type { Where } from '../diagnostic';
import type { Fields } from '../fields';
import { partName } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkDiagnostic } from '../sentences/check';
import { describePlace } from '../tags/describePlace';
import type { Blocks } from '../tags/readBlocks';
import { signAndName } from '../tags/readTags';
import { namesIn } from '../tags/scopes';
import { groupBy } from '../word/groupBy';
import { fieldCodesOf, ownElements } from '../word/paragraphs';
import { closest } from '../xml/tree';

/**
 * Reports tags that filling does not reach, and tags whose filling would damage the content around the tags. A tag
 * counts if its name is known and has no sign. A block tag (`{#name}`) needs no diagnostic, because the field in the
 * block is reported.
 */
export function unreachableTags(opened: WordPackage, { paragraphs }: Blocks, fields: Fields) {
  const names = namesIn(fields);

  function diagnosticsIn(text: string, where: Where) {
    // Word escapes the braces in an address: `{` becomes `%7B`.
    const found = text.matchAll(/(?:\{|%7B)\s*([\w-]+?)\s*(?:\}|%7D)/gi);
    return [...new Set(Array.from(found, ([, tag = '']) => tag))]
      .filter((tag) => names.includes(tag))
      .map((tag) => checkDiagnostic('unreachable-tag', { ...where, tag }, tag));
  }

  const searched = groupBy(paragraphs, ({ path }) => path).filter(([{ path }]) =>
    places.test(opened.text(path)),
  );
  const inParagraphs = searched.flat().flatMap((paragraph) => {
    const { element } = paragraph;
    // Word writes each text box twice. The second copy (`mc:Fallback`) is not checked, because each tag is to be
    // reported once.
    if (closest(element, ['mc:Fallback'])) return [];
    // In Word, Ctrl+F9 inserts the braces of a field code. Somebody may have typed the name of a tag between these
    // braces. A field code in which no brace was typed is therefore read as a tag.
    const codes = fieldCodesOf(paragraph).map((one) =>
      one.includes('{') ? one : `{${signAndName(one).name}}`,
    );
    // Attributes hold the alternative text of a picture, the tooltip of a link and the text of a watermark.
    const others = ownElements(element, '*').flatMap(({ nodeName, attributes, textContent }) => [
      ...Array.from(attributes, ({ value }) => value),
      nodeName === 'm:t' ? textContent : '',
    ]);
    return diagnosticsIn([...codes, ...others].join(' '), describePlace({ paragraph }));
  });
  const inParts = opened
    .paths()
    .filter((path) => unfilledParts.test(path))
    .flatMap((path) => {
      const text = opened.text(path).replace(/<[^>]*Target=|<[^>]*>/g, '');
      return diagnosticsIn(text, { part: partName(path) });
    });
  return [...inParagraphs, ...inParts];
}

// Matches XML with a field code, an equation, or a brace in an attribute. Other XML is not searched, because most
// templates have none of these, and the search visits each attribute.
const places = /<m:t|instr|=["'][^<>]*\{/;

// Matches the names of charts, endnotes and the addresses of links, which filling does not reach. Also matches SmartArt
// graphics, because a text with several lines would damage a graphic.
const unfilledParts = /^word\/(diagrams\/data|charts\/|endnotes|_rels\/)/;
