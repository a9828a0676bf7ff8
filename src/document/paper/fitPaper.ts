import type { WordPackage } from '../package/wordPackage';
import { type Change, changeParagraphs, lineLengths, styleOfText } from '../word/paragraphText';
import { blocksIn, type OwnLook, type Paper, readPaper, sum } from './readPaper';

/** The changes of a body: all paragraphs of a style change alike, and those from a place on keep with the next. */
type Changes = { byStyle: Map<string, Change>; keptFrom: number };

/** The blocks from the last page break on, their paper and their changes. */
type Printed = { blocks: ReturnType<typeof blocksIn>; paper: Paper; changes: Changes };

/** No few pages hold more paragraphs to fit, or more letters of XML: measuring would take longer than filling. */
const [mostFitted, longest] = [200, 500_000];

/**
 * Reads from a template, once, what its documents need to fit their paper.
 *
 * @returns a function that gives the text of a filled body as it fits: the same text where nothing changes
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
    /** The styles of these paragraphs, as often as they are used. */
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

/** The blocks from the last paragraph on that begins a page. */
function lastPages(xml: string, paper: Paper) {
  const blocks = blocksIn(xml);
  const start = blocks.findLastIndex(({ text }) => paper.lookOf(styleOfText(text)).beginsPage);
  return blocks.slice(Math.max(0, start));
}

function heightOfAll({ blocks, paper }: Printed, own?: OwnLook) {
  return sum(blocks.map(({ text }) => paper.heightOf(text, own)));
}

/** In half points: larger letters on a poster look like a headline, smaller ones are not read from a step away. */
const [largest, leastLarge] = [56, 26];

/** In twentieths of a point: how much closer to what is before it a title may stand. */
const closer = 120;

/**
 * Lets the points of a list fill their page: the space between them grows, and on a poster their letters, up to 28 pt,
 * as long as all of them stand on one page. What hardly fits stands closer, and on a poster in letters down to 13 pt.
 * What needs more than one page is printed as the styles say, and no last page is nearly empty.
 */
function fitPoints(
  printed: Printed,
  points: readonly string[],
  titles: readonly string[],
  isPoster: boolean,
) {
  const { paper, changes } = printed;
  const own = points[0] ? paper.lookOf(points[0]).size : largest;
  /** Of points, with letters in this size and no space after them; of titles, with smaller letters alone. */
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
  // Points that stand closer run together.
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
  // Nobody sees the end of a group without titles: a page may end there or not.
  for (const style of titles.length > 0 ? [] : points) {
    changes.byStyle.set(style, { ...changes.byStyle.get(style), keepNext: false });
  }
}

/** The size of points in half points, and how much closer titles stand to what is before, in twentieths of a point. */
type Setting = { size: number; moved: number };

/** From one size down to another. */
function settings(from: number, to: number, moved: number): Setting[] {
  return Array.from({ length: Math.max(0, from - to + 1) }, (_, at) => ({
    size: from - at,
    moved,
  }));
}

/** The space between points of a poster, in twentieths of a point, that makes letters of a size worth taking. */
function leastSpace(size: number, own: number) {
  if (size > own) return size * 3;
  return size === own ? -20 : 40;
}

/** Keeps nearly a third of a page at the end of a document together, so that the last page is not nearly empty. */
function keepEndTogether({ blocks, paper, changes }: Printed, own?: OwnLook) {
  let end = paper.height * 0.3;
  for (const { text, at } of blocks.toReversed()) {
    if (end <= 0) break;
    end -= paper.heightOf(text, own);
    changes.keptFrom = Math.min(changes.keptFrom, at);
  }
}

/**
 * Where the end of a text begins that a line to fill in belongs to: with three paragraphs before the line, which asks
 * nothing alone on a page. The end of the text where no such line stands.
 */
function startOfEnd(xml: string, fillInLine: string) {
  const from = Math.max(0, xml.lastIndexOf('</w:tbl>'), xml.length - 8_000);
  const last = blocksIn(xml.slice(from)).slice(-4);
  const [first] = last;
  const isAsked = first && styleOfText(last.at(-1)?.text ?? '') === fillInLine;
  return isAsked ? from + first.at : xml.length;
}

/** In percent: how much smaller the letters of the sheet for emergencies may get. */
const smallest = 65;

/** Gives the sheet for emergencies smaller letters where it would take a second page: the place first, it has the largest. */
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

/** How wide a letter of a title is, in twentieths of a point for each half point of its size; at most, and usually. */
const [widest, usual] = [4.94, 4.77];

/** In half points: the headings below a title are nearly as large. */
const smallestTitle = 56;

/** Gives a title smaller letters where it would take a third line. A title in the smallest letters may take three. */
function titleChange(text: string, { width, lookOf }: Paper, style: string) {
  const lines = lineLengths(text);
  const length = Math.max(...lines) / (lines.length > 1 ? 1 : 2);
  const { size } = lookOf(style);
  if (!(length * size * usual > width) || size <= smallestTitle) return;
  return { size: Math.max(smallestTitle, Math.floor(width / length / widest)) };
}

/**
 * Takes out the empty paragraphs «Gruppenende», which say in a template that a page may end before them: what stands
 * before keeps with the next no more. Word wants one in an empty cell, behind a table and between two.
 *
 * `<w:p>…</w:p><w:p><w:pPr><w:pStyle w:val="GroupEnd"/></w:pPr></w:p>` becomes `<w:p>…</w:p>`, with
 * `<w:keepNext w:val="0"/>`
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
    // The last row of a table may begin before another dropped paragraph.
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

/** The text before a dropped paragraph, as it stands without that paragraph. */
function endGroup(before: string, after: string, style: string) {
  const isTable = endsInTable(before) && /^<w:p[ >]/.test(after);
  if (!isTable && !before.endsWith('</w:p>')) return `${before}<w:p>${style}</w:pPr></w:p>`;
  const starts = isTable ? ['<w:tr'] : ['<w:p>', '<w:p '];
  const last = Math.max(...starts.map((start) => before.lastIndexOf(start)));
  const freed = /<w:pStyle w:val="[^"]*"\/>(?!<w:keepNext)/;
  return before.slice(0, last) + before.slice(last).replace(freed, '$&<w:keepNext w:val="0"/>');
}
