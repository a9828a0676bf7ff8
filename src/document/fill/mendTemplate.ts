import type { Fields } from '../fields';
import type { FilledParts } from '../package/filledParts';
import type { WordPackage } from '../package/wordPackage';
import { type Edits, rebuilt } from '../package/xmlTree';
import { paragraphsIn } from '../tags/readParagraphs';
import { readSections } from '../tags/readSections';
import { mendTags } from './mendTags';
import { moveOffLines } from './moveOffLines';

/**
 * Mends in a template, before it is compiled, what docxtemplater would take amiss though a person sees
 * nothing wrong. What stands in the text stays; paragraphs may be added.
 *
 * @param fields the names that the template may use, which tell loops from conditions
 */
export function mendTemplate(
  opened: WordPackage,
  { paths, textElements }: FilledParts,
  fields: Fields,
): void {
  for (const path of paths) {
    if (!opened.text(path)?.includes('{')) continue;
    const document = opened.xml(path);
    const paragraphs = paragraphsIn(document, path, textElements);
    const edits: Edits = new Map();
    const mended = paragraphs.filter((paragraph) => mendTags(paragraph, edits)).length > 0;
    moveOffLines(readSections(paragraphs, fields).sections, edits);
    if (document.documentElement) rebuilt(document.documentElement, edits);
    if (mended || edits.size > 0) opened.replace(path, document);
  }
}
