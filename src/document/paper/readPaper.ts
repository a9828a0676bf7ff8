import { withoutBlockTags } from '../fields';
import { contentOf, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { headersFootersOf } from '../word/headers';
import { type Change, lineLengths, paragraphTexts, styleOfText } from '../word/paragraphText';
import { nameOf, readStyles } from '../word/styles';
import { inCell, numberOf, pageHeight, pageWidth } from '../word/textWidth';
import { child, sectionsOf } from '../word/tree';

/** Returns the changes of the paragraphs of a style, by the id of the style. */
export type ChangeOf = (style: string) => Change | undefined;

/** The text area of a template, and functions that measure text on it. Lengths are in twentieths of a point. */
export type Paper = ReturnType<typeof readPaper>;

/** A paragraph or table of a body. A paragraph is one row with one cell. */
export type Block = ReturnType<typeof blocksIn>[number];

type Paragraph = ReturnType<typeof paragraphsIn>[number];

// Measures of Calibri, in twentieths of a point for each half point: the width of a letter, the height of a line, and
// the rest of a line where a word does not fit.
const [letter, lineHeight, rest] = [4.55, 12.2, 21];

/**
 * Reads the page of the last section, and the styles. Headers and footers are measured in the template: filling does
 * not change their height.
 */
export function readPaper(opened: WordPackage) {
  const { byId, usual, valueIn } = readStyles(rootOfType(opened, 'styles'));
  const sections = sectionsOf(contentOf(opened));
  const section = sections.at(-1);
  const width = pageWidth(section);
  const looks = new Map<string, Record<'size' | 'line' | 'before' | 'after', number>>();

  /** The size of letters of a style in half points; its spaces and lines in twentieths of a point. */
  function lookOf(style: string) {
    const element = byId.get(style) ?? usual;
    const space = (name: string) => Number(valueIn(element, 'w:pPr', 'w:spacing', name));
    const look = looks.get(style) ?? {
      size: Number(valueIn(element, 'w:rPr', 'w:sz', 'w:val')),
      line: space('w:line'),
      before: space('w:before'),
      after: space('w:after'),
    };
    looks.set(style, look);
    return look;
  }

  function heightOfParagraph(
    { style, lengths, cellWidth, picture }: Paragraph,
    changeOf: ChangeOf | undefined,
  ) {
    const { size, line, before, after } = { ...lookOf(style), ...changeOf?.(style) };
    const room = cellWidth ? cellWidth - inCell : width;
    const length = (sum(lengths) * size * letter) / lengths.length;
    const lines = length > room ? Math.ceil(length / (room - size * rest)) : 1;
    const height = (lengths.length * lines * size * lineHeight * line) / 240;
    return Math.max(height, picture) + before + after;
  }

  /** The height of paragraphs and tables. Each row of a table is as high as its highest cell. */
  function heightOf(blocks: readonly Block[], changeOf?: ChangeOf) {
    const heightOfCell = (cell: readonly Paragraph[]) =>
      sum(cell.map((one) => heightOfParagraph(one, changeOf)));
    const rows = blocks.flatMap((block) => block.rows);
    return sum(rows.map((cells) => Math.max(...cells.map(heightOfCell))));
  }

  /** The height by which headers and footers reach into the text area. */
  function pushed() {
    const margin = (side: string) => numberOf(child(section, 'w:pgMar'), side);
    const heights = headersFootersOf(opened, sections).map(({ key, path }) => {
      const [side, place] = /^h/.test(key) ? ['w:header', 'w:top'] : ['w:footer', 'w:bottom'];
      const blocks = blocksIn(withoutBlockTags(opened.text(path)));
      return margin(side) + heightOf(blocks) - margin(place);
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

/** The paragraphs and tables in the XML of a part, each with its offset, its rows and their cells. */
export function blocksIn(xml: string) {
  const blocks = xml.matchAll(/<w:tbl>.*?<\/w:tbl>|<w:p(?=[ >])[^>]*(?<!\/)>.*?<\/w:p>/gs);
  return Array.from(blocks, ({ 0: text, index: at }) => ({
    at,
    style: styleOfText(text),
    rows: text.split('</w:tr>').map((row) => row.split('</w:tc>').map(paragraphsIn)),
  }));
}

function paragraphsIn(cell: string) {
  const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const cellWidth = numberIn(cell, /<w:tcW [^>]*w:w="(\d+)"/);
  return paragraphTexts(cell).map((text) => ({
    style: styleOfText(text),
    lengths: lineLengths(text),
    cellWidth,
    picture: numberIn(text, /<wp:inline[ >].*?<wp:extent [^>]*cy="(\d+)"/s) / 635,
  }));
}

/** The sum of some numbers. */
export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
