import type { Fields } from '../fields';
import { unsupportedSignSentence } from './docxtemplaterProblems';
import { nearestName } from './nearestName';

/** What is wrong with a tag at its place: the kind of problem, and German words for it. */
export type TagProblem = { id: string; text: string };

// Soft hyphens, zero-width spaces and joiners, marks: in Word they are not to be seen.
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Looks at one tag: is its name known here, and is it used as what it is?
 *
 * @param name the name in the tag, without sign and outer spaces
 * @param use whether it opens a loop or condition (`#`, `^`) or prints a text
 * @param scopes the names that may be used here, from the outermost loop to the innermost
 */
export function problemOfTag(
  name: string,
  use: 'section' | 'text',
  scopes: readonly Fields[],
): TagProblem | undefined {
  const field = fieldAt(name, scopes);
  if (field === undefined) return problemOfName(name, scopes);
  if (use === 'section') return undefined;
  if (field === 'condition') {
    return {
      id: 'condition-as-text',
      text: `{${name}} ist eine Bedingung und hat keinen Text. Schreibe {#${name}} davor und {/${name}} danach.`,
    };
  }
  if (typeof field === 'string') return undefined;
  return {
    id: 'loop-as-text',
    text: `{${name}} ist eine Liste. Schreibe {#${name}} davor und {/${name}} danach.`,
  };
}

/** What a name stands for at its place: the innermost loop that knows it decides. */
export function fieldAt(name: string, scopes: readonly Fields[]): Fields[string] | undefined {
  return scopeOf(name, scopes)?.[name];
}

/** The innermost loop that knows a name, or the template itself. */
export function scopeOf(name: string, scopes: readonly Fields[]): Fields | undefined {
  return scopes.findLast((scope) => Object.hasOwn(scope, name));
}

function problemOfName(name: string, scopes: readonly Fields[]): TagProblem {
  const visible = name.replace(invisible, '');
  if (visible !== name) {
    return {
      id: 'invisible-character',
      text: `Im Feld {${visible}} steckt ein unsichtbares Zeichen. Lösche es und tippe {${visible}} neu.`,
    };
  }
  if (/^[⁄∕／\\|]/u.test(name)) {
    return {
      id: 'odd-slash',
      text: `In {${name}} ist der Schrägstrich ein anderes Zeichen. Tippe {/${name.slice(1)}} neu.`,
    };
  }
  if (/^[@%>$~*?!&=+:-]/.test(name)) {
    return {
      id: 'unsupported-tag',
      text: unsupportedSignSentence(name),
    };
  }
  if (name === '') {
    return {
      id: 'braces-in-text',
      text: 'Die Klammern {} sind leer. Lösche sie oder schreibe ein Feld hinein.',
    };
  }
  const compact = name.replace(/\s/g, '');
  if (compact !== name && fieldAt(compact, scopes) !== undefined) {
    return {
      id: 'space-in-name',
      text: `In {${name}} ist ein Leerzeichen. Schreibe {${compact}}.`,
    };
  }
  if (!/^[\p{L}\p{N}_.-]+$/u.test(name)) {
    return {
      id: 'braces-in-text',
      text: `Geschweifte Klammern sind den Feldern vorbehalten. Setze «${name}» in runde Klammern.`,
    };
  }
  const [loop, ...around] = loopsAround(name, scopes[0] ?? {});
  if (loop) {
    const where = around.length > 0 ? ` (innerhalb von {#${around.join('}, {#')}})` : '';
    return {
      id: 'wrong-loop',
      text: `{${name}} gibt es nur zwischen {#${loop}} und {/${loop}}${where}. Verschiebe es dorthin.`,
    };
  }
  const near = nearestKnown(name, scopes);
  return {
    id: 'unknown-tag',
    text: near
      ? `Das Feld {${name}} gibt es nicht. Meintest du {${near}}?`
      : `Das Feld {${name}} gibt es nicht. Lösche es oder schreibe eines, das in der Originalvorlage steht.`,
  };
}

/** The name that somebody most likely meant: one of this place, else one of the whole template. */
export function nearestKnown(name: string, scopes: readonly Fields[]): string | undefined {
  return (
    nearestName(name, scopes.flatMap(Object.keys)) ?? nearestName(name, namesIn(scopes[0] ?? {}))
  );
}

/** The loops around the first place where a name is known, the innermost first. */
function loopsAround(name: string, fields: Fields): string[] {
  for (const [loop, inner] of Object.entries(fields)) {
    if (typeof inner !== 'object') continue;
    if (Object.hasOwn(inner, name)) return [loop];
    const deeper = loopsAround(name, inner);
    if (deeper.length > 0) return [...deeper, loop];
  }
  return [];
}

/** Every name that a template may use, those inside loops too. */
function namesIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, inner]) =>
    typeof inner === 'object' ? [name, ...namesIn(inner)] : [name],
  );
}
