import type { WordPackage } from '../package/wordPackage';
import { type Change, changeParagraphs, lineLengths, styleOfText } from '../word/paragraphText';
import { blocksIn, type OwnLook, type Paper, readPaper, sum } from './readPaper';

/** The changes of a body: per style of paragraphs, and the offset from which on paragraphs keep with the next. */
type Changes = { byStyle: Map<string, Change>; keptFrom: number };

type Printed = { blocks: ReturnType<typeof blocksIn>; paper: Paper; changes: Changes };

/** The most points and characters of XML to fit: measuring more, on many pages, would take longer than filling. */
const [mostFitted, longest] = [200, 500_000];

/**
 * Reads from a template, once, the styles and the paper that its documents are fitted to.
 *
 * @returns a function that takes the XML of a filled body and returns it fitted, or unchanged
 */
export function createFit(opened: WordPackage) {
  const paper = readPaper(opened);
  const points = paper.stylesNamed(/^(plakat(punkt|kästchen)|(plakatpunkt|kästchen) gross)$/);
  const titles = paper.stylesNamed(/^gruppentitel( gross)?$/);
  const sheet = paper.stylesNamed(/^notruf-plakat /);
  const place = paper.stylesNamed(/^notruf-plakat ort$/);
  const large = paper.stylesNamed(/ gross$/);
  const [title = ''] = paper.stylesNamed(/^title$/);
  const [groupEnd = ''] = paper.stylesNamed(/^gruppenende$/);
  const [fillInLine = ''] = paper.stylesNamed(/^ausfüllzeile$/);

  return (xml: string) => {
    /** These style ids, each as often as a paragraph names it. */
    const used = (ids: readonly string[]) =>
      ids.flatMap((id) => Array(xml.split(`<w:pStyle w:val="${id}"/>`).length - 1).fill(id));
    const [ofPoints, ofTitles, ofSheet] = [used(points), used(titles), used(sheet)];
    const count = ofPoints.length + ofTitles.length + ofSheet.length;
    const changes: Changes = { byStyle: new Map(), keptFrom: startOfEnd(xml, fillInLine) };
    if (count > 0 && count <= mostFitted && xml.length <= longest) {
      const printed = { blocks: lastPages(xml, paper), paper, changes };
      if (ofSheet.length > 0) fitSheet(printed, new Set(ofSheet), place);
      else
        fitPoints(
          printed,
          ofPoints,
          ofTitles,
          ofPoints.some((id) => large.includes(id)),
        );
    }
    const fitted = changeParagraphs(xml, (text, at) => {
      const style = styleOfText(text);
      if (style === title) return titleChange(text, paper, style);
      const keepNext = at >= changes.keptFrom && sum(lineLengths(text)) > 0;
      return keepNext ? { ...changes.byStyle.get(style), keepNext } : changes.byStyle.get(style);
    });
    return dropGroupEnds(fitted, groupEnd);
  };
}

/** The paragraphs and tables from the last paragraph on whose style begins a page. */
function lastPages(xml: string, paper: Paper) {
  const blocks = blocksIn(xml);
  const start = blocks.findLastIndex(({ text }) => paper.lookOf(styleOfText(text)).beginsPage);
  return blocks.slice(Math.max(0, start));
}

function heightOfAll({ blocks, paper }: Printed, own?: OwnLook) {
  return sum(blocks.map(({ text }) => paper.heightOf(text, own)));
}

/** In half points: larger letters on a poster look like a headline, smaller ones cannot be read from a step away. */
const [largest, leastLarge] = [56, 26];

/** The space that may be taken off before a title, in twentieths of a point. */
const closer = 120;

/**
 * Fits the points of a list to their page: the space between them grows, and on a poster their letters, up to 28 pt. A
 * list that is slightly too long gets smaller spaces; on a poster, letters shrink to 13 pt. A list of several pages
 * keeps its spaces and letters, and its last page is not nearly empty.
 */
