import type { Element } from '@xmldom/xmldom';
import { contentOf, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { childOrNew } from '../word/insert';
import { readStyles } from '../word/styles';
import { numberOf, pageWidth, scale } from '../word/textWidth';
import {
  copyFor,
  elementsBelow,
  elementsIn,
  elementsNamed,
  lastSection,
  propertyOf,
  remove,
  setVal,
  valOf,
} from '../word/tree';
import { pathsOf } from './bring';

/**
 * Keeps the tab stops in the header and footer of a template, scaled to the page of the letterhead. The styles of a
 * letterhead often have Word's own stops, in the middle and at 16 cm, or none.
 *
 * @param page the section of the letterhead
 * @returns a function to call once the letterhead's styles are in the template
 */
export function stopKeeper(template: WordPackage, page: Element | undefined) {
  const paths = pathsOf(template, ['header', 'footer']);
  const { chainFor } = stylesOf(template);
  const own = lastSection(contentOf(template));
  const lines = paths
    .flatMap((path) => elementsBelow(template.xml(path), 'w:p'))
    .filter((line) =>
      elementsBelow(line, 'w:tab').some(({ parentNode }) => parentNode?.nodeName === 'w:r'),
    )
    .map((line) => {
      const stops = Array.from(
        stopsOf([line, ...chainFor(line)]).values(),
        (stop) => stop.cloneNode() as Element,
      );
      if (page) scale(stops, pageWidth(own), pageWidth(page));
      return { line, stops };
    });
  return () => {
    const { chainFor } = stylesOf(template);
    for (const { line, stops } of lines) setStops(line, stops, stopsOf(chainFor(line)));
    for (const path of paths) template.save(path);
  };
}

function stylesOf(opened: WordPackage) {
  return readStyles(rootOfType(opened, 'styles'));
}

/** The tab stops of a paragraph and its styles by their positions, the nearest first (ECMA-376, 17.3.1.37). */
function stopsOf(dressed: readonly Element[]) {
  const stops = new Map<number, Element>();
  for (const one of dressed.toReversed()) {
    for (const stop of elementsNamed(propertyOf(one, 'w:tabs'), 'w:tab')) {
      if (valOf(stop) === 'clear') stops.delete(placeOf(stop));
      else stops.set(placeOf(stop), stop);
    }
  }
  return stops;
}

function placeOf(stop: Element) {
  return numberOf(stop, 'w:pos');
}

/** Sets the stops on a paragraph, and clears those of its styles. */
function setStops(line: Element, own: readonly Element[], theirs: Map<number, Element>) {
  for (const stop of own) theirs.delete(placeOf(stop));
  const properties = childOrNew(line, 'w:pPr');
  const tabs = childOrNew(properties, 'w:tabs');
  for (const stop of elementsIn(tabs)) remove(stop);
  for (const stop of [...own, ...theirs.values()].toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const copy = tabs.appendChild(copyFor(tabs, stop)) as Element;
    if (!own.includes(stop)) setVal(copy, 'clear');
  }
  setVal(childOrNew(properties, 'w:jc'), 'left');
}
