import type { Element } from '@xmldom/xmldom';
import { controlLines, type Section } from '../tags/readSections';
import {
  closest,
  type Edits,
  elementsBelow,
  emptyCopy,
  holds,
  isOn,
  propertyOf,
  shapes,
} from '../word/tree';

/**
 * Moves what hangs on the control lines of a section, which go when it is filled, to a paragraph of its own
 * outside of it: a section break, a page or column break, a picture, the end of a table of contents. A condition
 * keeps its pictures.
 *
 * @param edits get what does it
 */
export function moveOffLines(sections: readonly Section[], edits: Edits) {
  for (const section of sections) {
    const lines = controlLines(section);
    if (!lines) continue;
    const { first, last } = lines;
    const { isLoop } = section;
    const before = takeOff(first, isLoop, edits);
    const after = takeOff(last, isLoop, edits);
    // A page that only begins with a condition is not begun without it.
    const stays = !isLoop && before && !holds(before, endsOfBefore);
    if (before) edits.set(first, stays ? [first, before] : [before, first]);
    if (after) edits.set(last, [last, after]);
  }
}

const endsOfBefore = ['w:sectPr', 'w:fldChar'];

// The new paragraph looks like the line, so that it takes no more room than the line did in Word.
function takeOff(line: Element, withPictures: boolean, edits: Edits) {
  const isDirect = (one: Element) =>
    closest(one, ['w:p']) === line && closest(one, ['mc:Fallback']) === null;
  const inside = elementsBelow(line).filter(isDirect);
  const begins = inside.some((one) => one.getAttribute('w:fldCharType') === 'begin');
  const things = inside
    .filter(
      (one) =>
        (one.nodeName === 'w:fldChar' && !begins) ||
        (one.nodeName === 'w:br' && /^(page|column)$/.test(one.getAttribute('w:type') ?? '')) ||
        (withPictures && isPicture(one)),
    )
    .map((one) => closest(one, ['mc:AlternateContent']) ?? one);
  const settings = ['w:pageBreakBefore', 'w:sectPr']
    .flatMap((name) => propertyOf(line, name) ?? [])
    .filter(isOn);
  if (settings.length + things.length === 0) return;
  const outside = emptyCopy(line);
  for (const one of things) {
    const run = emptyCopy(closest(one, ['w:r']) ?? line);
    run.appendChild(one.cloneNode(true));
    outside.appendChild(run);
  }
  for (const one of [...settings, ...things]) edits.set(one, []);
  return outside;
}

// A text box with tags belongs to its place.
function isPicture({ nodeName, textContent }: Element) {
  return shapes.includes(nodeName) && !textContent?.includes('{');
}
