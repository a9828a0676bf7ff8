import { partName } from '../package/partName';
import { type Paragraph, type Tag, tagsIn, withoutTags } from '../tags/readTags';
import type { TemplateProblem } from '../templateError';
import { problemAt } from './tagProblems';

/** An error of docxtemplater, which names the tag and its part, with its place and the words there. */
export function locate(
  problem: TemplateProblem,
  paragraphs: readonly Paragraph[],
): TemplateProblem {
  const { id, tag, part, message } = problem;
  if (!tag) return problem;
  const inPart = paragraphs.filter((paragraph) => partName(paragraph.path) === part);
  const found = /loop|closing/.test(id) ? findLoop(tag, id, inPart) : findBraces(tag, inPart);
  return found ? { ...problemAt(found.paragraph, found, id, '', tag), message } : problem;
}

type Place = { paragraph: Paragraph; start: number; end: number };

// The half that has no other: the loops that are whole are not meant.
function findLoop(name: string, id: string, paragraphs: readonly Paragraph[]): Place | undefined {
  const open: Tag[] = [];
  const alone: Tag[] = [];
  for (const tag of paragraphs.flatMap(tagsIn)) {
    if (tag.sign === '#' || tag.sign === '^') open.push(tag);
    if (tag.sign !== '/') continue;
    if (open.at(-1)?.name === tag.name) open.pop();
    else alone.push(tag);
  }
  const candidates = id === 'unopened_loop' ? alone : open;
  return (
    candidates.find((tag) => tag.name === name) ??
    paragraphs.flatMap(tagsIn).find((tag) => tag.name === name)
  );
}

// Whole tags are blanked, so that the braces that are left are those that are wrong.
function findBraces(name: string, paragraphs: readonly Paragraph[]): Place | undefined {
  for (const text of [`{{${name}`, `${name}}}`]) {
    const place = findText(text, paragraphs, (paragraph) => paragraph.text);
    if (place) return place;
  }
  for (const text of [`{${name}`, `${name}}`]) {
    const place = findText(text, paragraphs, withoutTags);
    if (place) return place;
  }
  return paragraphs.flatMap(tagsIn).find((tag) => tag.inner.includes(name));
}

function findText(
  text: string,
  paragraphs: readonly Paragraph[],
  read: (paragraph: Paragraph) => string,
): Place | undefined {
  for (const paragraph of paragraphs) {
    const start = read(paragraph).indexOf(text);
    if (start >= 0) return { paragraph, start, end: start + text.length };
  }
  return undefined;
}