function fitPoints(
  printed: Printed,
  points: readonly string[],
  titles: readonly string[],
  isPoster: boolean,
) {
  const { paper, changes } = printed;
  const own = points[0] ? paper.lookOf(points[0]).size : largest;
  /** Points get the size of the setting and no space after; titles get less space before, and smaller letters. */
  const lookWith = ({ size, moved }: Setting) => {
    const share = size / own;
    return (style: string) => {
      const look = paper.lookOf(style);
      if (points.includes(style)) return { size: look.size * share, after: 0 };
      if (!titles.includes(style)) return;
      const before = Math.max(0, look.before - moved);
      return share < 1 ? { size: Math.floor(look.size * share), before } : { before };
    };
  };
  // In twentieths of a point, and as a multiple of the size: points with less space run together.
  const [least, most] = isPoster ? [60, 7] : [10, 5];
  // The space before a heading already includes the space after the point above it.
  const gaps = Math.max(1, points.length - titles.length);
  const room = paper.height * 0.96;
  const spaceWith = (setting: Setting) => (room - heightOfAll(printed, lookWith(setting))) / gaps;

  const missing = (least - spaceWith({ size: own, moved: 0 })) * gaps;
  const moved = missing > 0 ? Math.min(closer, Math.ceil(missing / titles.length)) : 0;
  const larger = settings(largest, own + 1, 0);
  const smaller = settings(own - 1, leastLarge, closer);
  const usual = { size: own, moved };
  const isNear = missing < titles.length * closer + paper.height * 0.06;
  const usualOfList = isNear ? [usual] : [];
  for (const setting of isPoster ? [...larger, usual, ...smaller] : usualOfList) {
    const { size } = setting;
    const space = spaceWith(setting);
    if (isPoster && space < leastSpace(size, own)) continue;
    const after = Math.floor(Math.max(least, Math.min(space, size * most)));
    for (const style of points) changes.byStyle.set(style, isPoster ? { after, size } : { after });
    for (const style of setting.moved > 0 ? titles : []) {
      changes.byStyle.set(style, lookWith(setting)(style) ?? {});
    }
    break;
  }
  if (missing <= 0) return;
  keepEndTogether(printed, lookWith({ size: own, moved: 0 }));
  // A group without a title ends unseen: a page may end anywhere.
  for (const style of titles.length > 0 ? [] : points) {
    changes.byStyle.set(style, { ...changes.byStyle.get(style), keepNext: false });
  }
}

/** The size of points in half points, and the space taken off before titles in twentieths of a point. */
type Setting = { size: number; moved: number };

function settings(from: number, to: number, moved: number): Setting[] {
  return Array.from({ length: Math.max(0, from - to + 1) }, (_, at) => ({
    size: from - at,
    moved,
  }));
}

/** The space between points that a size of letters must leave on a poster, in twentieths of a point. */
function leastSpace(size: number, own: number) {
  if (size > own) return size * 3;
  return size === own ? -20 : 40;
}

/** Keeps the end of a document together, as much as fills 30 % of a page, so that the last page is not nearly empty. */
function keepEndTogether({ blocks, paper, changes }: Printed, own?: OwnLook) {
  let end = paper.height * 0.3;
  for (const { text, at } of blocks.toReversed()) {
    if (end <= 0) break;
    end -= paper.heightOf(text, own);
    changes.keptFrom = Math.min(changes.keptFrom, at);
  }
}

/**
 * The offset of the paragraphs to keep together at the end of a text: a line to fill in, which asks nothing alone on a
 * page, and the three paragraphs before it. The length of a text that ends without such a line.
 */
function startOfEnd(xml: string, fillInLine: string) {
  const from = Math.max(0, xml.lastIndexOf('</w:tbl>'), xml.length - 8_000);
  const last = blocksIn(xml.slice(from)).slice(-4);
  const [first] = last;
  const isAsked = first && styleOfText(last.at(-1)?.text ?? '') === fillInLine;
  return isAsked ? from + first.at : xml.length;
}

/** The smallest letters of the sheet for emergencies, in percent of those of its styles. */
const smallest = 65;

