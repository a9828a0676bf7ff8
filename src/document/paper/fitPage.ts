import type { WordPackage } from '../package/wordPackage';
import {
  changeParagraph,
  linesOf,
  paragraphPattern,
  styleOfText,
  withoutTextBoxes,
} from '../word/paragraphText';
import {
  type ChangeOf,
  type PageMeasures,
  type Row,
  readPageMeasures,
  rowsIn,
} from './pageMeasures';

/**
 * The greatest number of characters that are measured in the body's XML. The XML of a single page is shorter. In a
 * longer body, only the end is measured, and `createFitOf` fits only the emergency poster.
 */
const measuredLength = 100_000;

/**
 * Creates the function that fits the documents of a template to their pages. The styles and the page size of the
 * template are read once.
 *
 * @returns a function that takes the XML of a filled body, and returns the fitted XML
 */
export function createFit(opened: WordPackage) {
  const page = readPageMeasures(opened);
  const fitOf = createFitOf(page);
  const [title, fillInLine, groupEnd] = [/^title$/, /^ausfüllzeile$/, /^gruppenende$/].map(
    (name) => page.stylesNamed(name)[0],
  );

  function fitted(xml: string) {
    const start = Math.max(0, xml.length - measuredLength);
    const rows = rowsIn(xml.slice(start));
    const fit = fitOf(rows, start === 0);
    const staysTogether = fit?.isTight || rows.at(-1)?.style === fillInLine;
    const keptFrom = staysTogether ? start + startOfEnd(rows, page) : Infinity;
    return xml.replace(paragraphPattern, (text, at: number) => {
      const style = styleOfText(text);
      const keepNext = at >= keptFrom && linesOf(text).some(Boolean);
      const ofStep = keepNext ? { ...fit?.changeOf(style), keepNext } : fit?.changeOf(style);
      const change = style === title ? titleChange(text, page, style) : ofStep;
      return change ? changeParagraph(text, change) : text;
    });
  }

  return (xml: string) => {
    const changed = withoutTextBoxes(xml, fitted);
    return groupEnd ? dropGroupEnds(changed, groupEnd) : changed;
  };
}

/** The share of a page that the text may fill with each step but the last. Measured heights are estimates. */
const pageShare = 0.96;

/**
 * Settings that make a document fit its page. The steps of a document go from loose to tight. The first step that fits
 * is taken. The style decides about a setting that is not in the step.
 *
 * - `place`: the letter size in the style «Notruf-Plakat Ort», in percent of the size that the style sets
 * - `others`: the letter size in the other styles «Notruf-Plakat …», in percent of the size that the style sets
 * - `size`: the letter size of list points, in half points (1/2 pt)
 * - `points`: the letter size of list points, in percent of the size that the style sets
 * - `gap`: the space after a list point (in 1/20 pt), divided by the letter size (in 1/2 pt)
 * - `beforeTitle`: the largest space before the title of a group of list points, in 1/20 pt
 */
type Step = {
  [Setting in 'place' | 'others' | 'size' | 'points' | 'gap' | 'beforeTitle']?: number;
};

const emergencySteps: readonly Step[] = [
  {},
  ...[90, 80, 70, 65].map((place) => ({ place })),
  ...[90, 80, 70, 65].map((others) => ({ place: 65, others })),
];

/**
 * The steps of a poster. Letters larger than 28 pt look like a headline. Letters smaller than 13 pt are hard to read
 * from a distance.
 */
const posterSteps: readonly Step[] = [
  ...[56, 53, 50, 47, 44, 41, 38, 36].flatMap((size) => [6, 4, 3].map((gap) => ({ size, gap }))),
  ...[34, 32, 30, 28, 26].map((size) => ({ size, gap: 2, beforeTitle: 40 })),
];

/** The steps of a list that is no poster. Letters of 12 pt become no smaller than 10 pt. */
const listSteps: readonly Step[] = [
  ...[5, 4, 3, 2, 1].map((gap) => ({ gap })),
  ...[120, 60, 10].map((beforeTitle) => ({ gap: 0.4, beforeTitle })),
  ...[92, 88, 84].map((points) => ({ gap: 0.4, beforeTitle: 10, points })),
];

/**
 * Returns a function that chooses the step of a document. The styles show what the document is:
 *
 * - «Notruf-Plakat …»: the emergency poster
 * - «Plakatpunkt gross», «Kästchen gross»: another poster
 * - «List Bullet», another style «Plakatpunkt …» or «…kästchen …», or «Gruppentitel …»: a list
 *
 * The function returns the changes of the step (`changeOf`), or undefined for a document of another kind. A list that
 * is too long for all steps keeps its letter sizes and spaces. `isTight` is false if the first step fits.
 */
