import type { Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import { problemOfTag } from '../tags/problemOfTag';
import { isUnsigned, nameInPart, type PlacedTag, type Sections } from '../tags/readSections';
import { fieldAt, loopsAround, namesIn } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';

export type TagProblem = readonly [PlacedTag, TemplateProblem];

/**
 * What is wrong with the tags of a template, each by itself. What only follows is left out: from a loop
 * that does not exist, or from one of which a half is missing.
 */
export function tagProblems({ tags, sections, unopened }: Sections, fields: Fields): TagProblem[] {
  const withoutBeginning = new Set(unopened.map(nameInPart));
  const unclosed = new Set(
    sections.filter(({ end }) => !end).map(({ start }) => nameInPart(start)),
  );
  const names = new Set(namesIn(fields));

  function follows(tag: PlacedTag): boolean {
    if (tag.scopes.length === 0) return true;
    if (fieldAt(tag.name, tag.scopes) !== undefined) return false;
    return loopsAround(tag.name, fields).some((name) =>
      withoutBeginning.has(nameInPart({ ...tag, name })),
    );
  }

  return tags.flatMap((tag) => {
    const where = whereIs(tag, tag.name);
    const name = nameInPart(tag);
    if (isUnsigned(tag) && unclosed.has(name))
      return [[tag, checkFinding('missing-sign.end', where, tag.inner, `/${tag.name}`)]];
    if (isUnsigned(tag) && withoutBeginning.has(name))
      return [[tag, checkFinding('missing-sign', where, tag.inner, `#${tag.name}`)]];
    if (tag.sign === '/' || follows(tag) || isInDiagram(tag, names)) return [];
    const problem = problemOfTag(tag.name, tag.sign, tag.scopes, where);
    if (!problem || (problem.id === 'loop-in-itself' && unclosed.has(name))) return [];
    return [[tag, problem]];
  });
}

// Nothing may stand in a diagram, in whatever loop: `unreachableTags` says so.
function isInDiagram({ paragraph, name }: PlacedTag, names: ReadonlySet<string>): boolean {
  return paragraph.path.startsWith('word/diagrams/') && names.has(name);
}
