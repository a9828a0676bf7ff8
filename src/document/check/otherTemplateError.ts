import type { OtherTemplate } from '../fields';
import { checkDiagnostic } from '../sentences/check';
import { readBlocks } from '../tags/readBlocks';
import { wrongTags } from '../tags/wrongTags';
import type { Paragraph } from '../word/paragraphs';

/**
 * Reports that a file seems to be the template of another document. A document fits when every tag of the file is right
 * for the document. When several documents fit, only documents whose name is the text of a paragraph in the file are
 * reported. Without such a name, all fitting documents are reported.
 */
export function otherTemplateError(
  paragraphs: readonly Paragraph[],
  others: readonly OtherTemplate[],
) {
  const fitting = others.filter(
    ({ fields }) => wrongTags(readBlocks(paragraphs, fields), fields).length === 0,
  );
  const titled = fitting.filter(({ name }) => paragraphs.some(({ text }) => text.trim() === name));
  const names = (titled.length > 0 ? titled : fitting).map(({ name }) => `«${name}»`);
  const list = new Intl.ListFormat('de', { type: 'disjunction' });
  return names.length > 0 ? checkDiagnostic('other-template', {}, list.format(names)) : undefined;
}
