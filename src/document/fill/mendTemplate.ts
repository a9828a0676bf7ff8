import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import { isControlLine, readBlocks, readTags, type Tag } from '../tags/readBlocks';
import { separateBlockTags } from '../tags/separateBlockTags';
import { commandOf, fieldCodesIn } from '../word/fieldCodes';
import { deleteText, type Paragraph, paragraphsIn, rowOf, runsOf } from '../word/paragraphs';
import { applyEdits, child, type Edits, type Element, elementsBelow, valOf } from '../xml/tree';

/**
 * Removes tags from text that Word has copied: the results of tables of contents, indexes and references. When Word
 * updates these field codes, Word copies the filled text.
 *
 * @returns true when a table of contents or index held tags
 */
export function removeCopiedTags(opened: WordPackage) {
  let hasTagsInContents = false;
  for (const path of opened.compiledPaths()) {
    const elements = elementsBelow(opened.xml(path));
    // Maps each element with copied text to the command of its field code, e.g. `TOC`.
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
 * Unwraps the content controls of Google Docs (`w:tag` begins with `goog_rdk_`). Google Docs may put a control around
 * the start tag of a loop, but none around the end tag. The controls have no effect in Word.
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
 * Mends faults that nobody sees in Word. Otherwise, filling could fail, or documents could have empty paragraphs,
 * repeated ids, text from old custom XML, and lost or repeated breaks and pictures. The visible text is kept.
 * Paragraphs may be added. Call this function before the template is compiled.
 *
 * @param fields the names that the template may use, with their kinds. The kind of a name tells a loop from a
 *   condition.
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
    // A loop would repeat the ids of paragraphs and table rows. Word adds missing ids.
    const withIds = [...enclosed.keys()]
      .flatMap((paragraph) => [paragraph.element, rowOf(paragraph)])
      .filter((one) => one?.hasAttribute('w14:paraId'));
    for (const one of withIds) one?.removeAttribute('w14:paraId');
    applyEdits(edits);
    // Saving a part resolves its character references. In an unresolved `{&#160;text}`, docxtemplater would not find
    // the name `text`.
    const hasReferences = opened.text(path).includes('&#');
    if (cleaned.length + edits.size + withIds.length > 0 || hasReferences) opened.save(path);
  }
}

/**
 * Deletes the spaces in tags of blocks: `{ / items }` becomes `{/items}`. Deletes invisible text in control lines.
 * Otherwise, docxtemplater would keep the line as an empty paragraph.
 *
 * @param separated tags that now have their own control lines (`separateBlockTags`). This function deletes the old tags
 *   in `paragraph`.
 * @returns true when text was deleted
 */
function cleanBlockTags(paragraph: Paragraph, separated: readonly Tag[], edits: Edits) {
  const tags = readTags(paragraph).filter(({ sign }) => sign !== '');
  const moved = separated.filter((tag) => tag.paragraph === paragraph);
  const deleted = tags.flatMap((tag) => {
    const beside = [
      { start: 0, end: tag.start },
      { start: tag.end, end: paragraph.text.length },
    ];
    const spaces = Array.from(tag.inner.matchAll(/\s/g), ({ index }) => ({
      start: tag.start + 1 + index,
      end: tag.start + 2 + index,
    }));
    return [...(moved.length === 0 && isControlLine(tag) ? beside : []), ...spaces];
  });
  return deleteText(paragraph, [...deleted, ...moved], edits);
}

// - `w:lastRenderedPageBreak`: A page break of an earlier layout is wrong after filling.
// - `w:rPrChange`: For a value of two lines, docxtemplater 3.71 would make malformed XML of
//   `<w:rPr><w:rPrChange><w:rPr/></w:rPrChange></w:rPr>`.
// - `w:dataBinding`: In a content control that is bound to custom XML, Word would show the custom XML, not the filled
//   text. Since Word 2013, `w15:dataBinding` binds a control with formatted text.
const removedElements = [
  'w:lastRenderedPageBreak',
  'w:rPrChange',
  'w:dataBinding',
  'w15:dataBinding',
];
