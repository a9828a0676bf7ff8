import type { Element } from '@xmldom/xmldom';
import { parseXml } from '../package/parseXml';
import { body, relationshipsOf } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { copyFor, elementsBelow, w } from '../word/tree';
import type { HeaderFooter } from './modelPage';
import { addPart, removeParts, xmlPart } from './parts';
import type { PlacedHeaderFooter } from './takePage';

/** The headers and footers of a package, by the names of their parts. */
export function headerFooterPaths(opened: WordPackage, kind: HeaderFooter['kind']): string[] {
  return relationshipsOf(opened, body)
    .filter(({ type, isOutside }) => type === kind && !isOutside)
    .map(({ target }) => target);
}

/**
 * What the header of a template prints in any look: its paragraphs from the first tag to the last, where
 * words stand among them (`{#isWhole}144 …{/isWhole}`).
 */
export function ownLines(template: WordPackage): readonly Element[] {
  const found = headerFooterPaths(template, 'header').map((path) => {
    const paragraphs = Array.from(template.xml(path).getElementsByTagName('w:p'));
    const isTagged = paragraphs.map((one) => textOf([one]).match(tags) !== null);
    const lines = paragraphs.slice(isTagged.indexOf(true), isTagged.lastIndexOf(true) + 1);
    return lines.filter((line) => !elementsBelow(line).some((one) => pointing.test(one.nodeName)));
  });
  return found.find((lines) => /\p{L}/u.test(textOf(lines).replace(tags, ''))) ?? [];
}

const pointing = /^w:(drawing|pict|object|hyperlink)$/;
const tags = /\{[^{}]*\}/g;

function floats(root: Element): boolean {
  return ['wp:anchor', 'w:pict'].some((name) => root.getElementsByTagName(name).length > 0);
}

function textOf(elements: readonly Element[]): string {
  return elements.map(({ textContent }) => textContent).join('');
}

/**
 * Puts the headers and footers of the model in the place of the template's; what the template's header
 * prints in any look stands below the model's, on all pages, or below its footer where shapes float over
 * its header.
 *
 * @param cleaned makes one fit to be taken over, under its new name
 */
export function takeHeadersFooters(
  template: WordPackage,
  headersFooters: readonly HeaderFooter[],
  cleaned: (root: Element, from: string, path: string) => Element,
): PlacedHeaderFooter[] {
  const lines = ownLines(template);
  const isCovered = headersFooters.some((one) => one.kind === 'header' && floats(one.part.root));
  const place = isCovered ? 'footer' : 'header';
  const isMissing = (pages: HeaderFooter['pages']) =>
    headersFooters.every((one) => one.kind !== place || one.pages !== pages);
  removeParts(template, [
    ...headerFooterPaths(template, 'header'),
    ...headerFooterPaths(template, 'footer'),
  ]);
  const placed = new Map<string, string>();
  const own = lines.length === 0 ? [] : (['default', 'first', 'even'] as const).filter(isMissing);
  const empty = isCovered ? 'w:ftr' : 'w:hdr';
  const added = xmlPart('', parseXml(`<${empty} xmlns:w="${w}"/>`));
  const others = own.map((pages) => ({ kind: place, pages, part: added }) as const);
  return [...headersFooters, ...others].map(({ kind, pages, part }) => {
    const path = placed.get(part.path) ?? addPart(template, kind, part.document).path;
    if (!placed.has(part.path)) {
      const root = part === added ? part.root : cleaned(part.root, part.path, path);
      if (kind === place && !textOf([root]).includes(textOf(lines))) {
        for (const line of lines) root.appendChild(copyFor(root, line));
      }
      template.replace(path, part.document);
      placed.set(part.path, path);
    }
    return { kind, pages, path };
  });
}
