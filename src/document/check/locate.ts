import { partName } from '../package/partName';
import type { Paragraph } from '../tags/readParagraphs';
import type { Sections } from '../tags/readSections';
import { type Tag, withoutTags } from '../tags/readTags';
import { type Stretch, whereIs } from '../tags/whereIs';
import type { ProblemId, TemplateProblem } from '../templateProblem';

const aboutSections: readonly ProblemId[] = [
  'unclosed-loop',
  'unopened-loop',
  'wrong-end',
  'split-section',
];

const aboutBraces: readonly ProblemId[] = [
  'unclosed-tag',
  'unopened-tag',
  'duplicate-open-tag',
  'duplicate-close-tag',
];

/**
 * Gives an error of docxtemplater, which names the tag and its part, its place and the words there.
 *
 * @returns what does it, for all errors of one template
 */
export function locator(
  paragraphs: readonly Paragraph[],
  sections: Sections,
): (problem: TemplateProblem) => TemplateProblem {
  const inPart = new Map<string, Paragraph[]>();
  for (const paragraph of paragraphs) {
    const part = partName(paragraph.path);
    inPart
      .set(part, inPart.get(part) ?? [])
      .get(part)
      ?.push(paragraph);
  }
  const blanked = new Map<string, readonly string[]>();

  return (problem) => {
    const { id, tag, part = '' } = problem;
    if (!tag) return problem;
    const found = aboutSections.includes(id)
      ? findSection(tag, id, sections, part)
      : ((aboutBraces.includes(id) ? findBraces(tag, part) : undefined) ??
        findInside(tag, sections, part));
    return found ? { ...problem, ...whereIs(found) } : problem;
  };

  // Whole tags are blanked, so that the braces that are left are those that are wrong.
  function findBraces(name: string, part: string): Stretch | undefined {
    const own = inPart.get(part) ?? [];
    const whole = own.map(({ text }) => text);
    const rest = blanked.get(part) ?? own.map(withoutTags);
    blanked.set(part, rest);
    return (
      findText(`{{${name}`, own, whole) ??
      findText(`${name}}}`, own, whole) ??
      findText(`{${name}`, own, rest) ??
      findText(`${name}}`, own, rest)
    );
  }
}

// The half that has no other: the sections that are whole are not meant.
function findSection(
  name: string,
  id: ProblemId,
  { sections, unopened, tags }: Sections,
  part: string,
): Stretch | undefined {
  const isMeant = (tag: Tag) => tag.name === name && partName(tag.paragraph.path) === part;
  const alone =
    id === 'unopened-loop'
      ? unopened.find(isMeant)
      : sections.find(({ start, end }) => !end && isMeant(start))?.start;
  return alone ?? tags.find(isMeant);
}

function findInside(name: string, { tags }: Sections, part: string): Stretch | undefined {
  return tags.find(
    ({ inner, paragraph }) => inner.includes(name) && partName(paragraph.path) === part,
  );
}

function findText(
  text: string,
  paragraphs: readonly Paragraph[],
  texts: readonly string[],
): Stretch | undefined {
  const index = texts.findIndex((one) => one.includes(text));
  const [paragraph, start] = [paragraphs[index], texts[index]?.indexOf(text) ?? 0];
  return paragraph && { paragraph, start, end: start + text.length };
}
