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
import { child, closest, elementsIn, propertiesOf } from '../word/tree';

/** Tags that stand where filling does not reach them, or would tear what is there. Only known names count. */
export function unreachableTags(
  opened: WordPackage,
  filled: FilledParts,
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
    const typed = codesIn(paragraph).map((code) => code.trim());
    return [
      ...hiddenTexts(paragraph).flatMap(([place, text]) =>
        tagsIn(text).map((tag) => [tag, place] as const),
      ),
      ...typed
        .filter((code) => names.has(code.replace(/^[#^/]/, '')))
        .map((tag) => [tag, 'code'] as const),
    ].map(([tag, place]) => checkFinding(`unreachable-tag.${place}`, { ...where, tag }, tag));
  });
  const inParts = opened.paths().flatMap((path) => {
    const place = placeOfPart(path, filled);
    if (!place) return [];
    return [...new Set(tagsIn(textOfPart(opened, path)))].map((tag) =>
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

// What a person reads of these elements stands in attributes.
const spoken = `
wp:docPr description descr title
v:shape description alt title
v:textpath watermark string
w:hyperlink tooltip w:tooltip
a:hlinkClick tooltip tooltip
w:tblCaption table w:val
w:tblDescription table w:val`;

type Hidden = 'link' | 'field' | 'equation' | 'description' | 'watermark' | 'tooltip' | 'table';

function hiddenTexts(paragraph: Paragraph): (readonly [Hidden, string])[] {
  const own = ownElements(paragraph.element, '*');
  const table = closest(paragraph.element, ['w:tbl']) as Element | null;
  const isFirst = table?.getElementsByTagName('w:p')[0] === paragraph.element;
  const settings = isFirst && table ? elementsIn(propertiesOf(table) ?? table) : [];
  const codes = codesIn(paragraph).join('');
  const equation = own.filter(({ nodeName }) => nodeName === 'm:t');
  return [
    [/\bHYPERLINK\s+"[^"]*\{/i.test(codes) ? 'link' : 'field', codes],
    ['equation', equation.map((one) => one.textContent).join('')],
    ...[...own, ...settings].flatMap((one) => {
      const line = spoken.split('\n').find((text) => text.startsWith(`${one.nodeName} `));
      const [, place, ...attributes] = line?.split(' ') ?? [];
      return attributes.map((name) => [place as Hidden, one.getAttribute(name) ?? ''] as const);
    }),
  ];
}

function placeOfPart(
  path: string,
  { paths }: FilledParts,
): 'smart-art' | 'chart' | 'endnote' | 'link' | undefined {
  if (/^word\/diagrams\/data[^/]*\.xml$/.test(path)) return 'smart-art';
  if (paths.includes(path)) return undefined;
  if (/^word\/charts\/[^/]*\.xml$/.test(path)) return 'chart';
  if (/^word\/endnotes\d*\.xml$/.test(path)) return 'endnote';
  return /^word\/_rels\/[^/]*\.rels$/.test(path) ? 'link' : undefined;
}

function textOfPart(opened: WordPackage, path: string): string {
  if (!path.endsWith('.rels')) return opened.xml(path).documentElement?.textContent ?? '';
  return (opened.text(path) ?? '').replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}');
}

const propertyStores = /6C3C8BC8-F283-45AE-878A-BAB7291924A1|6668398D-A668-4E3E-A5EB-62B293D839F1/i;

// Word shows in such a control what the file holds elsewhere, whatever was filled in here. The document
// properties are filled there too.
function isBound({ paragraph, start, end }: Tag): boolean {
  const [run] = runsBetween(paragraph, start, end);
  const control = run && (closest(run, ['w:sdt']) as Element | null);
  const settings = control && child(control, 'w:sdtPr');
  // Since Word 2013 a control with looks in its text says so in another namespace.
  const [binding] = settings ? elementsIn(settings).filter(isBinding) : [];
  return Boolean(binding && !propertyStores.test(binding.getAttribute('w:storeItemID') ?? ''));
}

function isBinding({ nodeName }: Element): boolean {
  return /^w(15)?:dataBinding$/.test(nodeName);
}
