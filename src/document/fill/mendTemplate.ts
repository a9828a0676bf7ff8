import type { Element } from '@xmldom/xmldom';
import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import { controlLines, readSections, type Section } from '../tags/readSections';
import { isControlLine, readTags, type Tag } from '../tags/readTags';
import { fieldsIn } from '../word/fields';
import { deleteText, type Paragraph, paragraphsIn, runsBetween } from '../word/paragraphs';
import {
  closest,
  type Edits,
  elementsBelow,
  emptyCopy,
  holds,
  isOn,
  propertyOf,
  rebuilt,
  shapes,
} from '../word/tree';
import { markEmptied } from './mendRepeats';

/**
 * Takes the tags out of what Word has copied from elsewhere, and copies anew when it updates its fields: a
 * table of contents, and of a reference or index what cannot be filled there.
 *
 * @returns whether there were any in a table of contents or index
 */
export function mendContents(opened: WordPackage, paths: readonly string[], fields: Fields) {
  let isListed = false;
  for (const path of paths) {
    if (!/\b(TOC|INDEX|STYLEREF|REF)\b/.test(opened.text(path))) continue;
    const root = opened.xml(path);
    const copies = copiesIn(elementsBelow(root));
    const edits: Edits = new Map();
    for (const paragraph of paragraphsIn(root, path)) {
      const tags = readTags(paragraph).filter(({ start, end, name }) => {
        const [run] = runsBetween(paragraph, start, end);
        const field = run && copies.get(run);
        const isList = /^(TOC|INDEX)$/.test(field ?? '');
        isListed ||= isList;
        return isList || (field && typeof fields[name] !== 'string');
      });
      deleteText(paragraph, tags, edits);
    }
    rebuilt(root, edits);
    opened.save(path);
  }
  return isListed;
}

/** What fields of Word show that copy, each with the kind of its field. */
function copiesIn(elements: readonly Element[]) {
  const copies = new Map<Element, string>();
  for (const { code, shown, end, isEnded } of fieldsIn(elements)) {
    const [, kind] = /^\s*(TOC|INDEX|STYLEREF|REF)\b/.exec(code) ?? [];
    if (!kind || !isEnded) continue;
    for (const one of elements.slice(shown, end)) copies.set(one, kind);
  }
  return copies;
}

/**
 * Mends in a template, before it is compiled, what docxtemplater would take amiss though a person sees
 * nothing wrong. What stands in the text stays; paragraphs may be added.
 *
 * @param fields the names that the template may use, which tell loops from conditions
 */
export function mendTemplate(opened: WordPackage, paths: readonly string[], fields: Fields) {
  for (const path of paths) {
    const root = opened.xml(path);
    const paragraphs = paragraphsIn(root, path);
    const edits: Edits = new Map();
    const mended = paragraphs.filter((paragraph) => mendTags(paragraph, edits));
    dropOldLooks(paragraphs, edits);
    const { sections, enclosed } = readSections(paragraphs, fields);
    for (const one of elementsBelow(root, 'w:lastRenderedPageBreak')) edits.set(one, []);
    const hadIds = dropParagraphIds([...enclosed.keys()]);
    moveOffLines(sections, edits);
    const isMarked = markEmptied(sections);
    rebuilt(root, edits);
    if (mended.length > 0 || edits.size > 0 || isMarked || hadIds) opened.save(path);
  }
}

/**
 * Takes out of a paragraph what stands in the way of its control tags and cannot be seen in Word: spaces
 * around the sign and the name (`{ / items }`), and all that stands beside a control tag that is alone in
 * its paragraph, which docxtemplater would keep as an empty one.
 */
function mendTags(paragraph: Paragraph, edits: Edits) {
  const tags = readTags(paragraph).filter(({ sign }) => sign !== '');
  const { length } = paragraph.text;
  const unseen = tags.flatMap((tag) => {
    const beside = [
      { start: 0, end: tag.start },
      { start: tag.end, end: length },
    ];
    return [...(isControlLine(tag) ? beside : []), ...spacesIn(tag)];
  });
  return deleteText(paragraph, unseen, edits);
}

function spacesIn({ inner, sign, name, start, end }: Tag) {
  const signAt = start + 1 + inner.length - inner.trimStart().length;
  const nameEnd = end - 1 - (inner.length - inner.trimEnd().length);
  return [
    { start: start + 1, end: signAt },
    { start: signAt + sign.length, end: nameEnd - name.length },
    { start: nameEnd, end: end - 1 },
  ];
}

/**
 * Of a tag whose look was changed while tracking, the look before is dropped: docxtemplater 3.71 tears
 * `<w:rPr><w:rPrChange><w:rPr/></w:rPrChange></w:rPr>` where a text has two lines.
 */
function dropOldLooks(paragraphs: readonly Paragraph[], edits: Edits) {
  for (const { element } of paragraphs.filter(({ text }) => text.includes('{'))) {
    for (const old of elementsBelow(element, 'w:rPrChange')) edits.set(old, []);
  }
}

/**
 * Removes the ids of paragraphs and rows in blocks, which Word gives anew: repeated, they would be wrong.
 *
 * @returns whether there were any
 */
function dropParagraphIds(paragraphs: readonly Paragraph[]) {
  const elements = paragraphs.flatMap(({ element }) => [element, closest(element, ['w:tr']) ?? []]);
  const found = elements.flat().filter((one) => one.hasAttribute('w14:paraId'));
  for (const one of found) one.removeAttribute('w14:paraId');
  return found.length > 0;
}

/**
 * Moves what hangs on the control lines of a section, which go when it is filled, to a paragraph of its own
 * outside of it: a section break, a page or column break, a picture, the end of a table of contents. A condition
 * keeps its pictures.
 *
 * @param edits get what does it
 */
function moveOffLines(sections: readonly Section[], edits: Edits) {
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
