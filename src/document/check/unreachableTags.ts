import type { Where } from '../diagnostic';
import type { Fields } from '../fields';
import { partName } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkDiagnostic } from '../sentences/check';
import { describePlace } from '../tags/describePlace';
import type { Blocks } from '../tags/readBlocks';
import { signAndName, type Tag } from '../tags/readTags';
import { namesIn } from '../tags/scopes';
import { groupBy } from '../word/groupBy';
import { fieldCodesOf, ownElements, runsBetween } from '../word/paragraphs';
import { child, closest } from '../xml/tree';

/**
 * Reports three kinds of tags: tags that filling does not reach, tags whose filling would damage the content around the
 * tags, and tags whose filled text Word does not show (`isBound`).
 */
export function unreachableTags(opened: WordPackage, { paragraphs, tags }: Blocks, fields: Fields) {
  const names = namesIn(fields);

  // In an equation, a tag of any name is reported, because filling removes the tag. In all other content, only tags
  // with a known name and no sign are reported. A block tag (`{#name}`) needs no diagnostic, because the field in the
  // block is reported.
  function diagnosticsIn(place: Place, text: string, where: Where) {
    const tags = text.matchAll(/\{\s*([^\s{}]+)\s*\}/g);
    return [...new Set(Array.from(tags, ([, tag = '']) => tag))]
      .filter((tag) => place === 'equation' || names.includes(tag))
      .map((tag) => checkDiagnostic(`unreachable-tag.${place}`, { ...where, tag }, tag));
  }

  const searched = groupBy(paragraphs, ({ path }) => path).filter(([{ path }]) =>
    places.test(opened.text(path)),
  );
  const inParagraphs = searched.flat().flatMap((paragraph) => {
    const { element } = paragraph;
    // Word writes each text box twice. The second copy (`mc:Fallback`) is not checked, because each tag is to be
    // reported once.
    if (closest(element, ['mc:Fallback'])) return [];
    const where = describePlace({ paragraph });
    // In Word, Ctrl+F9 inserts the braces of a field code. Somebody may have typed the name of a tag between these
    // braces. A field code in which no brace was typed is therefore read as a tag.
    const code = fieldCodesOf(paragraph)
      .map((one) => (one.includes('{') ? one : `{${signAndName(one).name}}`))
      .join('');
    return [
      ...diagnosticsIn(/\bHYPERLINK\s+"[^"]*\{/i.test(code) ? 'link' : 'field', code, where),
      ...diagnosticsIn(
        'equation',
        ownElements(element, 'm:t')
          .map(({ textContent }) => textContent)
          .join(''),
        where,
      ),
      // Attributes are searched, too, because they hold the alternative text of a picture, the tooltip of a link and
      // the text of a watermark.
      ...ownElements(element, '*').flatMap(({ nodeName, attributes }) => {
        const texts = Array.from(attributes, ({ value }) => value).join(' ');
        return diagnosticsIn(nodeName === 'v:textpath' ? 'watermark' : 'description', texts, where);
      }),
    ];
  });
  const inParts = opened.paths().flatMap((path) => {
    const [, place] = ofParts.find(([pattern]) => pattern.test(path)) ?? [];
    if (!place) return [];
    // Word escapes the braces in an address: `{` becomes `%7B`.
    const text =
      place === 'link'
        ? opened.text(path).replace(/%7B/gi, '{').replace(/%7D/gi, '}')
        : opened.xml(path).textContent;
    return diagnosticsIn(place, text ?? '', { part: partName(path) });
  });
  const bound = tags
    .filter((tag) => tag.sign === '' && isBound(tag))
    .map((tag) => checkDiagnostic('bound-control', tag, tag.name));
  return [...inParagraphs, ...inParts, ...bound];
}

// Matches XML with a field code, an equation, or a brace in an attribute. Other XML is not searched, because most
// templates have none of these, and the search visits each attribute.
const places = /<m:t|instr|=["'][^<>]*\{/;

// The parts in which every tag with a known name is reported. Filling does not reach charts, endnotes and addresses.
// Filling reaches SmartArt graphics, but a text with several lines would damage a graphic.
const ofParts = [
  [/^word\/diagrams\/data[^/]*\.xml$/, 'smart-art'],
  [/^word\/charts\/[^/]*\.xml$/, 'chart'],
  [/^word\/endnotes\d*\.xml$/, 'endnote'],
  [/^word\/_rels\/[^/]*\.rels$/, 'link'],
] as const;

type Place = (typeof ofParts)[number][1] | 'field' | 'equation' | 'watermark' | 'description';

const propertyStores = /6C3C8BC8-F283-45AE-878A-BAB7291924A1|6668398D-A668-4E3E-A5EB-62B293D839F1/i;

// True for a tag in a content control that is bound to custom XML. Word shows the custom XML in the control instead of
// the filled text. A content control that is bound to the document properties does not count, because the document
// properties are filled, too.
function isBound({ paragraph, start, end }: Tag) {
  const [run] = runsBetween(paragraph, start, end);
  const control = run && closest(run, ['w:sdt']);
  const settings = child(control ?? undefined, 'w:sdtPr');
  // Word 2013 and later versions bind a content control with formatted text by `w15:dataBinding`.
  const binding = child(settings, 'w:dataBinding') ?? child(settings, 'w15:dataBinding');
  return binding && !propertyStores.test(binding.getAttribute('w:storeItemID') ?? '');
}
