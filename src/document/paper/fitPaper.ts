import type { WordPackage } from '../package/wordPackage';
import { changeParagraphs, linesOf, styleOfText } from '../word/paragraphText';
import { type Block, blocksIn, type ChangeOf, type Paper, readPaper } from './readPaper';

/** The changes that fit a document to its page. A tight document may still take one page more than estimated. */
type Fit = { changeOf: ChangeOf | undefined; isTight: boolean };

/** The end of a body that is measured, in characters of XML: more than a page holds. Longer lists are not fitted. */
const measured = 100_000;

/**
 * Reads from a template, once, the styles and the paper that its documents are fitted to.
 *
 * @returns a function that takes the XML of a filled body and returns it fitted, or unchanged
 */
export function createFit(opened: WordPackage) {
  const paper = readPaper(opened);
  const [fitSheet, fitPoints] = [sheetFit(paper), pointFit(paper)];
  const [title] = paper.stylesNamed(/^title$/);
  const [fillInLine] = paper.stylesNamed(/^ausfüllzeile$/);
  const [groupEnd] = paper.stylesNamed(/^gruppenende$/);

  return (xml: string) => {
    const start = Math.max(0, xml.length - measured);
    const blocks = blocksIn(xml.slice(start));
    const fit = fitSheet(blocks) ?? (start === 0 ? fitPoints(blocks) : undefined);
    const kept = fit?.isTight ? lastThird(blocks, paper) : questionIn(blocks, fillInLine);
    const keptFrom = start + (kept?.at ?? Infinity);
    const fitted = changeParagraphs(xml, (text, at) => {
      const style = styleOfText(text);
      if (style === title) return titleChange(text, paper, style);
      const keepNext = at >= keptFrom && linesOf(text).some(Boolean);
      const change = fit?.changeOf?.(style);
      return keepNext ? { ...change, keepNext } : change;
    });
    return groupEnd ? dropGroupEnds(fitted, groupEnd) : fitted;
  };
}

/** The whole numbers from one down to another. */
function down(from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, at) => from - at);
}

/**
 * The shares of a page that the sheet for emergencies and a list may fill. The rest makes up for errors of the estimated
 * height.
 */
const [sheetShare, listShare] = [0.96, 0.97];

/** The smallest letters of the sheet for emergencies, in percent of those of its styles. */
const smallest = 65;

/**
 * Shrinks the sheet for emergencies until it fits a page: first the place, which has the largest letters, then the
 * rest.
 */
function sheetFit({ stylesNamed, lookOf, heightOf, height }: Paper) {
  const sheet = stylesNamed(/^notruf-plakat /);
  const place = stylesNamed(/^notruf-plakat ort$/);
  const changes = down(100, 2 * smallest - 100).map((percent) => (style: string) => {
    // The rest begins to shrink when the place is as small as it gets.
    const step = place.includes(style) ? percent : percent + 100 - smallest;
    const size = (lookOf(style).size * Math.max(smallest, step)) / 100;
    return step < 100 && sheet.includes(style) ? { size } : undefined;
  });

  return (blocks: readonly Block[]): Fit | undefined => {
    const start = blocks.findIndex(({ style }) => sheet.includes(style));
    if (start < 0) return;
    const onSheet = blocks.slice(start);
    const changeOf = changes.find((one) => heightOf(onSheet, one) <= height * sheetShare + 20);
    return { changeOf: changeOf ?? changes.at(-1), isTight: !changeOf };
  };
}

/**
 * The sizes of letters on a poster, in half points. Larger letters look like a headline; smaller ones cannot be read
 * from a step away.
 */
const [largest, leastLarge] = [56, 26];

/** The size of a title beside small points of a poster: a title that is much larger takes their room. */
const titleToPoint = 4 / 3;

/**
 * Fits the points of a list to their page: the space between them grows, and on a poster their letters, up to 28 pt. A
 * list that is slightly too long gets smaller spaces; on a poster, letters shrink to 13 pt. A list of several pages
 * keeps its spaces and letters.
 */
