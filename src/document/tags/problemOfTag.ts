import type { Fields } from '../fields';
import { type TemplateProblem, templateProblem, type Where } from '../templateError';
import { fieldAt, loopsAround, nearestKnown } from './scopes';

// Soft hyphens, zero-width spaces and joiners, marks: in Word they are not to be seen.
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Looks at one tag: is its name known here, and is it used as what it is?
 *
 * @param name the name in the tag, without sign and outer spaces
 * @param sign whether it opens a loop or condition, or prints a text
 * @param scopes the names that may be used here, from the outermost loop to the innermost
 * @param where where it stands
 */
export function problemOfTag(
  name: string,
  sign: '#' | '^' | '',
  scopes: readonly Fields[],
  where: Where,
): TemplateProblem | undefined {
  const field = fieldAt(name, scopes);
  if (field === undefined) return problemOfName(name, scopes, where);
  const isList = typeof field === 'object';
  if (sign === '#' && isList && scopes.includes(field)) {
    return templateProblem('loop-in-itself', where, name);
  }
  if (sign !== '') return undefined;
  if (field === 'condition') return templateProblem('condition-as-text', where, name);
  return isList ? templateProblem('loop-as-text', where, name) : undefined;
}

function problemOfName(name: string, scopes: readonly Fields[], where: Where): TemplateProblem {
  const visible = name.replace(invisible, '');
  if (visible !== name) return templateProblem('invisible-character', where, visible);
  if (/^[⁄∕／\\|]/u.test(name)) return templateProblem('odd-slash', where, name);
  if (/^[@%>$~*?!&=+:-]/.test(name)) {
    // docxtemplater takes a sign that it knows off the name.
    return templateProblem('unsupported-tag', { ...where, tag: name.slice(1) }, name);
  }
  if (name === '') return templateProblem('braces-in-text', where, name);
  const compact = name.replace(/\s/g, '');
  if (compact !== name && fieldAt(compact, scopes) !== undefined) {
    return templateProblem('space-in-name', where, name, compact);
  }
  if (!/^[\p{L}\p{N}_.-]+$/u.test(name)) return templateProblem('braces-in-text', where, name);
  const loops = loopsAround(name, scopes[0] ?? {});
  if (loops.length > 0) return templateProblem('wrong-loop', where, name, loops);
  return templateProblem('unknown-tag', where, name, nearestKnown(name, scopes));
}
