import type { Element } from '@xmldom/xmldom';
import { body, contentOf, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { childBy, ofParagraph, ofRun } from '../word/childBy';
import { headersFootersOf } from '../word/headers';
import { nameOf, readStyles } from '../word/styles';
import { inCell, numberOf, pageHeight, pageWidth } from '../word/textWidth';
import {
  child,
  closest,
  elementsBelow,
  elementsIn,
  propertyOf,
  sectionsOf,
  setVal,
  valOf,
  w,
} from '../word/tree';

/** In half points: larger letters look like a headline. */
const largest = 56;

/** In twentieths of a point: how much closer to what is before it a title may stand. */
const closer = 120;

// In twentieths of a point for each half point, as Calibri has them: letters, lines, the rest of a line where a word
// does not fit.
const [letter, line, rest] = [4.55, 12.2, 21];

/**
 * Lets the points of a list fill its page: the space between them grows, and on a poster their letters, up to 28 pt, for
 * as long as all stands on one sheet. What hardly fits stands closer. What needs more than one is printed as the styles
 * say, and no last sheet is nearly empty. The sheet for emergencies gets smaller letters rather than a second sheet.
 */
export function fillPoster(filled: WordPackage) {
  const text = filled.text(body);
  const countOf = (id: string) => text.split(`<w:pStyle w:val="${id}"`).length - 1;
  const [pointIds = [], titleIds = [], sheetIds = []] = [
    'Plakat(?:punkt|kästchen)|(?:Plakatpunkt|Kästchen) gross',
    'Gruppentitel(?: gross)?',
    'Notruf-Plakat .*?',
  ].map((names) => styleIds(filled, names).filter((id) => countOf(id) > 0));
  if (pointIds.length + titleIds.length + sheetIds.length === 0) return;
  // No few sheets hold more, and to measure thousands takes longer than to fill them.
  if (sum(pointIds.map(countOf)) > 200) return;

  const content = contentOf(filled);
  const path = targetOfType(filled, body, 'styles');
  const { byId, valueFor } = readStyles(filled.xml(path));
  const sections = sectionsOf(content);
  const section = sections.at(-1);
  const whole = pageWidth(section);
  const spaceOf = (one: Element, name: string) => Number(valueFor(one, 'w:pPr', 'w:spacing', name));
  const sizeOf = (one: Element) => Number(valueFor(one, 'w:rPr', 'w:sz', 'w:val'));

  const isSheet = sheetIds.length > 0;
  const isOf = (ids: readonly string[]) => (one: Element) =>
    ids.includes(valOf(propertyOf(one, 'w:pStyle')));
  const isFitted = isOf(isSheet ? sheetIds : pointIds);
  const paragraphs = elementsBelow(content, 'w:p');
  const [listed, headings] = [paragraphs.filter(isFitted), paragraphs.filter(isOf(titleIds))];
  const setSpace = (one: Element, side: string, space: number) =>
    added(one, 'w:spacing')?.setAttributeNS(w, side, `${space}`);
  const used = pointIds.flatMap((id) => byId.get(id) ?? []);
  const isPoster = used.some((one) => nameOf(one).endsWith(' gross'));
  // How large letters are as the styles say, and between which sizes they may be.
  const own = isSheet || !listed[0] ? 100 : sizeOf(listed[0]);
  const [lowest, highest] = isSheet ? [75, own] : [own, isPoster ? largest : own];

  /** How high something is, without the space behind points. */
  const heightOf = (one: Element, size = own): number => {
    if (one.nodeName !== 'w:p') {
      const heights = elementsIn(one).map((inner) => heightOf(inner, size));
      return one.nodeName === 'w:tr' ? Math.max(...heights) : sum(heights);
    }
    const letters = (sizeOf(one) * (isFitted(one) ? size : own)) / own;
    const pieces = elementsBelow(one, 'w:br').length + 1;
    const length = ((one.textContent ?? '').length * letters * letter) / pieces;
    const cell = closest(one, ['w:tc']);
    const width = cell ? numberOf(propertyOf(cell, 'w:tcW'), 'w:w', whole) - inCell : whole;
    const lines = length > width ? Math.ceil(length / (width - letters * rest)) : 1;
    const pictures = elementsBelow(one, 'wp:inline').map(
      (picture) => numberOf(child(picture, 'wp:extent'), 'cy') / 635,
    );
    return (
      Math.max((pieces * lines * letters * line * spaceOf(one, 'w:line')) / 240, ...pictures) +
      spaceOf(one, 'w:before') +
      (isFitted(one) && !isSheet ? 0 : spaceOf(one, 'w:after'))
    );
  };

  const margin = (side: string) => numberOf(child(section, 'w:pgMar'), side);
  const pushed = headersFootersOf(filled, sections).map(({ key, path }) => {
    const [side, place] = /^h/.test(key) ? ['w:header', 'w:top'] : ['w:footer', 'w:bottom'];
    return margin(side) + heightOf(filled.xml(path)) - margin(place);
  });
  const page = pageHeight(section) - Math.max(0, ...pushed);
  const start = elementsIn(content).findLastIndex(
    (one) => valueFor(one, 'w:pPr', 'w:pageBreakBefore', 'w:val') === 'true',
  );
  const printed = elementsIn(content).slice(Math.max(0, start));
  const inAll = (size: number) => sum(printed.map((one) => heightOf(one, size)));
  // Points that stand closer run together.
  const [least, most] = isPoster ? [60, 7] : [10, 5];
  // What is before a heading holds what is behind a point.
  const gaps = isSheet ? 1 : Math.max(1, listed.length - headings.length);
  let room = page * 0.96;

  const missing = inAll(own) + gaps * least - room;
  if (missing > 0 && missing < headings.length * closer + page * 0.06) {
    const each = Math.min(closer, Math.ceil(missing / headings.length));
    for (const one of headings) {
      const before = spaceOf(one, 'w:before');
      const left = Math.max(0, before - each);
      setSpace(one, 'w:before', left);
      room += before - left;
    }
  }
  for (let size = highest; size >= lowest; size -= 1) {
    const space = (room - inAll(size)) / gaps;
    if (space < (size > own ? size * 3 : -20)) continue;
    if (isSheet && size < own) for (const one of listed) shrink(one, (sizeOf(one) * size) / own);
    if (isSheet) break;
    // Documents with the same styles can be joined.
    for (const one of isPoster ? used : listed) {
      setSpace(one, 'w:after', Math.floor(Math.max(least, Math.min(space, size * most))));
      const look = child(one, 'w:rPr');
      if (look) setSize(look, size);
    }
    break;
  }
  // Where a document takes a further page, as much of its end stands there.
  let end = missing > 0 ? page * 0.3 : 0;
  for (const one of printed.toReversed()) {
    if (end <= 0) break;
    end -= heightOf(one);
    for (const each of [one, ...elementsBelow(one, 'w:p')])
      if (each.textContent) added(each, 'w:keepNext');
  }
  filled.save(body);
  if (isPoster) filled.save(path);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Sets the size of letters, in half points, among the properties of a style or of a run. */
function setSize(look: Element, size: number) {
  for (const name of ['w:sz', 'w:szCs']) setVal(childBy(ofRun, look, name), `${Math.floor(size)}`);
}

/** Sets the size of all letters of a paragraph. */
function shrink(paragraph: Element, size: number) {
  for (const run of elementsBelow(paragraph, 'w:r')) {
    setSize(childBy(['rPr'], run, 'w:rPr'), size);
  }
}

/** A property of a style or of a paragraph, which gets what it lacks. */
function added(one: Element, name: string) {
  const properties = child(one, 'w:pPr');
  return properties && childBy(ofParagraph, properties, name);
}

function stylesOf(filled: WordPackage) {
  return filled.text(targetOfType(filled, body, 'styles'));
}

/** The ids of the styles of these names, as they can stand in a pattern: Word writes letters and digits. */
function styleIds(filled: WordPackage, names: string) {
  const style = new RegExp(
    `w:styleId="([^"()*+?[\\\\]+)"[^>]*>\\s*<w:name w:val="(?:${names})"`,
    'gi',
  );
  return Array.from(stylesOf(filled).matchAll(style), ([, id = '']) => id);
}

/** How wide a letter of a title is, in twentieths of a point for each half point of its size; at most, and usually. */
const [widest, usual] = [4.94, 4.77];

/** Gives a title smaller letters where it would take a third line. */
export function fitTitle(filled: WordPackage) {
  const [id] = styleIds(filled, 'Title');
  const style = new RegExp(`w:styleId="${id}".*?<w:sz w:val="(\\d+)"`, 's');
  const own = Number(style.exec(stylesOf(filled))?.[1]);
  const text = filled.text(body);
  const lengthOf = (name: string) =>
    Number(new RegExp(`<w:pg(?:Sz|Mar) [^>]*w:${name}="(\\d+)"`).exec(text)?.[1]);
  const width = lengthOf('w') - lengthOf('left') - lengthOf('right');
  const titles = new RegExp(`<w:pStyle w:val="${id}"/>.*?</w:p>`, 'gs');
  const document = text.replace(titles, (title) => {
    const lines = title.split('<w:br/>').map((line) => line.replace(/<[^>]*>/g, '').length);
    const longest = Math.max(...lines) / (lines.length > 1 ? 1 : 2);
    if (!(longest * own * usual > width)) return title;
    const size = Math.floor(width / longest / widest);
    const look = `<w:rPr><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr>`;
    // A run that has a look of its own keeps it.
    const bare = /(<w:r(?: [^>]*)?>)(?:<w:rPr\/>|<w:rPr><\/w:rPr>)?(?!<w:rPr)/g;
    return title.replace(bare, `$1${look}`);
  });
  if (document !== text) filled.replace(body, document);
}

/**
 * Takes out the empty paragraphs «Gruppenende», which say in a template that a page may end before them: what stands
 * before keeps with the next no more. Word wants one in an empty cell, behind a table and between two.
 *
 * `<w:p>…</w:p><w:p><w:pPr><w:pStyle w:val="GroupEnd"/></w:pPr></w:p>` becomes `<w:p>…</w:p>`, with
 * `<w:keepNext w:val="0"/>`
 */
export function dropGroupEnds(filled: WordPackage) {
  const [id] = styleIds(filled, 'Gruppenende');
  const style = `<w:pPr><w:pStyle w:val="${id}"/>`;
  const ends = `<w:p(?: [^>]*)?>${style}(?:(?!<w:(?:sectPr|t|br|drawing|pict)\\b|</w:p>).)*</w:p>`;
  const [first = '', ...others] = filled.text(body).split(new RegExp(ends, 's'));
  const document = others.reduce((before, after) => {
    const isTable = before.endsWith('</w:tbl>') && /^<w:p[ >]/.test(after);
    if (!isTable && !before.endsWith('</w:p>'))
      return `${before}<w:p>${style}</w:pPr></w:p>${after}`;
    const starts = isTable ? ['<w:tr'] : ['<w:p>', '<w:p '];
    const last = Math.max(...starts.map((start) => before.lastIndexOf(start)));
    const freed = before
      .slice(last)
      .replace(/<w:pStyle w:val="[^"]*"\/>(?!<w:keepNext)/, '$&<w:keepNext w:val="0"/>');
    return before.slice(0, last) + freed + after;
  }, first);
  filled.replace(body, document);
}
