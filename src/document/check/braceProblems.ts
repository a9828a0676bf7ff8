import type { Paragraph } from '../tags/readParagraphs';
import { withoutTags } from '../tags/readTags';
import { whereIs, wordsAround } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { checkFinding } from './checkFinding';

/** Braces of another kind: Word shows them alike, and nothing fills them. */
export function oddBraces(paragraphs: readonly Paragraph[]): TemplateProblem[] {
  return paragraphs.flatMap((paragraph) =>
    Array.from(paragraph.text.matchAll(/[｛﹛❴]([^｛｝﹛﹜❴❵]*)[｝﹜❵]?/gu), (match) => {
      const [text, tag = ''] = match;
      const stretch = { paragraph, start: match.index, end: match.index + text.length };
      return checkFinding('full-width-brace', whereIs(stretch, tag), text, tag);
    }),
  );
}

/** A brace whose other half stands in another paragraph. */
export function looseBraces(paragraphs: readonly Paragraph[]): TemplateProblem[] {
  return paragraphs.flatMap((paragraph) =>
    Array.from(withoutTags(paragraph).matchAll(/[{}]/g), ({ index, 0: brace }) => {
      const where = whereIs({ paragraph, start: index, end: index + 1 });
      return checkFinding('loose-brace', where, brace, wordsAround(paragraph, index, index + 1));
    }),
  );
}
