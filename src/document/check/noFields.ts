import type { Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import type { Paragraph } from '../tags/readParagraphs';
import type { PlacedTag } from '../tags/readSections';
import { namesIn } from '../tags/scopes';
import type { TemplateProblem } from '../templateProblem';

/** A template without any tag, though it may name fields in the way of another program. */
export function noFields(
  tags: readonly PlacedTag[],
  paragraphs: readonly Paragraph[],
  fields: Fields,
): TemplateProblem[] {
  if (tags.length > 0) return [];
  const names = new Set(namesIn(fields));
  const otherwise = paragraphs.flatMap(({ text, element }) => [
    ...Array.from(text.matchAll(/[«[<]{1,2}\s*([^«»[\]<>\s]+)\s*[»\]>]{1,2}/gu)),
    ...Array.from(instructionsIn(element).matchAll(/MERGEFIELD\s+"?([^\s"]+)/g)),
  ]);
  const known = otherwise.find(([, name = '']) => names.has(name));
  return [checkFinding('no-fields', {}, known?.[0], known?.[1])];
}

function instructionsIn(element: Paragraph['element']): string {
  return Array.from(element.getElementsByTagName('w:instrText'), (one) => one.textContent).join('');
}
