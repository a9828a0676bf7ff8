import type { Element } from '@xmldom/xmldom';
import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import { type Block, readBlocks } from '../tags/readBlocks';
import { isControlLine, readTags, type Tag } from '../tags/readTags';
import { separateBlockTags } from '../tags/separateBlockTags';
import { commandOf, fieldCodesIn } from '../word/fieldCodes';
import { deleteText, type Paragraph, paragraphsIn, rowOf, runsOf } from '../word/paragraphs';
import {
  applyEdits,
  child,
  closest,
  containsAny,
  type Edits,
  elementsBelow,
  emptyCopy,
  isOn,
  propertyOf,
  shapeNames,
  valOf,
} from '../xml/tree';

/**
 * Removes tags from text that Word has copied from elsewhere in the document: the results of tables of contents,
 * indexes and references. Such text needs no tags, because Word copies the filled text when Word updates the field
 * codes.
 *
 * @returns true when a table of contents or index held tags
 */
export function removeCopiedTags(opened: WordPackage) {
  let hasTagsInContents = false;
  for (const path of opened.compiledPaths()) {
    const elements = elementsBelow(opened.xml(path));
    // Maps each element in the result of a field code that copies text to the command of the field code, e.g. `TOC`.
    const copyingCommands = new Map<Element, string>();
    for (const { code, shown, end, isEnded } of fieldCodesIn(elements)) {
      const command = commandOf(code);
      if (!isEnded || !['TOC', 'INDEX', 'STYLEREF', 'REF'].includes(command)) continue;
      for (const one of elements.slice(shown, end)) copyingCommands.set(one, command);
    }
    if (copyingCommands.size === 0) continue;
    const edits: Edits = new Map();
    for (const paragraph of paragraphsIn(opened, path)) {
      const tags = readTags(paragraph).filter((tag) => {
        const [run] = runsOf(tag);
        const command = run && copyingCommands.get(run);
        hasTagsInContents ||= ['TOC', 'INDEX'].includes(command ?? '');
        return command;
      });
      deleteText(paragraph, tags, edits);
    }
    applyEdits(edits);
    opened.save(path);
  }
  return hasTagsInContents;
}

/**
 * Unwraps the content controls of Google Docs (`w:tag` begins with `goog_rdk_`). Google Docs puts such a control around
 * arbitrary paragraphs. A control may hold the start tag of a loop and not its end tag. The controls have no effect in
 * Word.
 *
 * `<w:sdt><w:sdtPr>…</w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>` becomes `<w:p/>`
 */
export function unwrapGoogleControls(opened: WordPackage) {
  for (const path of opened.compiledPaths()) {
    if (!opened.text(path).includes('goog_rdk_')) continue;
    const root = opened.xml(path);
    const controls = elementsBelow(root, 'w:sdt').filter((one) =>
      valOf(child(one, 'w:sdtPr', 'w:tag')).startsWith('goog_rdk_'),
    );
    applyEdits(new Map(controls.map((one) => [one, child(one, 'w:sdtContent')?.childNodes ?? []])));
    opened.save(path);
  }
}

/**
 * Mends faults of a template before compilation. Nobody sees these faults in Word. Without mending, filling would fail,
 * leave empty paragraphs, lose or repeat breaks and pictures, or repeat ids, or Word would show old custom XML. The
 * visible text is kept. Paragraphs may be added.
 *
 * @param fields the names that the template may use, each with its kind. A block with the sign `#` and the name of a
 *   loop is a loop. Other blocks with known names are conditions.
 */
export function mendTemplate(opened: WordPackage, fields: Fields) {
  for (const path of opened.compiledPaths()) {
    const root = opened.xml(path);
    const paragraphs = paragraphsIn(opened, path);
    const edits: Edits = new Map();
    const { blocks, enclosed } = readBlocks(paragraphs, fields);
    const separated = separateBlockTags(blocks, edits);
    const cleaned = paragraphs.filter((paragraph) => cleanBlockTags(paragraph, separated, edits));
    for (const one of removedElements.flatMap((name) => elementsBelow(root, name)))
      edits.set(one, []);
    // A loop would repeat the ids of paragraphs and of table rows. Word gives paragraphs and rows without an id new ids.
    const withIds = [...enclosed.keys()]
      .flatMap((paragraph) => [paragraph.element, rowOf(paragraph)])
      .filter((one) => one?.hasAttribute('w14:paraId'));
    for (const one of withIds) one?.removeAttribute('w14:paraId');
    moveOffControlLines(blocks, edits);
    applyEdits(edits);
    // docxtemplater does not resolve character references. The tags `{&#160;text}` and `{text}` would therefore have
    // different names. Saving a part resolves its character references.
    const hasReferences = opened.text(path).includes('&#');
    if (cleaned.length + edits.size + withIds.length > 0 || hasReferences) opened.save(path);
  }
}

