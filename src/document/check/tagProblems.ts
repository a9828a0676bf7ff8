import { problemOfTag } from '../tags/problemOfTag';
import type { PlacedTag } from '../tags/readSections';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateError';

/** What is wrong with the tags of a template, each at its place. */
export function tagProblems(tags: readonly PlacedTag[]): TemplateProblem[] {
  return tags.flatMap((tag) => {
    // Whether an end has its beginning, docxtemplater says.
    if (tag.sign === '/') return [];
    const problem = problemOfTag(tag.name, tag.sign, tag.scopes, whereIs(tag, tag.name));
    return problem ? [problem] : [];
  });
}
