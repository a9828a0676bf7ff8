import type { Fields, OtherTemplate } from '../fields';
import { checkDiagnostic } from '../sentences/check';
import { type Blocks, readBlocks } from '../tags/readBlocks';
import { wrongTags } from '../tags/wrongTags';
import type { Paragraph } from '../word/paragraphs';

/** The template of another name in which all tags are right. */
export function otherTemplate(paragraphs: readonly Paragraph[], others: readonly OtherTemplate[]) {
  const fitting = others.filter(
    ({ fields }) => wrongTags(readBlocks(paragraphs, fields), fields).length === 0,
  );
  const titled = fitting.filter(({ name }) => paragraphs.some(({ text }) => text.trim() === name));
  const names = (titled.length > 0 ? titled : fitting).map(({ name }) => `«${name}»`);
  const list = new Intl.ListFormat('de', { type: 'disjunction' });
  return names.length > 0 ? checkDiagnostic('other-template', {}, list.format(names)) : undefined;
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
