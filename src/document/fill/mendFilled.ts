import { bodyPath, type WordPackage } from '../package/wordPackage';
import { isBlank } from '../tags/readBlocks';
import { createIdMender } from '../word/ids';
import {
  child,
  containsAny,
  type Element,
  elementsBelow,
  elementsIn,
  namePattern,
  propertyOf,
  remove,
  shapeNames,
  valOf,
} from '../xml/tree';
import { type CompiledPart, type CompiledPiece, isTag } from './compiledPieces';

/**
 * Makes ids unique that a loop has repeated (`createIdMender`). Drawings, shapes, content controls and tracked changes
 * get new ids. Of several bookmarks with one id, only the first stays. The same is true of ranges with edit permission,
 * moved ranges, comments and notes.
 *
 * @param paths the names of the filled parts
 * @throws TemplateError when the XML of a filled part is not well-formed
 */
export function mendFilled(filled: WordPackage, paths: readonly string[]) {
  const mend = createIdMender();
  for (const path of paths) {
    const root = filled.xml(path);
    for (const one of mend(elementsBelow(root))) remove(one);
    filled.save(path);
  }
}

/**
 * Removes an empty last section whose type is not `continuous`. For example, the last section holds only the page of an
 * option, and the option is not ticked.
 *
 * `<w:p><w:pPr><w:sectPr A/></w:pPr></w:p><w:sectPr B/>` becomes `<w:p><w:pPr/></w:p><w:sectPr A/>`
 */
export function dropEmptyLastSection(filled: WordPackage) {
  // `lastText` is the XML of the last section. If the last section has text, the body is not parsed.
  const [lastText = ''] = filled.text(bodyPath).split('<w:sectPr').slice(-2);
  if (/<w:t(?: [^>]*)?>[^<]*[^\s<]/.test(lastText)) return;
  const content = filled.body();
  const [lastSection, ...earlier] = elementsIn(content).reverse();
  // A continuous last section, even an empty one, makes Word balance the columns of the preceding section.
  const beginsPage = lastSection && valOf(child(lastSection, 'w:type')) !== 'continuous';
  const lastNotEmpty = earlier.find((one) => !isEmpty(one));
  const precedingSection = lastNotEmpty && propertyOf(lastNotEmpty, 'w:sectPr');
  if (!beginsPage || !precedingSection) return;
  for (const one of [lastSection, ...earlier.slice(0, earlier.indexOf(lastNotEmpty))]) remove(one);
  content.appendChild(precedingSection);
  filled.save(bodyPath);
}

function isEmpty(element: Element) {
  return (
    element.nodeName === 'w:p' &&
    !propertyOf(element, 'w:sectPr') &&
    isBlank(element.textContent ?? '') &&
    !containsAny(element, shapeNames)
  );
}

/**
 * True when filling can damage a part. Filled documents must then be parsed and mended. The result is false if all
 * blocks and fields are safe:
 * - A block is safe if it may be repeated any number of times (`isRepeatable`).
 * - A field in the document properties is safe, because docxtemplater prints no line breaks there.
 * - In other parts, a field is safe inside a `w:t`. Outside of a `w:t`, a line break would make malformed XML, because
 *   docxtemplater prints `</w:t></w:r>` before the line break.
 */
export function needsMending(parts: readonly CompiledPart[]) {
  return !parts.every(({ pieces, path }) => {
    let textElement: string | undefined;
    const isSafe = (inner: readonly CompiledPiece[]): boolean =>
      inner.every((piece) => {
        if (piece.text) textElement = piece.tag;
        if (piece.subparsed) return isRepeatable(piece.subparsed) && isSafe(piece.subparsed);
        return !isTag(piece) || textElement === 'w:t' || path.startsWith('docProps/');
      });
    return isSafe(pieces);
  });
}

/** The names of elements whose id may occur only once in a file (`ids.ts`). */
const notRepeatable = namePattern(`
w:bookmark* w:comment* w:footnote* w:endnote* w:moveFrom* w:moveTo* w:perm* w:ins w:del w:id w:*Change wp:docPr v:*
`);

/**
 * True when a block has no unique ids and declares no namespace, and its repetition stays well-formed. A repetition
 * stays well-formed if the block holds whole elements, or begins in one run and ends in another run:
 * `</w:t></w:r><w:r><w:t>`. Tags and inner blocks are ignored. XML comments make the result false.
 */
function isRepeatable(pieces: readonly CompiledPiece[]) {
  const xml = pieces.map((piece) => (isTag(piece) ? '' : piece.value)).join('');
  const names = Array.from(xml.matchAll(/<([^\s/>]+)/g), ([, name = '']) => name);
  return (
    !names.some((name) => notRepeatable.test(name)) &&
    !/\sxmlns/.test(xml) &&
    [xml, `<w:r><w:t>${xml}</w:t></w:r>`].some((one) => !withoutElements(one).includes('<'))
  );
}

function withoutElements(xml: string): string {
  const outer = xml.replace(/<([^\s<>/]+)[^<>]*(?<!\/)>[^<]*<\/\1>|<[^<>]*\/>/g, '');
  return outer === xml ? xml : withoutElements(outer);
}
