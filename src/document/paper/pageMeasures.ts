import { withoutBlockTags } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import { headersFootersOf } from '../word/headers';
import { type Change, linesOf, paragraphPattern, styleOfText } from '../word/paragraphText';
import { readStyles, styleNameOf } from '../word/styles';
import { cellMargins, numberOf, pageHeight, pageWidth } from '../word/textWidth';
import { child, type Element } from '../xml/tree';

/** A function that returns the change of all paragraphs whose style has the id `style`. */
export type ChangeOf = (style: string) => Change | undefined;

/**
 * The size of a template's text area, and functions that measure text. Lengths are in 1/20 pt, and letter sizes in
 * 1/2 pt.
 */
export type PageMeasures = ReturnType<typeof readPageMeasures>;

/** A table row, or a paragraph outside of tables, which counts as a row with one cell. */
export type Row = ReturnType<typeof rowsIn>[number];

type Paragraph = ReturnType<typeof paragraphsIn>[number];

// The average letter width and the line height in Calibri (in 1/20 pt), divided by the letter size (in 1/2 pt).
const [letter, lineHeight] = [4.35, 12.2];

/**
 * Reads the styles of a template and the text area of its last section. Headers and footers are measured before
 * filling, because filling seldom changes their height.
 */
export function readPageMeasures(opened: WordPackage) {
  const { byId, defaultStyle, chainOf, valueIn, levelOf } = readStyles(opened);
  const sections = opened.sections();
  const section = sections.at(-1);
  const width = pageWidth(section);
  const settingsByStyle = new Map<string, ReturnType<typeof readSettings>>();

  /**
   * Reads the settings of a style that determine the height of a paragraph. `size` is the letter size in 1/2 pt. `line`
   * is the line spacing, and 240 is single line spacing. The remaining lengths are in 1/20 pt.
   */
  function readSettings(style: Element | undefined) {
    const settingOf = (name: string, attribute: string, properties = 'w:pPr') =>
      Number(valueIn(style, properties, name, attribute)) || 0;
    // `w:space` is in points, and `w:sz` in 1/8 pt.
    const border = (side: string) =>
      settingOf(side, 'w:space') * 20 + settingOf(side, 'w:sz') * 2.5;
    return {
      size: settingOf('w:sz', 'w:val', 'w:rPr'),
      line: settingOf('w:spacing', 'w:line'),
      before: settingOf('w:spacing', 'w:before'),
      after: settingOf('w:spacing', 'w:after'),
      borders: border('w:pBdr w:top') + border('w:pBdr w:bottom'),
      indent:
        settingOf('w:ind', 'w:left') ||
        numberOf(child(levelOf(chainOf(style)), 'w:pPr', 'w:ind'), 'w:left'),
    };
  }

  function settingsOf(style: string) {
    const settings = settingsByStyle.get(style) ?? readSettings(byId.get(style) ?? defaultStyle);
    settingsByStyle.set(style, settings);
    return settings;
  }

  function heightOfParagraph(
    { style, lines, cellWidth, picture }: Paragraph,
    changeOf: ChangeOf | undefined,
  ) {
    const own = settingsOf(style);
    const { line, borders, indent } = own;
    const { size = own.size, before = own.before, after = own.after } = changeOf?.(style) ?? {};
    const lineWidth = (cellWidth ? cellWidth - cellMargins : width) - indent;
    const lettersPerLine = Math.max(1, Math.floor(lineWidth / size / letter));
    const linePattern = new RegExp(`.{1,${lettersPerLine}}(?: |$)|.{${lettersPerLine}}`, 'g');
    const count = lines.flatMap((text) => text.match(linePattern) ?? text).length;
    const height = (count * size * lineHeight * line) / 240;
    return Math.max(height, picture) + before + after + borders;
  }

  /** The total height of paragraphs and rows. A row is as high as its highest cell. */
  function heightOf(rows: readonly Row[], changeOf?: ChangeOf) {
    const heightOfCell = (cell: readonly Paragraph[]) =>
      sum(cell.map((one) => heightOfParagraph(one, changeOf)));
    return sum(rows.map(({ cells }) => Math.max(...cells.map(heightOfCell))));
  }

  // A high header or footer makes the text area smaller. Returns the height that the text area loses.
  function heightTakenByMargins() {
    const all = headersFootersOf(opened, sections);
    const margin = (name: string) => numberOf(child(section, 'w:pgMar'), `w:${name}`);
    const reachOf = (kind: string, side: string) => {
      const heights = all.flatMap(({ key, path }) =>
        key.startsWith(kind) ? heightOf(rowsIn(withoutBlockTags(opened.text(path)))) : [],
      );
      return Math.max(0, ...heights.map((height) => margin(kind) + height - margin(side)));
    };
    return reachOf('header', 'top') + reachOf('footer', 'bottom');
  }

  return {
    width,
    height: pageHeight(section) - heightTakenByMargins(),
    settingsOf,
    heightOf,
    /** Returns the ids of the styles whose names in lower case match `names`. */
    stylesNamed: (names: RegExp) =>
      [...byId].flatMap(([id, style]) => (names.test(styleNameOf(style)) ? id : [])),
  };
}

const rowPattern = new RegExp(`<w:tr[ >].*?</w:tr>|${paragraphPattern.source}`, 'gs');

/**
 * Returns the rows in the XML of a part (`Row`). `at` is the offset in the XML. `style` is the style id of a paragraph,
 * and an empty text for a table row.
 */
export function rowsIn(xml: string) {
  return Array.from(xml.matchAll(rowPattern), ({ 0: text, index: at }) => ({
    at,
    style: styleOfText(text),
    cells: text.split('</w:tc>').map(paragraphsIn),
  }));
}

function paragraphsIn(cell: string) {
  const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const cellWidth = numberIn(cell, /<w:tcW [^>]*w:w="(\d+)"/);
  return (cell.match(paragraphPattern) ?? []).map((text) => ({
    style: styleOfText(text),
    lines: linesOf(text),
    cellWidth,
    // `cy` is in EMU. 635 EMU are 1/20 pt.
    picture: numberIn(text, /<wp:inline[ >].*?<wp:extent [^>]*cy="(\d+)"/s) / 635,
  }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
