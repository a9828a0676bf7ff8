import type { Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import type { PlacedTag } from '../tags/readSections';
import { namesIn } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { codesIn, type Paragraph } from '../word/paragraphs';

/** A template without any tag, though it may name fields in the way of another program. */
export function noFields(
  tags: readonly PlacedTag[],
  paragraphs: readonly Paragraph[],
  fields: Fields,
): TemplateProblem[] {
  if (tags.length > 0) return [];
  const names = new Set(namesIn(fields));
  const otherwise = paragraphs.flatMap((paragraph) => [
    ...Array.from(paragraph.text.matchAll(/[«[<]{1,2}\s*([^«»[\]<>\s]+)\s*[»\]>]{1,2}/gu)),
    ...Array.from(codesIn(paragraph).join('').matchAll(mergeField)),
  ]);
  const known = otherwise.find(([, name = '']) => names.has(name));
  const [text = '', name = ''] = known ?? [];
  return [checkFinding(known ? 'no-fields.other' : 'no-fields', {}, text, name)];
}

/** Fields of a mail merge beside tags: nothing fills them. */
export function mergeFields(
  tags: readonly PlacedTag[],
  paragraphs: readonly Paragraph[],
  fields: Fields,
): TemplateProblem[] {
  if (tags.length === 0) return [];
  const names = new Set(namesIn(fields));
  return paragraphs.flatMap((paragraph) =>
    Array.from(codesIn(paragraph).join('').matchAll(mergeField), ([, name = '']) => {
      const where = whereIs({ paragraph }, name);
      return checkFinding(names.has(name) ? 'merge-field.known' : 'merge-field', where, name);
    }),
  );
}

const mergeField = /MERGEFIELD\s+"?([^\s"]+)/g;
