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
 * The changes that fit a document to its page. `isTight` is true when a list fits only with smaller letters or less
 * space before titles, or when the document does not fit at all. Such a document may take one page more than estimated.
 */
type Fit = { changeOf: ChangeOf | undefined; isTight: boolean };

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
  const [fitEmergencyPoster, fitPoints] = [createEmergencyPosterFit(page), createPointFit(page)];
  const [title, fillInLine, groupEnd] = [/^title$/, /^ausfüllzeile$/, /^gruppenende$/].map(
    (name) => page.stylesNamed(name)[0],
  );

  function fitted(xml: string) {
    const start = Math.max(0, xml.length - measuredLength);
    const rows = rowsIn(xml.slice(start));
    const fit = fitEmergencyPoster(rows) ?? (start === 0 ? fitPoints(rows) : undefined);
    const kept = fit?.isTight ? startOfTightEnd(rows, page) : startOfFillInEnd(rows, fillInLine);
    const keptFrom = start + (kept?.at ?? Infinity);
    return changeParagraphs(xml, (text, at) => {
      const style = styleOfText(text);
      if (style === title) return titleChange(text, page, style);
      const keepNext = at >= keptFrom && linesOf(text).some(Boolean);
      const change = fit?.changeOf?.(style);
      return keepNext ? { ...change, keepNext } : change;
    });
  }

  return (xml: string) => {
    const changed = withoutTextBoxes(xml, fitted);
    return groupEnd ? dropGroupEnds(changed, groupEnd) : changed;
  };
}

/** The shares of a page that the emergency poster and a list may fill: below 1, because heights are only estimated. */
const [posterShare, listShare] = [0.96, 0.97];

/** The smallest size of letters on the emergency poster, in percent of the size that the style sets. */
const smallestPosterPercent = 65;

/**
 * Shrinks the letters of the emergency poster (styles «Notruf-Plakat …») until the poster fits a page or the letters
 * have reached the smallest size. The style «Notruf-Plakat Ort» shrinks first. The other styles, e.g. the larger
 * «Notruf-Plakat Nummer», shrink only when «Notruf-Plakat Ort» has the smallest size.
 */
function createEmergencyPosterFit({ stylesNamed, settingsOf, heightOf, height }: PageMeasures) {
  const posterStyles = stylesNamed(/^notruf-plakat /);
  const placeStyles = stylesNamed(/^notruf-plakat ort$/);
  const most = 100 - smallestPosterPercent;
  const changes = Array.from({ length: 2 * most + 1 }, (_, less) => (style: string) => {
    const taken = Math.min(most, placeStyles.includes(style) ? less : less - most);
    const size = (settingsOf(style).size * (100 - taken)) / 100;
    return taken > 0 && posterStyles.includes(style) ? { size } : undefined;
  });

  return (rows: readonly Row[]): Fit | undefined => {
    const start = rows.findIndex(({ style }) => posterStyles.includes(style));
    if (start < 0) return;
    const onPoster = rows.slice(start);
    const changeOf = changes.find((one) => heightOf(onPoster, one) <= height * posterShare + 20);
    return { changeOf: changeOf ?? changes.at(-1), isTight: !changeOf };
  };
}

/**
 * The largest and the smallest size of the letters of points on a poster, in half points. Larger letters look like a
 * headline. Smaller letters cannot be read from a step away.
 */
const [largestPointSize, smallestPointSize] = [56, 26];

/**
 * The largest ratio of a title's letters to the letters of the points, on a poster with shrunk points. The points need
 * the space that a larger title would take.
 */
const titleToPoint = 4 / 3;

/**
 * The last step of `fitWith`. At this step, the titles (`step * titleToPoint`) are about as small as the smallest
 * points.
 */
const smallestStep = Math.ceil(smallestPointSize / titleToPoint);

/**
 * Fits the points of a list to their page. A list whose first point has a style «Plakatpunkt gross» or «Kästchen gross»
 * is a poster.
 *
 * - Free space on the page: The letters of a poster grow up to 28 pt. Then the space between points grows, up to a
 *   limit.
 * - A list that is slightly too long: The space before titles and between points shrinks.
 * - A poster that is too long: The letters shrink down to 13 pt.
 * - A list that takes several pages: Letters and spaces stay.
 */
