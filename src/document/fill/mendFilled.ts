import { bodyPath, type WordPackage } from '../package/wordPackage';
import { isBlank } from '../tags/readBlocks';
import { createIdMender } from '../word/ids';
import {
  child,
  containsAny,
  type Element,
  elementsBelow,
  elementsIn,
  propertyOf,
  remove,
  shapeNames,
  valOf,
} from '../xml/tree';

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
