import type { Diagnostic } from '../diagnostic';
import type { Fields, OtherTemplate } from '../fields';
import { checkDiagnostic } from '../sentences/check';
import type { Blocks } from '../tags/readBlocks';
import { namesIn } from '../tags/scopes';
import type { Paragraph } from '../word/paragraphs';

/**
 * The template of another name, where all its tags are right there and not here.
 *
 * @param isRight says whether all tags are right with these fields
 */
export function otherTemplate(
  paragraphs: readonly Paragraph[],
  others: readonly OtherTemplate[],
  isRight: (fields: Fields) => boolean,
) {
  const fitting = others.filter(({ fields }) => isRight(fields));
  const titled = fitting.filter(({ name }) => paragraphs.some(({ text }) => text.trim() === name));
  const names = (titled.length > 0 ? titled : fitting).map(({ name }) => name);
  return names.length > 0 ? checkDiagnostic('other-template', {}, either(names)) : undefined;
}

/** A field that is not known here, said as the one that it is in other templates. */
export function elsewhere(error: Diagnostic, others: readonly OtherTemplate[]): Diagnostic {
  const { id, tag } = error;
  if (!tag || !/^unknown-(tag|loop)$/.test(id)) return error;
  const known = others.filter(({ fields }) => namesIn(fields).includes(tag));
  const names = known.map(({ name }) => name);
  return names.length > 0 ? checkDiagnostic('elsewhere', error, tag, either(names)) : error;
}

function either(names: readonly string[]) {
  const list = new Intl.ListFormat('de', { type: 'disjunction' });
  return list.format(names.map((name) => `«${name}»`));
}

/** Conditions that are options of other documents: their text comes in no document. */
export function foreignOptions(
  { blocks }: Blocks,
  original: Blocks,
  fields: Fields,
  others: readonly OtherTemplate[],
) {
  return blocks.flatMap(({ start }) => {
    const { sign, name } = start;
    return sign === '#' &&
      fields[name] === 'condition' &&
      original.tags.every((tag) => tag.name !== name) &&
      others.some((one) => !one.fields[name])
      ? checkDiagnostic('foreign-option', start, name)
      : [];
  });
}
