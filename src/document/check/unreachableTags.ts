import type { Element } from '@xmldom/xmldom';
import type { Fields } from '../fields';
import { type FilledParts, partName } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkFinding } from '../sentences/check';
import { readTags, type Tag } from '../tags/readTags';
import { namesIn } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { codesIn, ownElements, type Paragraph, runsBetween } from '../word/paragraphs';
import { child, closest, elementsBelow } from '../word/tree';

/** Tags that stand where filling does not reach them, or would tear what is there. Only known names count. */
export function unreachableTags(
  opened: WordPackage,
  { paths }: FilledParts,
  paragraphs: readonly Paragraph[],
  fields: Fields,
): TemplateProblem[] {
  const names = new Set(namesIn(fields));
  // A loop around it is said with the text in it.
  const tagsIn = (text: string) =>
    Array.from(text.matchAll(/\{\s*([^\s{}]+)\s*\}/g), ([, tag = '']) => tag).filter((tag) =>
      names.has(tag),
    );

  const inParagraphs = paragraphs.filter(isReadOnce).flatMap((paragraph) => {
    const where = whereIs({ paragraph });
    const codes = codesIn(paragraph);
    const ofFields = /\bHYPERLINK\s+"[^"]*\{/i.test(codes.join('')) ? 'link' : 'field';
    const typed = codes.filter((code) => names.has(code.trim().replace(/^[#^/]/, '')));
    return [
      ...[[ofFields, codes.join('')] as const, ...hiddenTexts(paragraph)].flatMap(([place, text]) =>
        tagsIn(text).map((tag) => [tag, place] as const),
      ),
      ...typed.map((code) => [code.trim(), 'code'] as const),
    ].map(([tag, place]) => checkFinding(`unreachable-tag.${place}`, { ...where, tag }, tag));
  });
  const inParts = opened.paths().flatMap((path) => {
    const [, place] = ofParts.find(([pattern]) => pattern.test(path)) ?? [];
    if (!place || (place !== 'smart-art' && paths.includes(path))) return [];
    // In an address, the braces are escaped.
    const text = path.endsWith('.rels')
      ? opened.text(path)?.replace(/%7B/gi, '{').replace(/%7D/gi, '}')
      : opened.xml(path).documentElement?.textContent;
    return [...new Set(tagsIn(text ?? ''))].map((tag) =>
      checkFinding(`unreachable-tag.${place}`, { tag, part: partName(path) }, tag),
    );
  });
  const bound = paragraphs
    .flatMap(readTags)
    .filter((tag) => tag.sign === '' && isBound(tag))
    .map((tag) => checkFinding('bound-control', whereIs(tag, tag.name), tag.name));
  return [...inParagraphs, ...inParts, ...bound];
}

// Of the two copies of a text box, one.
function isReadOnce({ element, path }: Paragraph): boolean {
  return path.startsWith('word/') && !closest(element, ['mc:Fallback']);
}

const ofParts = [
  [/^word\/diagrams\/data[^/]*\.xml$/, 'smart-art'],
  [/^word\/charts\/[^/]*\.xml$/, 'chart'],
  [/^word\/endnotes\d*\.xml$/, 'endnote'],
  [/^word\/_rels\/[^/]*\.rels$/, 'link'],
] as const;

// What a person reads of these elements stands in their attributes.
const spoken = {
  description: /^(wp:docPr|v:shape)$/,
  watermark: /^v:textpath$/,
  tooltip: /^(w:hyperlink|a:hlinkClick)$/,
  table: /^w:tbl(Caption|Description)$/,
};

function hiddenTexts({ element }: Paragraph) {
  const own = ownElements(element, '*');
  const table = closest(element, ['w:tbl']) as Element | null;
  const isFirst = table?.getElementsByTagName('w:p')[0] === element;
  const settings = isFirst && table ? child(table, 'w:tblPr') : undefined;
  const all = [...own, ...(settings ? elementsBelow(settings) : [])];
  const equation = own.filter(({ nodeName }) => nodeName === 'm:t');
  return [
    ['equation', equation.map((one) => one.textContent).join('')] as const,
    ...Object.entries(spoken).map(([place, elements]) => {
      const saying = all.filter(({ nodeName }) => elements.test(nodeName));
      const texts = saying.flatMap((one) => Array.from(one.attributes, ({ value }) => value));
      return [place as keyof typeof spoken, texts.join(' ')] as const;
    }),
  ];
}

const propertyStores = /6C3C8BC8-F283-45AE-878A-BAB7291924A1|6668398D-A668-4E3E-A5EB-62B293D839F1/i;

// Word shows in such a control what the file holds elsewhere, whatever was filled in here. The document
// properties are filled there too.
function isBound({ paragraph, start, end }: Tag): boolean {
  const [run] = runsBetween(paragraph, start, end);
  const control = run && (closest(run, ['w:sdt']) as Element | null);
  const settings = control && child(control, 'w:sdtPr');
  // Since Word 2013 a control with looks in its text says so in another namespace.
  const binding =
    settings && (child(settings, 'w:dataBinding') ?? child(settings, 'w15:dataBinding'));
  return Boolean(binding && !propertyStores.test(binding.getAttribute('w:storeItemID') ?? ''));
}
