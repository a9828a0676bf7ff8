import { partName } from '../package/partName';
import type { Paragraph } from '../tags/readParagraphs';
import type { Sections } from '../tags/readSections';
import { withoutTags } from '../tags/readTags';
import { type Stretch, whereIs } from '../tags/whereIs';
import type { ProblemId, TemplateProblem } from '../templateError';

const aboutSections: readonly ProblemId[] = [
  'unclosed-loop',
  'unopened-loop',
  'wrong-end',
  'split-section',
];

/** An error of docxtemplater, which names the tag and its part, with its place and the words there. */
export function locate(
  problem: TemplateProblem,
  paragraphs: readonly Paragraph[],
  sections: Sections,
): TemplateProblem {
  const { id, tag, part } = problem;
  if (!tag) return problem;
  const isInPart = ({ path }: Paragraph) => partName(path) === part;
  const found = aboutSections.includes(id)
    ? findSection(tag, id, sections, isInPart)
    : findBraces(tag, paragraphs.filter(isInPart), sections, isInPart);
  return found ? { ...problem, ...whereIs(found) } : problem;
}

type IsInPart = (paragraph: Paragraph) => boolean;

// The half that has no other: the sections that are whole are not meant.
function findSection(
  name: string,
  id: ProblemId,
  { sections, unopened, tags }: Sections,
  isInPart: IsInPart,
): Stretch | undefined {
  const unclosed = sections.filter(({ end }) => !end).map(({ start }) => start);
  const alone = id === 'unopened-loop' ? unopened : unclosed;
  return [...alone, ...tags].find((tag) => tag.name === name && isInPart(tag.paragraph));
}

// Whole tags are blanked, so that the braces that are left are those that are wrong.
function findBraces(
  name: string,
  paragraphs: readonly Paragraph[],
  { tags }: Sections,
  isInPart: IsInPart,
): Stretch | undefined {
  return (
    findText(`{{${name}`, paragraphs, (paragraph) => paragraph.text) ??
    findText(`${name}}}`, paragraphs, (paragraph) => paragraph.text) ??
    findText(`{${name}`, paragraphs, withoutTags) ??
    findText(`${name}}`, paragraphs, withoutTags) ??
    tags.find(({ inner, paragraph }) => inner.includes(name) && isInPart(paragraph))
  );
}

function findText(
  text: string,
  paragraphs: readonly Paragraph[],
  read: (paragraph: Paragraph) => string,
): Stretch | undefined {
  for (const paragraph of paragraphs) {
    const start = read(paragraph).indexOf(text);
    if (start >= 0) return { paragraph, start, end: start + text.length };
  }
  return undefined;
}