function createPointFit({ stylesNamed, settingsOf, heightOf, height }: PageMeasures) {
  const points = stylesNamed(/^(plakat(punkt|kästchen)|kästchen gross)/);
  const large = stylesNamed(/^(plakatpunkt|kästchen) gross/);
  const titles = stylesNamed(/^gruppentitel/);

  return (rows: readonly Row[]): Fit | undefined => {
    const used = rows.flatMap(({ cells }) => cells.flat()).map(({ style }) => style);
    const [first = '', ...others] = used.filter((style) => points.includes(style));
    const titleCount = used.filter((style) => titles.includes(style)).length;
    if (!first && titleCount === 0) return;
    const [isPoster, styleSize] = [large.includes(first), settingsOf(first).size];
    // The space before a title includes the gap after the point above the title.
    const gaps = Math.max(1, others.length + 1 - titleCount);
    // In a list without titles, readers do not see where a group ends. A page may therefore end after any point.
    const withoutKeepNext = titleCount === 0 && { keepNext: false };

    /** The fit with letters of `step` half points, or with smaller letters if the list is too long with these. */
    function fitWith(step: number): Fit {
      // When the points have reached their smallest letters, only the titles continue to shrink.
      const size = isPoster ? Math.max(smallestPointSize, step) : styleSize;
      const isSmaller = size < styleSize;
      // `leastGap` is the smallest space between points. `mostTaken` is the most that may be taken off the space before
      // a title. Both lengths are in twentieths of a point.
      const [leastGap, mostTaken] =
        size > styleSize ? [size * 3, 0] : [isPoster ? 60 : 10, step < size ? 200 : 120];
      const changeWith =
        (after: number, taken: number, isTight: boolean): ChangeOf =>
        (style) => {
          if (points.includes(style))
            return { after, ...(isPoster && { size }), ...(isTight && withoutKeepNext) };
          if (!isTight || !titles.includes(style)) return;
          const { before, size: most } = settingsOf(style);
          const smaller = isSmaller && { size: Math.min(most, step * titleToPoint) };
          return { before: Math.max(0, before - taken), ...smaller };
        };
      const roomLeft = (taken: number) =>
        height * listShare - heightOf(rows, changeWith(0, taken, true)) - leastGap * gaps;
      const missing = Math.max(0, -roomLeft(0));
      if (missing > mostTaken * titleCount + (isPoster ? 0 : height * 0.07)) {
        if (isPoster && step > smallestStep) return fitWith(step - 1);
        return {
          changeOf: (style) => (points.includes(style) && withoutKeepNext) || undefined,
          isTight: true,
        };
      }
      const taken = Math.min(mostTaken, missing / titleCount || 0);
      const widened = leastGap + Math.max(0, roomLeft(taken)) / gaps;
      const after = Math.min(size * (isPoster ? 7 : 5), widened);
      const isTight = missing > 0 || isSmaller;
      return { changeOf: changeWith(after, taken, isTight), isTight };
    }

    return fitWith(isPoster ? largestPointSize : styleSize);
  };
}

/**
 * Returns the row in which the last 30 % of a page begin, counted back from the end of the body. If the whole body is
 * shorter than 30 % of a page, the result is the first row. The rows from this row on are kept together when a fit is
 * tight, because the last page might otherwise be nearly empty.
 */
function startOfTightEnd(rows: readonly Row[], { height, heightOf }: PageMeasures) {
  let roomLeft = height * 0.3;
  const first = rows.findLast((one) => {
    roomLeft -= heightOf([one]);
    return roomLeft <= 0;
  });
  return first ?? rows[0];
}

/**
 * If a body ends with a line to fill in, the last paragraphs of the body are kept together, because such a line is
 * useless on a page without its question. Returns the first of these paragraphs. There are four of them, or fewer if
 * the last table ends less than four paragraphs before the end. Returns undefined for any other body.
 */
function startOfFillInEnd(rows: readonly Row[], fillInLine: string | undefined) {
  const afterTable = rows.findLastIndex(({ cells }) => cells.length > 1) + 1;
  const endsWithFillInLine = rows.at(-1)?.style === fillInLine;
  return endsWithFillInLine ? rows.slice(afterTable).slice(-4)[0] : undefined;
}

/**
 * The largest and the average width of a letter in a title, in twentieths of a point per half point of size. A letter
 * of 40 half points has an average width of 40 × 4.77 twentieths of a point.
 */
const [widestLetter, averageLetter] = [4.94, 4.77];

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
  const { size } = settingsOf(style);
  if (!(length * size * averageLetter > width) || size <= smallestTitle) return;
  return { size: Math.max(smallestTitle, width / length / widestLetter) };
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
