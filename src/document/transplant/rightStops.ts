import type { Element } from '@xmldom/xmldom';
import { rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { childOrNew, insertXml } from '../word/insert';
import { readStyles } from '../word/styles';
import { numberOf, pageWidth } from '../word/textWidth';
import {
  child,
  elementsBelow,
  elementsIn,
  elementsNamed,
  propertyOf,
  remove,
  setVal,
} from '../xml/tree';
import { pathsOf } from './bring';

/**
 * Gives a single tab stop to each line with a tab in a header or footer. The tab stop is at the right edge of the text
 * area. The line is left-aligned. The tab stops of the line's styles are cleared, because they may not fit the page.
 * The styles of a letterhead often have the default tab stops of Word, in the middle and at 16 cm, or no tab stops.
 *
 * @param template an original that already has the styles of the letterhead. Each line of its headers and footers has
 *   at most one tab.
 * @param page the section of the letterhead
 */
export function setRightStops(template: WordPackage, page: Element) {
  const { chainFor } = readStyles(rootOfType(template, 'styles'));
  const edge = pageWidth(page);
  for (const path of pathsOf(template, ['header', 'footer'])) {
    for (const line of elementsBelow(template.xml(path), 'w:p')) {
      if (!elementsBelow(line, 'w:r').some((run) => child(run, 'w:tab'))) continue;
      const styleStops = chainFor(line).flatMap((style) =>
        elementsNamed(propertyOf(style, 'w:tabs'), 'w:tab'),
      );
      const positions = new Set([edge, ...styleStops.map((stop) => numberOf(stop, 'w:pos'))]);
      const stops = [...positions]
        .toSorted((a, b) => a - b)
        .map((at) => `<w:tab w:val="${at === edge ? 'right' : 'clear'}" w:pos="${at}"/>`);
      const properties = childOrNew(line, 'w:pPr');
      const tabs = childOrNew(properties, 'w:tabs');
      for (const stop of elementsIn(tabs)) remove(stop);
      insertXml(stops.join(''), tabs, null);
      setVal(childOrNew(properties, 'w:jc'), 'left');
    }
    template.save(path);
  }
}
