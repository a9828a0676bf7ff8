import { type Diagnostic, openingDiagnostic, type Where } from '../diagnostic';
import type { Fields } from '../fields';
import { fieldAt, loopsAround, nearestKnown } from './scopes';

// Characters that Word does not show: soft hyphens, zero-width spaces and joiners, marks of direction.
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

const oddSigns = [
  [/^[⁄∕／\\|]/u, '/'],
  [/^(?:[ˆ＾‸˄∧⋀⌃△ʌꞈ!]|\u0302)/u, '^'],
  [/^[＃♯?]/u, '#'],
] as const;

/** A name without its first character, if that only looks like `#`, `^` or `/`. */
export function withoutOddSign(name: string) {
  const spelled = withSignApart(name);
  return oddSigns.some(([odd]) => odd.test(spelled)) ? spelled.slice(1) : name;
}

/** Splits `ê` into `^e`: on a Swiss keyboard, `^` is a dead key and merges with the letter after it. */
function withSignApart(name: string) {
  return name.normalize('NFD').replace(/^(\w)\u0302/, '\u0302$1');
}

/**
 * Checks one tag: its name must be known at its place, and used as the kind of name that it is.
 *
 * @param name the name in the tag, without its sign and without spaces around it
 * @param sign `#` or `^` when the tag begins a block, an empty text when it prints a field
 * @param scopes the names that may be used here, from the outermost loop to the innermost
 * @param where the place of the tag
 * @returns the error; undefined when the tag is right
 */
export function checkTagName(
  name: string,
  sign: '#' | '^' | '',
  scopes: readonly Fields[],
  where: Where,
): Diagnostic | undefined {
  const field = fieldAt(name, scopes);
  if (field === undefined) return nameError(name, sign, scopes, where);
  const isList = typeof field === 'object';
  if (sign === '#' && isList && scopes.includes(field)) {
    return openingDiagnostic('loop-in-itself', where, name);
  }
  if (sign !== '') return;
  if (field === 'condition') return openingDiagnostic('condition-as-text', where, name);
  if (!isList) return;
  const text = Object.keys(field).find((inner) => field[inner] === 'value');
  return scopes.includes(field) && text
    ? openingDiagnostic('list-in-itself', where, name, text)
    : openingDiagnostic('loop-as-text', where, name);
}

function nameError(
  name: string,
  sign: '#' | '^' | '',
  scopes: readonly Fields[],
  where: Where,
): Diagnostic {
  const visible = name.replace(invisible, '');
  if (visible !== name) return openingDiagnostic('invisible-character', where, visible);
  const [, meant] = oddSigns.find(([odd]) => odd.test(withSignApart(name))) ?? [];
  if (meant) return openingDiagnostic('odd-sign', where, name, meant + withoutOddSign(name));
  if (/^[@%>$~*&=+:-]/.test(name)) {
    // docxtemplater removes from a name the signs that it knows: `tag` is its name without one.
    const tag = name.slice(1);
    const id = fieldAt(tag, scopes) ? 'unsupported-tag.known' : 'unsupported-tag';
    return openingDiagnostic(id, { ...where, tag }, name, tag);
  }
  if (name === '') return openingDiagnostic('braces-in-text.empty', where);
  if (/^(pages?|numpages|seiten?|seitenzahl)$/i.test(name)) {
    return openingDiagnostic('page-number', where, name);
  }
  if (!/^[\p{L}\p{N}_.-]+$/u.test(name)) return openingDiagnostic('braces-in-text', where, name);
  const [around] = loopsAround(name, scopes[0] ?? {}).filter((loop) => !isOpen(loop, scopes));
  if (around) {
    const isInMargin = /^(Kopf|Fuss)zeile$/.test(where.part ?? '');
    return openingDiagnostic(isInMargin ? 'wrong-loop.header' : 'wrong-loop', where, name, around);
  }
  const near = nearestKnown(name, scopes);
  if (near) {
    return openingDiagnostic(`unknown-tag.${sign ? 'pair' : 'near'}`, where, name, near, sign);
  }
  return openingDiagnostic(sign ? 'unknown-loop' : 'unknown-tag', where, name, sign);
}

function isOpen(loop: string, scopes: readonly Fields[]) {
  const field = fieldAt(loop, scopes);
  return typeof field === 'object' && scopes.includes(field);
}