function createFitOf({ stylesNamed, settingsOf, heightOf, height }: PageMeasures) {
  const emergency = stylesNamed(/^notruf-plakat /);
  const place = stylesNamed(/^notruf-plakat ort$/);
  const large = stylesNamed(/^(plakatpunkt|kästchen) gross/);
  const points = stylesNamed(/^(list bullet$|plakatpunkt|(plakat|doppel)?kästchen)/);
  const titles = stylesNamed(/^gruppentitel/);

  return (rows: readonly Row[], isWhole: boolean) => {
    const start = rows.findIndex(({ style }) => emergency.includes(style));
    const measured = rows.slice(Math.max(0, start));
    const used = measured.flatMap(({ cells }) => cells.flat()).map(({ style }) => style);
    const uses = (styles: readonly string[]) => used.some((style) => styles.includes(style));
    const hasTitles = uses(titles);
    // The number at the end of each kind is the share of the page that the text may fill with the last step. With
    // `Infinity`, this step always fits.
    const kinds = [
      [start >= 0, emergencySteps, Infinity],
      [isWhole && uses(large), posterSteps, 1],
      [isWhole && (uses(points) || hasTitles), listSteps, 1.04],
    ] as const;
    const [, steps, lastShare = 1] = kinds.find(([isKind]) => isKind) ?? [];
    if (!steps) return;

    const changeWith =
      ({ size, gap, beforeTitle, ...percent }: Step): ChangeOf =>
      (style) => {
        const own = settingsOf(style);
        // In a list without titles, readers do not see where a group ends. A page may therefore end after any list
        // point, and `keepNext` is switched off.
        if (points.includes(style))
          return {
            size: size ?? (percent.points && (own.size * percent.points) / 100),
            after: gap && gap * (size ?? own.size),
            keepNext: hasTitles ? undefined : false,
          };
        if (beforeTitle && titles.includes(style))
          return {
            before: Math.min(own.before, beforeTitle),
            size: size && Math.min(own.size, size + 4),
          };
        const share = place.includes(style) ? percent.place : percent.others;
        return share && emergency.includes(style) ? { size: (own.size * share) / 100 } : undefined;
      };
    const step = steps.find((one) => {
      const share = one === steps.at(-1) ? lastShare : pageShare;
      return heightOf(measured, changeWith(one)) <= height * share;
    });
    return { changeOf: changeWith(step ?? {}), isTight: step !== steps[0] };
  };
}

/**
 * Returns the offset of the first row of a document's end. The end consists of the last rows, together at least 30 % of
 * a page high. In a shorter document, the end consists of all rows. A row that is itself higher is before the end. Word
 * would move such a row, e.g. a list in two columns, to the next page, and only the title would stay. `fitted` keeps the
 * paragraphs of the end together in two cases:
 *
 * - The document is tight (`isTight`). Measured heights are estimates, so the last page might hold only a few lines.
 * - The last row is a line to fill in. The line is useless on a page without its question.
 */
function startOfEnd(rows: readonly Row[], { height, heightOf }: PageMeasures) {
  const most = height * 0.3;
  let roomLeft = most;
  const low = rows.slice(rows.findLastIndex((one) => heightOf([one]) > most) + 1);
  const first = low.findLast((one) => {
    roomLeft -= heightOf([one]);
    return roomLeft <= 0;
  });
  return (first ?? low[0])?.at ?? Infinity;
}

/** The assumed width of a letter in a title (in 1/20 pt), divided by the letter size (in 1/2 pt). */
const titleLetter = 4.94;

/** The smallest letter size of a title, in 1/2 pt. Headings are nearly as large. */
const smallestTitle = 56;

/**
 * Makes the letters of a title smaller if the title is too long. A title without a line break may take two lines. In a
 * title with line breaks, each typed line must fit on one line.
 */
function titleChange(text: string, { width, settingsOf }: PageMeasures, style: string) {
  const lines = linesOf(text).map(({ length }) => length);
  const length = Math.max(...lines) / (lines.length > 1 ? 1 : 2);
  const size = Math.max(smallestTitle, width / length / titleLetter);
  return size < settingsOf(style).size ? { size } : undefined;
}

/**
 * Removes empty paragraphs with the style «Gruppenende». The style marks the end of a group, where a page may end.
 * Therefore, `keepNext` is switched off in the paragraph or table row before the removed paragraph:
 *
 * `<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr>…</w:p><w:p><w:pPr><w:pStyle w:val="GroupEnd"/></w:pPr></w:p>` becomes
 * `<w:p><w:pPr><w:pStyle w:val="a"/><w:keepNext w:val="0"/></w:pPr>…</w:p>`
 *
 * A paragraph is not changed if it names no style, or if it has a `w:keepNext`, e.g. from `fitted`.
 *
 * The empty paragraph stays if it is the only paragraph of a cell. It stays after a table if no paragraph follows. Word
 * requires a paragraph at the end of a cell and of the body, and joins two tables without a paragraph between them.
 */
function dropGroupEnds(xml: string, id: string) {
  const style = `<w:pPr><w:pStyle w:val="${id}"/>`.replace(/\W/g, '\\$&');
  const ends = `(?:<w:p(?: [^>]*)?>${style}(?:(?!<w:(?:sectPr|t|br|drawing|pict)\\b|</w:p>).)*</w:p>)+`;
  let dropped = xml;
  // The first pass finds «Gruppenende» after a table, and changes the last row of this table. The second pass finds
  // «Gruppenende» after a paragraph.
  for (const [end, start, next] of [
    ['</w:tbl>', '<w:tr', '(?=<w:p[ >])'],
    ['</w:p>', '</w:p>', ''],
  ] as const) {
    const pieces = dropped.split(new RegExp(end + ends + next, 's'));
    const last = pieces.pop();
    const changed = pieces.map((piece) => {
      const at = piece.lastIndexOf(start) + 1;
      const named = /<w:pStyle w:val="[^"]*"\/>(?!<w:keepNext)/;
      const text = piece.slice(at).replace(named, '$&<w:keepNext w:val="0"/>');
      return piece.slice(0, at) + text + end;
    });
    dropped = changed.join('') + last;
  }
  return dropped;
}
