import type { Fields } from '../fields';
import { problemOfTag } from '../tags/problemOfTag';
import type { PlacedTag, Sections } from '../tags/readSections';
import { fieldAt, loopsAround } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { checkFinding } from './checkFinding';

/**
 * What is wrong with the tags of a template, each at its place. What only follows is left out: from a loop
 * that does not exist, or from one whose beginning is missing.
 */
export function tagProblems({ tags, unopened }: Sections, fields: Fields): TemplateProblem[] {
  const withoutBeginning = new Set(unopened.map(inPart));

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
      return [checkFinding('missing-sign', where, tag.inner, `${tag.sign}${tag.name}`)];
    }
    // Whether an end has its beginning, docxtemplater says.
    if (tag.sign === '/' || follows(tag)) return [];
    const problem = problemOfTag(tag.name, tag.sign, tag.scopes, where);
    return problem ? [problem] : [];
  });
}

function inPart({ paragraph, name }: PlacedTag): string {
  return `${paragraph.path} ${name}`;
}
