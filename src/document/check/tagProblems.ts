import { body } from '../package/filledParts';
import { partName } from '../package/partName';
import type { PlacedTag } from '../tags/placeTags';
import { type Paragraph, withoutTags, wordsAround } from '../tags/readTags';
import type { TemplateProblem } from '../templateError';
import { problemOfTag } from './problemOfTag';

/** What is wrong with the tags of a template, each at its place. */
export function tagProblems(tags: readonly PlacedTag[]): TemplateProblem[] {
  return tags.flatMap((tag) => {
    // Whether an end has its beginning, docxtemplater says.
    if (tag.sign === '/') return [];
    const problem = problemOfTag(tag.name, tag.sign === '' ? 'text' : 'section', tag.scopes);
    return problem
      ? [problemAt(tag.paragraph, tag, problem.id, problem.text, namedIn(tag, problem.id))]
      : [];
  });
}

// docxtemplater takes a sign that it knows off the name.
function namedIn({ name }: PlacedTag, id: string): string {
  return id === 'unsupported-tag' ? name.slice(1) : name;
}

/** Braces of another kind: Word shows them alike, and nothing fills them. */
export function oddBraces(paragraphs: readonly Paragraph[]): TemplateProblem[] {
  return paragraphs.flatMap((paragraph) =>
    Array.from(paragraph.text.matchAll(/[｛﹛❴]([^｛｝﹛﹜❴❵]*)[｝﹜❵]?/gu), (match) =>
      problemAt(
        paragraph,
        { start: match.index, end: match.index + match[0].length },
        'full-width-brace',
        `«${match[0]}» hat Klammern einer anderen Schrift. Tippe {${match[1]}} neu.`,
        match[1],
      ),
    ),
  );
}

/** A brace whose other half stands in another paragraph. */
export function looseBraces(paragraphs: readonly Paragraph[]): TemplateProblem[] {
  return paragraphs.flatMap((paragraph) => {
    return Array.from(withoutTags(paragraph).matchAll(/[{}]/g), ({ index, 0: brace }) =>
      problemAt(
        paragraph,
        { start: index, end: index + 1 },
        'loose-brace',
        `Zur Klammer ${brace} bei «${wordsAround(paragraph, index, index + 1)}» fehlt im selben Absatz die andere. Ergänze sie oder lösche diese.`,
      ),
    );
  });
}

/** A problem with the words around it and its place. */
export function problemAt(
  paragraph: Paragraph,
  { start, end }: { start: number; end: number },
  id: string,
  text: string,
  tag?: string,
): TemplateProblem {
  const part = partName(paragraph.path);
  return {
    id,
    ...(tag === undefined ? {} : { tag: tag.trim() }),
    part,
    words: wordsAround(paragraph, start, end),
    ...(paragraph.path === body ? { place: { paragraph: paragraph.index, start, end } } : {}),
    message: `${part}: ${text}`,
  };
}
