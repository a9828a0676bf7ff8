import type { Element } from '@xmldom/xmldom';
import type { PlacedTag, Section } from '../tags/readSections';
import { isControlLine } from '../tags/readTags';
import { child, closest, type Edits } from '../word/tree';

/**
 * Moves what hangs on the control lines of a section, which go when it is filled, to a paragraph of its own
 * outside of it: a section break, a page or column break, a picture, the end of a table of contents. A condition
 * keeps its pictures.
 *
 * @param edits get what does it
 */
export function moveOffLines(sections: readonly Section[], edits: Edits): void {
  for (const section of sections) moveOff(section, edits);
}

function moveOff({ start, end, isLoop }: Section, edits: Edits): void {
  if (!end || !isLineOfItsOwn(start, end) || !isLineOfItsOwn(end, start)) return;
  const [first, last] = [start.paragraph.element, end.paragraph.element];
  const before = takeOff(first, isLoop, edits);
  const after = takeOff(last, isLoop, edits);
  // A page that only begins with a condition is not begun without it.
  const inside = !isLoop && before && !['w:sectPr', 'w:fldChar'].some((name) => isIn(before, name));
  if (before) edits.set(first, inside ? [first, before] : [before, first]);
  if (after) edits.set(last, [last, after]);
}

function isIn(element: Element, name: string): boolean {
  return element.getElementsByTagName(name).length > 0;
}

function isLineOfItsOwn(tag: PlacedTag, other: PlacedTag): boolean {
  const { element } = tag.paragraph;
  const beside = other.paragraph.element;
  return isControlLine(tag) && element !== beside && element.parentNode === beside.parentNode;
}

// The new paragraph looks like the line, so that it takes no more room than the line did in Word.
function takeOff(line: Element, withPictures: boolean, edits: Edits): Element | undefined {
  const settings = child(line, 'w:pPr');
  const breaks = ['w:pageBreakBefore', 'w:sectPr']
    .flatMap((name) => (settings && child(settings, name)) ?? [])
    .filter((one) => !isOff(one));
  const things = [
    ...fieldEndsOn(line),
    ...breaksOn(line),
    ...(withPictures ? picturesOn(line) : []),
  ];
  if (breaks.length + things.length === 0) return undefined;
  const outside = line.cloneNode(false) as Element;
  for (const name of ['w14:paraId', 'w14:textId']) outside.removeAttribute(name);
  if (settings) outside.appendChild(settings.cloneNode(true));
  for (const one of things) outside.appendChild(inRunOfItsOwn(one));
  for (const one of [...breaks, ...things]) edits.set(one, []);
  return outside;
}

// LibreOffice says of a line that it begins no page.
function isOff(setting: Element): boolean {
  return /^(0|false|off)$/.test(setting.getAttribute('w:val') ?? '');
}

// Of a field that began before the line.
function fieldEndsOn(line: Element): Element[] {
  const types = onLine(line, 'w:fldChar').map((one) => one.getAttribute('w:fldCharType'));
  return types.includes('begin') ? [] : onLine(line, 'w:fldChar');
}

function breaksOn(line: Element): Element[] {
  const isBreak = (one: Element) => /^(page|column)$/.test(one.getAttribute('w:type') ?? '');
  return onLine(line, 'w:br').filter(isBreak);
}

// What stands in a text box on the line is not on the line.
function onLine(line: Element, name: string): Element[] {
  const found = Array.from(line.getElementsByTagName(name));
  return found.filter((one) => closest(one, ['w:p']) === line && !closest(one, ['mc:Fallback']));
}

// A text box with tags belongs to its place.
function picturesOn(line: Element): Element[] {
  return ['w:drawing', 'w:pict', 'w:object']
    .flatMap((name) => onLine(line, name))
    .map((picture) => (closest(picture, ['mc:AlternateContent']) ?? picture) as Element)
    .filter((picture) => !picture.textContent?.includes('{'));
}

function inRunOfItsOwn(thing: Element): Element {
  const run = closest(thing, ['w:r']) as Element;
  const own = run.cloneNode(false) as Element;
  const look = child(run, 'w:rPr');
  if (look) own.appendChild(look.cloneNode(true));
  own.appendChild(thing.cloneNode(true));
  return own;
}
