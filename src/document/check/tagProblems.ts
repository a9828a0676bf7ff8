import type { Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import { problemOfTag } from '../tags/problemOfTag';
import type { PlacedTag, Sections } from '../tags/readSections';
import { fieldAt, loopsAround, namesIn } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';

export type TagProblem = readonly [PlacedTag, TemplateProblem];

/**
 * What is wrong with the tags of a template, each by itself. What only follows is left out: from a loop
 * that does not exist, or from one of which a half is missing.
 */
export function tagProblems({ tags, sections, unopened }: Sections, fields: Fields): TagProblem[] {
  const withoutBeginning = new Set(unopened.map(inPart));
  const unclosed = new Set(sections.filter(({ end }) => !end).map(({ start }) => inPart(start)));

  const names = new Set(namesIn(fields));

  function follows(tag: PlacedTag): boolean {
    if (tag.scopes.length === 0) return true;
    if (fieldAt(tag.name, tag.scopes) !== undefined) return false;
    return loopsAround(tag.name, fields).some((name) =>
      withoutBeginning.has(inPart({ ...tag, name })),
    );
  }

  return tags.flatMap((tag) => {
    const where = whereIs(tag, tag.name);
    if (tag.isMeant && tag.sign !== '') {
      const id = tag.sign === '/' ? 'missing-sign.end' : 'missing-sign';
      return [[tag, checkFinding(id, where, tag.inner, `${tag.sign}${tag.name}`)]];
    }
    if (tag.sign === '/' || follows(tag) || isInDiagram(tag, names)) return [];
    const problem = problemOfTag(tag.name, tag.sign, tag.scopes, where);
    if (!problem || (problem.id === 'loop-in-itself' && unclosed.has(inPart(tag)))) return [];
    return [[tag, problem]];
  });
}

// Nothing may stand in a diagram, in whatever loop: `unreachableTags` says so.
function isInDiagram({ paragraph, name }: PlacedTag, names: ReadonlySet<string>): boolean {
  return paragraph.path.startsWith('word/diagrams/') && names.has(name);
}

function inPart({ paragraph, name }: PlacedTag): string {
  return `${paragraph.path} ${name}`;
}
