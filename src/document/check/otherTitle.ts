import type { OtherTemplate } from '../otherTemplate';
import { checkFinding } from '../sentences/check';
import type { Paragraph } from '../tags/readParagraphs';
import type { TemplateProblem } from '../templateProblem';

/** A template that begins with the name of another one, though all its fields are known here too. */
export function otherTitle(
  paragraphs: readonly Paragraph[],
  others: readonly OtherTemplate[],
): TemplateProblem[] {
  const title = paragraphs
    .find(({ text }) => text.trim() !== '')
    ?.text.trim()
    .toLowerCase();
  const other = others.find(({ name }) => name.toLowerCase() === title);
  return other ? [checkFinding('other-title', {}, other.name)] : [];
}