function pointFit({ stylesNamed, lookOf, heightOf, height }: Paper) {
  const points = stylesNamed(/^(plakat(punkt|kästchen)|kästchen gross)/);
  const large = stylesNamed(/^(plakatpunkt|kästchen) gross/);
  const titles = stylesNamed(/^gruppentitel/);

  return (blocks: readonly Block[]): Fit | undefined => {
    const used = blocks.flatMap(({ rows }) => rows.flat(2)).map(({ style }) => style);
    const [first = '', ...others] = used.filter((style) => points.includes(style));
    const count = used.filter((style) => titles.includes(style)).length;
    if (!first && count === 0) return;
    const [isPoster, own] = [large.includes(first), lookOf(first).size];
    // The space before a heading already includes the space after the point above it.
    const gaps = Math.max(1, others.length + 1 - count);
    // A page may end anywhere between groups without titles: nobody sees where a group ends.
    const freed = count === 0 && { keepNext: false };
    for (const step of isPoster ? down(largest, leastLarge / titleToPoint) : [own]) {
      // Titles shrink on when the points are as small as they get.
      const size = isPoster ? Math.max(leastLarge, step) : own;
      // In twentieths of a point: the space between points, and what may be taken off the space before a title.
      const [least, closer] =
        size > own ? [size * 3, 0] : [isPoster ? 60 : 10, step < size ? 200 : 120];
      const changeWith =
        (after: number, taken: number): ChangeOf =>
        (style) => {
          const isTight = taken > 0 || size < own;
          if (points.includes(style))
            return { after, ...(isPoster && { size }), ...(isTight && freed) };
          if (!titles.includes(style) || !isTight) return;
          const { before, size: most } = lookOf(style);
          const smaller = size < own && { size: Math.min(most, step * titleToPoint) };
          return { before: Math.max(0, before - taken), ...smaller };
        };
      const left = (taken: number) =>
        height * listShare - heightOf(blocks, changeWith(0, taken)) - least * gaps;
      const missing = Math.max(0, -left(0));
      if (missing > closer * count + (isPoster ? 0 : height * 0.07)) continue;
      const taken = Math.min(closer, missing / count || 0);
      const widened = least + Math.max(0, left(taken)) / gaps;
      const after = Math.min(size * (isPoster ? 7 : 5), widened);
      return { changeOf: changeWith(after, taken), isTight: missing > 0 || size < own };
    }
    return { changeOf: (style) => (points.includes(style) && freed) || undefined, isTight: true };
  };
}

/** The first of the blocks that fill 30 % of a page at the end. Kept together, they leave no page nearly empty. */
function lastThird(blocks: readonly Block[], { height, heightOf }: Paper) {
  let left = height * 0.3;
  const first = blocks.findLast((one) => {
    left -= heightOf([one]);
    return left <= 0;
  });
  return first ?? blocks[0];
}

/** The first of the last four paragraphs of a text that ends with a line to fill in. The line asks nothing alone. */
function questionIn(blocks: readonly Block[], fillInLine: string | undefined) {
  const afterTable = blocks.findLastIndex(({ rows }) => rows.length > 1) + 1;
  const isAsked = blocks.at(-1)?.style === fillInLine;
  return isAsked ? blocks.slice(afterTable).slice(-4)[0] : undefined;
}

/** The width of a letter in a title, at most and on average, in twentieths of a point for each half point of size. */
const [widest, usual] = [4.94, 4.77];

/** The smallest letters of a title, in half points: the headings below it are nearly as large. */
const smallestTitle = 56;

/** Shrinks the letters of a title that would take a third line. A title in the smallest letters may take three. */
function titleChange(text: string, { width, lookOf }: Paper, style: string) {
  const lines = linesOf(text).map(({ length }) => length);
  const length = Math.max(...lines) / (lines.length > 1 ? 1 : 2);
  const { size } = lookOf(style);
  if (!(length * size * usual > width) || size <= smallestTitle) return;
  return { size: Math.max(smallestTitle, width / length / widest) };
}

/**
 * Removes the empty paragraphs «Gruppenende», before which a page may end: the paragraph or row before no longer keeps
 * with the next. Word wants one in an empty cell, and after a table that no other paragraph follows.
 *
 * `<w:p>…</w:p><w:p><w:pPr><w:pStyle w:val="GroupEnd"/></w:pPr></w:p>` becomes `<w:p>…<w:keepNext w:val="0"/>…</w:p>`
 */
function dropGroupEnds(xml: string, id: string) {
  const style = `<w:pPr><w:pStyle w:val="${id}"/>`.replace(/\W/g, '\\$&');
  const ends = `(?:<w:p(?: [^>]*)?>${style}(?:(?!<w:(?:sectPr|t|br|drawing|pict)\\b|</w:p>).)*</w:p>)+`;
  let dropped = xml;
  // The freed paragraph stands behind the start of the last row of a table, or behind the paragraph before the last.
  for (const [end, start, next] of [
    ['</w:tbl>', '<w:tr', '(?=<w:p[ >])'],
    ['</w:p>', '</w:p>', ''],
  ] as const) {
    const pieces = dropped.split(new RegExp(end + ends + next, 's'));
    const last = pieces.pop();
    const freed = pieces.map((piece) => {
      const at = piece.lastIndexOf(start) + 1;
      const named = /<w:pStyle w:val="[^"]*"\/>(?!<w:keepNext)/;
      const text = piece.slice(at).replace(named, '$&<w:keepNext w:val="0"/>');
      return piece.slice(0, at) + text + end;
    });
    dropped = freed.join('') + last;
  }
  return dropped;
}