/**
 * Shrinks the sheet for emergencies until it fits a page: first the place, which has the largest letters, then the
 * rest.
 */
function fitSheet(printed: Printed, styles: ReadonlySet<string>, place: readonly string[]) {
  const { paper, changes } = printed;
  const sizeAt = (style: string, step: number) => {
    const steps = place.includes(style) ? step : step - (100 - smallest);
    const percent = Math.min(100, Math.max(smallest, 100 - steps));
    return (paper.lookOf(style).size * percent) / 100;
  };
  const isTooHigh = (step: number) =>
    heightOfAll(printed, (style) =>
      styles.has(style) ? { size: sizeAt(style, step) } : undefined,
    ) >
    paper.height * 0.96 + 20;
  const last = 2 * (100 - smallest);
  let step = 0;
  while (step < last && isTooHigh(step)) step += 1;
  if (isTooHigh(step)) keepEndTogether(printed);
  for (const style of step > 0 ? styles : []) {
    const size = Math.floor(sizeAt(style, step));
    if (size < paper.lookOf(style).size) changes.byStyle.set(style, { size });
  }
}

/** The width of a letter in a title, at most and on average, in twentieths of a point for each half point of size. */
const [widest, usual] = [4.94, 4.77];

/** The smallest letters of a title, in half points: the headings below it are nearly as large. */
const smallestTitle = 56;

/** Shrinks the letters of a title that would take a third line. In the smallest letters, it may take three. */
function titleChange(text: string, { width, lookOf }: Paper, style: string) {
  const lines = lineLengths(text);
  const length = Math.max(...lines) / (lines.length > 1 ? 1 : 2);
  const { size } = lookOf(style);
  if (!(length * size * usual > width) || size <= smallestTitle) return;
  return { size: Math.max(smallestTitle, Math.floor(width / length / widest)) };
}

/**
 * Removes the empty paragraphs «Gruppenende», before which a page may end: the paragraph or row before no longer keeps
 * with the next. Word wants one in an empty cell, and after a table that no other paragraph follows.
 *
 * `<w:p>…</w:p><w:p><w:pPr><w:pStyle w:val="GroupEnd"/></w:pPr></w:p>` becomes `<w:p>…<w:keepNext w:val="0"/>…</w:p>`
 */
function dropGroupEnds(xml: string, id: string) {
  const style = `<w:pPr><w:pStyle w:val="${id}"/>`;
  if (!xml.includes(style)) return xml;
  const pattern = style.replace(/\W/g, '\\$&');
  const ends = `<w:p(?: [^>]*)?>${pattern}(?:(?!<w:(?:sectPr|t|br|drawing|pict)\\b|</w:p>).)*</w:p>`;
  const [first = '', ...others] = xml.split(new RegExp(ends, 's'));
  const pieces = [first];
  for (const after of others) {
    let before = pieces.pop() ?? '';
    // The last row of a table may begin before another dropped paragraph: the pieces are joined again up to that row.
    while (
      pieces.length > 0 &&
      (before === '' || (endsInTable(before) && !before.includes('<w:tr')))
    )
      before = `${pieces.pop()}${before}`;
    pieces.push(endGroup(before, after, style), after);
  }
  return pieces.join('');
}

function endsInTable(xml: string) {
  return xml.endsWith('</w:tbl>');
}

function endGroup(before: string, after: string, style: string) {
  const isTable = endsInTable(before) && /^<w:p[ >]/.test(after);
  if (!isTable && !before.endsWith('</w:p>')) return `${before}<w:p>${style}</w:pPr></w:p>`;
  const starts = isTable ? ['<w:tr'] : ['<w:p>', '<w:p '];
  const last = Math.max(...starts.map((start) => before.lastIndexOf(start)));
  const freed = /<w:pStyle w:val="[^"]*"\/>(?!<w:keepNext)/;
  return before.slice(0, last) + before.slice(last).replace(freed, '$&<w:keepNext w:val="0"/>');
}