/**
 * Deletes the spaces around sign and name in tags of blocks: `{ / items }` becomes `{/items}`. Beside a tag that is
 * alone in its paragraph, invisible text is also deleted, because docxtemplater would keep an empty paragraph. The tags
 * `separated` are deleted, too.
 *
 * @returns true when text was deleted
 */
function cleanBlockTags(paragraph: Paragraph, separated: readonly Tag[], edits: Edits) {
  const tags = readTags(paragraph).filter(({ sign }) => sign !== '');
  const { length } = paragraph.text;
  const deleted = tags.flatMap((tag) => {
    const beside = [
      { start: 0, end: tag.start },
      { start: tag.end, end: length },
    ];
    const spaces = Array.from(tag.inner.matchAll(/\s/g), ({ index }) => ({
      start: tag.start + 1 + index,
      end: tag.start + 2 + index,
    }));
    return [...(isControlLine(tag) ? beside : []), ...spaces];
  });
  const moved = separated.filter((tag) => tag.paragraph === paragraph);
  return deleteText(paragraph, [...deleted, ...moved], edits);
}

// A page break of an earlier layout is wrong after filling. docxtemplater 3.71 would make
// `<w:rPr><w:rPrChange><w:rPr/></w:rPrChange></w:rPr>` malformed when a value has two lines. In a content control that
// is bound to custom XML, Word would show the custom XML and not the filled text. Word 2013 and later versions bind a
// control with formatted text by `w15:dataBinding`.
const removedElements = [
  'w:lastRenderedPageBreak',
  'w:rPrChange',
  'w:dataBinding',
  'w15:dataBinding',
];

/**
 * Moves content from the control lines of blocks to new paragraphs, because filling would remove or repeat this content.
 * The control lines of a block are the two paragraphs whose only text is a tag of the block. A block has no control
 * lines if one of its two tags has other visible text in its paragraph, or if the two paragraphs have different
 * parents. A page break in the paragraph `{#items}` gets a paragraph before `{#items}`. The moved content is:
 * - section breaks, page breaks (also `w:pageBreakBefore`) and column breaks
 * - the `w:fldChar` elements of a field code that begins before the control line, unless another field code begins in
 *   the line
 * - pictures in the control lines of a loop
 *
 * @param edits receives the changes
 */
function moveOffControlLines(blocks: readonly Block[], edits: Edits) {
  for (const { start, end, isLoop } of blocks) {
    if (!end || !isControlLine(start) || !isControlLine(end)) continue;
    const [first, last] = [start.paragraph.element, end.paragraph.element];
    if (first.parentNode !== last.parentNode) continue;
    const before = moveToNewParagraph(first, isLoop, edits);
    const after = moveToNewParagraph(last, isLoop, edits);
    // New paragraphs are outside the block, with one exception. Page and column breaks from the first control line of a
    // condition stay inside the condition, because no page or column may begin when the condition is false.
    const staysInside = !isLoop && before && !containsAny(before, ['w:sectPr', 'w:fldChar']);
    if (before) edits.set(first, staysInside ? [first, before] : [before, first]);
    if (after) edits.set(last, [last, after]);
  }
}

// Moves content from a control line to a new paragraph with the same properties, and so the same spacing. Returns the
// new paragraph, or undefined when the control line holds no such content.
function moveToNewParagraph(line: Element, withPictures: boolean, edits: Edits) {
  const isDirect = (one: Element) =>
    closest(one, ['w:p']) === line && closest(one, ['mc:Fallback']) === null;
  const inside = elementsBelow(line).filter(isDirect);
  const beginsFieldCode = inside.some((one) => one.getAttribute('w:fldCharType') === 'begin');
  const moved = inside
    .filter(
      (one) =>
        (one.nodeName === 'w:fldChar' && !beginsFieldCode) ||
        (one.nodeName === 'w:br' &&
          ['page', 'column'].includes(one.getAttribute('w:type') ?? '')) ||
        // A shape with tags, e.g. a text box, is not moved.
        (withPictures && shapeNames.includes(one.nodeName) && !one.textContent?.includes('{')),
    )
    .map((one) => closest(one, ['mc:AlternateContent']) ?? one);
  const movedSettings = ['w:pageBreakBefore', 'w:sectPr']
    .flatMap((name) => propertyOf(line, name) ?? [])
    .filter(isOn);
  if (movedSettings.length + moved.length === 0) return;
  const addedParagraph = emptyCopy(line);
  for (const one of moved) {
    const run = emptyCopy(closest(one, ['w:r']) ?? line);
    run.appendChild(one.cloneNode(true));
    addedParagraph.appendChild(run);
  }
  for (const one of [...movedSettings, ...moved]) edits.set(one, []);
  return addedParagraph;
}
