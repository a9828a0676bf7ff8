import type { WordPackage } from '../package/wordPackage';
import { changeParagraphs, linesOf, styleOfText, withoutTextBoxes } from '../word/paragraphText';
import {
  type ChangeOf,
  type PageMeasures,
  type Row,
  readPageMeasures,
  rowsIn,
} from './pageMeasures';

/**
 * At most this many characters of XML are measured, at the end of the body. They hold more than a page. A list is
 * fitted only if its whole body is measured.
 */
const measuredLength = 100_000;

/**
 * Reads the styles and the page of a template, once for all documents of the template.
 *
 * @returns a function that takes the XML of a filled body and returns the fitted XML. XML that needs no change is
 *   returned unchanged.
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
    return changeParagraphs(xml, (text, at) => {
      const style = styleOfText(text);
      if (style === title) return titleChange(text, page, style);
      const keepNext = at >= keptFrom && linesOf(text).some(Boolean);
      const change = fit?.changeOf(style);
      return keepNext ? { ...change, keepNext } : change;
    });
  }

  return (xml: string) => {
    const changed = withoutTextBoxes(xml, fitted);
    return groupEnd ? dropGroupEnds(changed, groupEnd) : changed;
  };
}

/** The share of a page that a document may fill with any step but the last. Heights are only estimated. */
const pageShare = 0.96;

/**
 * Settings to try on a document. The steps of a document go from loose to tight, and the first step that fits is taken.
 * A setting that a step lacks is not changed.
 *
 * - `place`: the letters of the place on the emergency poster, in percent of the size that the style sets
 * - `others`: the other letters of the emergency poster, in percent of the size that the style sets
 * - `size`: the letters of the points in half points
 * - `gap`: the space after a point, in twentieths of a point per half point of the letters
 * - `beforeTitle`: the largest space before the title of a group, in twentieths of a point
 */
type Step = { place?: number; others?: number; size?: number; gap?: number; beforeTitle?: number };

const emergencySteps: readonly Step[] = [
  {},
  ...[90, 80, 70, 65].map((place) => ({ place })),
  ...[90, 80, 70, 65].map((others) => ({ place: 65, others })),
];

/**
 * The steps of a poster. Letters above 28 pt look like a headline. Letters below 13 pt cannot be read from a step away.
 */
const posterSteps: readonly Step[] = [
  ...[56, 53, 50, 47, 44, 41, 38, 36].flatMap((size) => [6, 4, 3].map((gap) => ({ size, gap }))),
  ...[34, 32, 30, 28, 26].map((size) => ({ size, gap: 2, beforeTitle: 40 })),
];

/** The steps of a list that is no poster. */
const listSteps: readonly Step[] = [
  ...[5, 4, 3, 2, 1].map((gap) => ({ gap })),
  ...[120, 60, 10].map((beforeTitle) => ({ gap: 0.4, beforeTitle })),
];

/**
 * Returns a function that finds the changes that fit the emergency poster (styles «Notruf-Plakat …») or a list to its
 * page. A list with the style «Plakatpunkt gross» or «Kästchen gross» is a poster. A list that is too long for all steps
 * keeps its letters and spaces. `isTight` is true unless the first step fits. A tight document may take one page more
 * than estimated.
 */
function createFitOf({ stylesNamed, settingsOf, heightOf, height }: PageMeasures) {
  const emergency = stylesNamed(/^notruf-plakat /);
  const place = stylesNamed(/^notruf-plakat ort$/);
  const large = stylesNamed(/^(plakatpunkt|kästchen) gross/);
  const points = stylesNamed(/^(plakat(punkt|kästchen)|kästchen gross)/);
  const titles = stylesNamed(/^gruppentitel/);

  return (rows: readonly Row[], isWhole: boolean) => {
    const start = rows.findIndex(({ style }) => emergency.includes(style));
    const measured = rows.slice(Math.max(0, start));
    const used = measured.flatMap(({ cells }) => cells.flat()).map(({ style }) => style);
    const uses = (styles: readonly string[]) => used.some((style) => styles.includes(style));
    const hasTitles = uses(titles);
    // The last number is the share of the page that may be filled with the last step. An emergency poster that is too
    // long for all steps gets the smallest letters.
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
        // In a list without titles, readers do not see where a group ends. A page may therefore end after any point.
        if (points.includes(style))
          return {
            size,
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
 * Returns the offset of the row in which the last 30 % of a page begin, counted back from the end of the body. If the
 * whole body is shorter than 30 % of a page, the result is the offset of the first row. The paragraphs from this offset
 * on are kept together in two cases. In a tight document, the last page might otherwise be nearly empty. A line to fill
 * in at the end is useless on a page without its question.
 */
function startOfEnd(rows: readonly Row[], { height, heightOf }: PageMeasures) {
  let roomLeft = height * 0.3;
  const first = rows.findLast((one) => {
    roomLeft -= heightOf([one]);
    return roomLeft <= 0;
  });
  return (first ?? rows[0])?.at ?? 0;
}

/** The width of a letter in a title, in twentieths of a point per half point of size. */
const titleLetter = 4.94;

/** The smallest size of a title's letters, in half points. Headings are nearly as large. */
const smallestTitle = 56;

/**
 * Shrinks the letters of a title that is too long. A title without a line break may take two lines on the page. In a
 * title with line breaks, each typed line must fit on one line of the page. A title that is too long even in the
 * smallest letters takes more lines.
 */
function titleChange(text: string, { width, settingsOf }: PageMeasures, style: string) {
  const lines = linesOf(text).map(({ length }) => length);
  const length = Math.max(...lines) / (lines.length > 1 ? 1 : 2);
  const size = Math.max(smallestTitle, width / length / titleLetter);
  return size < settingsOf(style).size ? { size } : undefined;
}

/**
 * Removes the empty paragraphs with the style «Gruppenende», and switches `keepNext` off on the paragraph or table row
 * before, so that a page may end there. A paragraph keeps its own `w:keepNext`, e.g. from `fitted`. A paragraph without
 * a style is not changed.
 *
 * «Gruppenende» stays in an otherwise empty cell, and after a table unless a paragraph follows. Word requires a
 * paragraph at the end of a body or cell, and joins two tables without a paragraph between them.
 *
 * `<w:p>…</w:p><w:p><w:pPr><w:pStyle w:val="GroupEnd"/></w:pPr></w:p>` becomes `<w:p>…<w:keepNext w:val="0"/>…</w:p>`
 */
function dropGroupEnds(xml: string, id: string) {
  const style = `<w:pPr><w:pStyle w:val="${id}"/>`.replace(/\W/g, '\\$&');
  const ends = `(?:<w:p(?: [^>]*)?>${style}(?:(?!<w:(?:sectPr|t|br|drawing|pict)\\b|</w:p>).)*</w:p>)+`;
  let dropped = xml;
  // The first pass switches `keepNext` off in the last row of each table before «Gruppenende». The second pass switches
  // `keepNext` off on each paragraph before «Gruppenende».
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
