import type { Diagnostic } from '../diagnostic';
import type { Fields, OtherTemplate } from '../fields';
import { checkDiagnostic } from '../sentences/check';
import type { Sections } from '../tags/readSections';
import { namesIn } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import { codesIn, type Paragraph } from '../word/paragraphs';

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
export function elsewhere(problem: Diagnostic, others: readonly OtherTemplate[]): Diagnostic {
  const { id, message: _, ...where } = problem;
  const { tag } = where;
  if (!tag || !/^unknown-(tag|loop)$/.test(id)) return problem;
  const names = others
    .filter(({ fields }) => namesIn(fields).includes(tag))
    .map(({ name }) => name);
  return names.length > 0 ? checkDiagnostic('elsewhere', where, tag, either(names)) : problem;
}

function either(names: readonly string[]) {
  const list = new Intl.ListFormat('de', { type: 'disjunction' });
  return list.format(names.map((name) => `«${name}»`));
}

/** A template that has the name of another one as its title, though all its fields are known here too. */
export function otherTitle(paragraphs: readonly Paragraph[], others: readonly OtherTemplate[]) {
  const title = paragraphs.map(({ text }) => text.trim().toLowerCase()).find(Boolean);
  const other = others.find(({ name }) => name.toLowerCase() === title);
  return other ? [checkDiagnostic('other-title', {}, other.name)] : [];
}

/** Fields of a mail merge beside those of the template, which nothing fills. */
export function mergeFields({ paragraphs }: Sections) {
  return paragraphs.flatMap((paragraph) => {
    const codes = codesIn(paragraph).join('');
    return Array.from(codes.matchAll(/MERGEFIELD\s+"?([^\s"]+)/g), ([, name = '']) =>
      checkDiagnostic('merge-field', whereIs({ paragraph }, name), name),
    );
  });
}

/** Conditions that are options of other documents: their text comes in no document. */
export function foreignWishes(
  { sections }: Sections,
  original: Sections,
  fields: Fields,
  others: readonly OtherTemplate[],
) {
  return sections.flatMap(({ start }) => {
    const { sign, name } = start;
    const isUsed = original.tags.some((tag) => tag.name === name);
    const isShared = others.every((one) => one.fields[name]);
    return sign === '#' && fields[name] === 'condition' && !isUsed && !isShared
      ? checkDiagnostic('foreign-wish', whereIs(start), name)
      : [];
  });
}
