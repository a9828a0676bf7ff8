import type { Where } from '../diagnostic';
import type { Fields } from '../fields';
import { partName } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkDiagnostic } from '../sentences/check';
import { readTags, signAndName, type Tag } from '../tags/readTags';
import { namesIn } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import { codesIn, ownElements, type Paragraph, runsBetween } from '../word/paragraphs';
import { child, closest } from '../xml/tree';

/** Tags that stand where filling does not reach them, or would tear what is there. */
export function unreachableTags(
  opened: WordPackage,
  paragraphs: readonly Paragraph[],
  fields: Fields,
) {
  const names = namesIn(fields);

  // Only known names count, but in an equation any name would be lost. A loop around a field is said with the field.
  function said(place: Place, text: string, where: Where) {
    const tags = text.matchAll(/\{\s*([^\s{}]+)\s*\}/g);
    return [...new Set(Array.from(tags, ([, tag = '']) => tag))]
      .filter((tag) => place === 'equation' || names.includes(tag))
      .map((tag) => checkDiagnostic(`unreachable-tag.${place}`, { ...where, tag }, tag));
  }

  const inParagraphs = paragraphs.flatMap((paragraph) => {
    const { element } = paragraph;
    // Word writes a text box twice; the second copy is not read.
    if (closest(element, ['mc:Fallback'])) return [];
    const where = whereIs({ paragraph });
    // With Ctrl and F9 somebody types a code where a tag was meant.
    const code = codesIn(paragraph)
      .map((one) => (one.includes('{') ? one : `{${signAndName(one).name}}`))
      .join('');
    return [
      ...said(/\bHYPERLINK\s+"[^"]*\{/i.test(code) ? 'link' : 'field', code, where),
      ...said(
        'equation',
        ownElements(element, 'm:t')
          .map(({ textContent }) => textContent)
          .join(''),
        where,
      ),
      // The texts of a picture or link: alternative text, tooltip, watermark.
      ...ownElements(element, '*').flatMap(({ nodeName, attributes }) => {
        const texts = Array.from(attributes, ({ value }) => value).join(' ');
        return said(nodeName === 'v:textpath' ? 'watermark' : 'description', texts, where);
      }),
    ];
  });
  const inParts = opened.paths().flatMap((path) => {
    const [, place] = ofParts.find(([pattern]) => pattern.test(path)) ?? [];
    if (!place) return [];
    // In an address, the braces are escaped.
    const text =
      place === 'link'
        ? opened.text(path).replace(/%7B/gi, '{').replace(/%7D/gi, '}')
        : opened.xml(path).textContent;
    return said(place, text ?? '', { part: partName(path) });
  });
  const bound = paragraphs
    .flatMap(readTags)
    .filter((tag) => tag.sign === '' && isBound(tag))
    .map((tag) => checkDiagnostic('bound-control', tag, tag.name));
  return [...inParagraphs, ...inParts, ...bound];
}

// The parts that filling does not reach. It reaches a SmartArt graphic, and would tear it.
const ofParts = [
  [/^word\/diagrams\/data[^/]*\.xml$/, 'smart-art'],
  [/^word\/charts\/[^/]*\.xml$/, 'chart'],
  [/^word\/endnotes\d*\.xml$/, 'endnote'],
  [/^word\/_rels\/[^/]*\.rels$/, 'link'],
] as const;

type Place = (typeof ofParts)[number][1] | 'field' | 'equation' | 'watermark' | 'description';

const propertyStores = /6C3C8BC8-F283-45AE-878A-BAB7291924A1|6668398D-A668-4E3E-A5EB-62B293D839F1/i;

// Word shows in such a control what the file holds elsewhere, whatever was filled in here. The document properties are
// filled there, too.
function isBound({ paragraph, start, end }: Tag) {
  const [run] = runsBetween(paragraph, start, end);
  const control = run && closest(run, ['w:sdt']);
  const settings = child(control ?? undefined, 'w:sdtPr');
  // Since Word 2013 a control with looks in its text says so in another namespace.
  const binding = child(settings, 'w:dataBinding') ?? child(settings, 'w15:dataBinding');
  return binding && !propertyStores.test(binding.getAttribute('w:storeItemID') ?? '');
}
