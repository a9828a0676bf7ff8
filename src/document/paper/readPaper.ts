import { contentOf, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { headersFootersOf } from '../word/headers';
import { lineLengths, paragraphTexts, styleOfText } from '../word/paragraphText';
import { nameOf, readStyles } from '../word/styles';
import { inCell, numberOf, pageHeight, pageWidth } from '../word/textWidth';
import { child, sectionsOf } from '../word/tree';

/**
 * The settings of a style that decide the height of its paragraphs: letters in half points, spaces and lines in
 * twentieths of a point.
 */
type Look = Record<'size' | 'line' | 'before' | 'after', number> & { beginsPage: boolean };

/** Settings that replace those of a style, by the id of the style. */
export type OwnLook = (style: string) => Partial<Look> | undefined;

/** The text area of a template, and functions that measure text on it. Lengths are in twentieths of a point. */
export type Paper = ReturnType<typeof readPaper>;

// Measures of Calibri, in twentieths of a point for each half point: the width of a letter, the height of a line, and
// the rest of a line where a word does not fit.
const [letter, line, rest] = [4.55, 12.2, 21];

/**
 * Reads the page of the last section, and the styles. Headers and footers are measured in the template: filling does
 * not change their height.
 */
export function readPaper(opened: WordPackage) {
  const { byId, usual, valueIn } = readStyles(rootOfType(opened, 'styles'));
  const sections = sectionsOf(contentOf(opened));
  const section = sections.at(-1);
  const width = pageWidth(section);
  const looks = new Map<string, Look>();

  function lookOf(style: string) {
    const element = byId.get(style) ?? usual;
    const space = (name: string) => Number(valueIn(element, 'w:pPr', 'w:spacing', name));
    const look = looks.get(style) ?? {
      size: Number(valueIn(element, 'w:rPr', 'w:sz', 'w:val')),
      line: space('w:line'),
      before: space('w:before'),
      after: space('w:after'),
      beginsPage: valueIn(element, 'w:pPr', 'w:pageBreakBefore', 'w:val') === 'true',
    };
    looks.set(style, look);
    return look;
  }

  function heightOfParagraph(text: string, room: number, own: OwnLook) {
    const style = styleOfText(text);
    const { size, line: lineSpace, before, after } = { ...lookOf(style), ...own(style) };
    const lengths = lineLengths(text);
    const length = (sum(lengths) * size * letter) / lengths.length;
    const lines = length > room ? Math.ceil(length / (room - size * rest)) : 1;
    const height = (lengths.length * lines * size * line * lineSpace) / 240;
    return Math.max(height, ...pictureHeights(text)) + before + after;
  }

  /** The height of a paragraph or table. Each row of a table is as high as its highest cell. */
  function heightOf(block: string, own: OwnLook = () => undefined) {
    const heights = block.split('</w:tr>').map((row) => {
      const cells = row.split('</w:tc>').map((cell) => {
        const cellWidth = /<w:tcW [^>]*w:w="(\d+)"/.exec(cell)?.[1];
        const room = cellWidth ? Number(cellWidth) - inCell : width;
        return sum(paragraphTexts(cell).map((one) => heightOfParagraph(one, room, own)));
      });
      return Math.max(...cells);
    });
    return sum(heights);
  }

  /** The height by which headers and footers reach into the text area. */
  function pushed() {
    const margin = (side: string) => numberOf(child(section, 'w:pgMar'), side);
    const heights = headersFootersOf(opened, sections).map(({ key, path }) => {
      const [side, place] = /^h/.test(key) ? ['w:header', 'w:top'] : ['w:footer', 'w:bottom'];
      const blocks = blocksIn(opened.text(path).replace(/\{[#^/][^{}]*\}/g, ''));
      return margin(side) + sum(blocks.map(({ text }) => heightOf(text))) - margin(place);
    });
    return Math.max(0, ...heights);
  }

  return {
    width,
    height: pageHeight(section) - pushed(),
    lookOf,
    heightOf,
    /**
     * The ids of the styles whose names match. Word writes the names of its own styles alike in every language, but not
     * ids.
     */
    stylesNamed: (names: RegExp) =>
      [...byId].flatMap(([id, style]) => (names.test(nameOf(style)) ? id : [])),
  };
}

/** The paragraphs and tables in the XML of a part, each with its offset. */
export function blocksIn(xml: string) {
  const blocks = xml.matchAll(/<w:tbl>.*?<\/w:tbl>|<w:p(?=[ >])[^>]*(?<!\/)>.*?<\/w:p>/gs);
  return Array.from(blocks, ({ 0: text, index: at }) => ({ text, at }));
}

/** The sum of some numbers. */
export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function pictureHeights(xml: string) {
  const extents = xml.matchAll(/<wp:inline[ >].*?<wp:extent [^>]*cy="(\d+)"/gs);
  return Array.from(extents, ([, height]) => Number(height) / 635);
}
