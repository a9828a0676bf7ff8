import type { Element } from '@xmldom/xmldom';
import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import { type Block, controlLines, readBlocks } from '../tags/readBlocks';
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
} from '../xml/tree';

/**
 * Removes tags from text that Word has copied from elsewhere and copies again when it updates fields: all tags in the
 * result of a table of contents or index, and in the result of a reference the tags that cannot be filled there, those
 * of loops and of names inside loops.
 *
 * @returns true when there were any in a table of contents or index
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

/** The elements in the results of fields that copy text, each with the command of its field. */
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
 * Mends a template before it is compiled: faults that a person does not see, and at which docxtemplater would fail or
 * leave gaps. The text stays; paragraphs may be added.
 *
 * @param fields the names that the template may use; they tell loops from conditions
 */
export function mendTemplate(opened: WordPackage, paths: readonly string[], fields: Fields) {
  for (const path of paths) {
    const root = opened.xml(path);
    const paragraphs = paragraphsIn(root, path);
    const edits: Edits = new Map();
    const mended = paragraphs.filter((paragraph) => mendTags(paragraph, edits));
    dropOldLooks(paragraphs, edits);
    const { blocks, enclosed } = readBlocks(paragraphs, fields);
    for (const one of elementsBelow(root, 'w:lastRenderedPageBreak')) edits.set(one, []);
    const hadIds = dropParagraphIds([...enclosed.keys()]);
    moveOffLines(blocks, edits);
    rebuilt(root, edits);
    // docxtemplater reads no character references: it would take `{&#160;text}` for another name than `{text}`.
    const isReferred = opened.text(path).includes('&#');
    if (mended.length > 0 || edits.size > 0 || hadIds || isReferred) opened.save(path);
  }
}

/**
 * Deletes from a paragraph text that hinders its control tags and that Word does not show: the spaces around sign and
 * name (`{ / items }`), and invisible text beside a control tag that is alone in its paragraph. Because of such text,
 * docxtemplater would keep an empty paragraph.
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
 * Drops the tracked former look of tags. docxtemplater 3.71 tears `<w:rPr><w:rPrChange><w:rPr/></w:rPrChange></w:rPr>`
 * when a value has two lines.
 */
function dropOldLooks(paragraphs: readonly Paragraph[], edits: Edits) {
  for (const { element } of paragraphs.filter(({ text }) => text.includes('{'))) {
    for (const old of elementsBelow(element, 'w:rPrChange')) edits.set(old, []);
  }
}

/**
 * Removes the ids of paragraphs and rows inside blocks: repeated ids would be wrong, and Word gives new ones.
 *
 * @returns true when there were any
 */
function dropParagraphIds(paragraphs: readonly Paragraph[]) {
  const elements = paragraphs.flatMap(({ element }) => [element, closest(element, ['w:tr']) ?? []]);
  const found = elements.flat().filter((one) => one.hasAttribute('w14:paraId'));
  for (const one of found) one.removeAttribute('w14:paraId');
  return found.length > 0;
}

/**
 * Moves content of control lines, which would go with them, to paragraphs of their own outside of the block: section
 * breaks, page and column breaks, the end of a field such as a table of contents, and for a loop its pictures. A
 * condition keeps its pictures.
 *
 * @param edits receives the changes
 */
function moveOffLines(blocks: readonly Block[], edits: Edits) {
  for (const block of blocks) {
    const lines = controlLines(block);
    if (!lines) continue;
    const { first, last } = lines;
    const { isLoop } = block;
    const before = takeOff(first, isLoop, edits);
    const after = takeOff(last, isLoop, edits);
    // Breaks on the first line of a condition stay inside it: without the condition, no page begins.
    const stays = !isLoop && before && !holds(before, endsOfBefore);
    if (before) edits.set(first, stays ? [first, before] : [before, first]);
    if (after) edits.set(last, [last, after]);
  }
}

const endsOfBefore = ['w:sectPr', 'w:fldChar'];

// The new paragraph has the look of the line, so that it takes no more room than the line did in Word.
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

// True for a picture or shape without tags. A text box with tags stays at its place.
function isPicture({ nodeName, textContent }: Element) {
  return shapes.includes(nodeName) && !textContent?.includes('{');
}
