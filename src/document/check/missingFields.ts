import type { Field, Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import type { PlacedTag } from '../tags/readSections';
import { namesIn, scopeOf } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { codesIn, type Paragraph } from '../word/paragraphs';

/** A template without any tag, though it may name fields in the way of another program. */
export function noFields(
  tags: readonly PlacedTag[],
  paragraphs: readonly Paragraph[],
  fields: Fields,
): TemplateProblem[] {
  if (tags.length > 0) return [];
  const names = new Set(namesIn(fields));
  const otherwise = paragraphs.flatMap((paragraph) => [
    ...Array.from(paragraph.text.matchAll(/[«[<]{1,2}\s*([^«»[\]<>\s]+)\s*[»\]>]{1,2}/gu)),
    ...Array.from(codesIn(paragraph).join('').matchAll(mergeField)),
  ]);
  const known = otherwise.find(([, name = '']) => names.has(name));
  const [text = '', name = ''] = known ?? [];
  return [checkFinding(known ? 'no-fields.other' : 'no-fields', {}, text, name)];
}

/** Fields of a mail merge beside tags: nothing fills them. */
export function mergeFields(
  tags: readonly PlacedTag[],
  paragraphs: readonly Paragraph[],
  fields: Fields,
): TemplateProblem[] {
  if (tags.length === 0) return [];
  const names = new Set(namesIn(fields));
  return paragraphs.flatMap((paragraph) =>
    Array.from(codesIn(paragraph).join('').matchAll(mergeField), ([, name = '']) => {
      const where = whereIs({ paragraph }, name);
      return checkFinding(names.has(name) ? 'merge-field.known' : 'merge-field', where, name);
    }),
  );
}

const mergeField = /MERGEFIELD\s+"?([^\s"]+)/g;

/**
 * What a template leaves out of the document, in one notice. A text is there where it, all its parts or
 * the whole that it is part of are printed; a list where something of it is, or where a list of its
 * name stands inside another (`items` in `groups`). What is free, a condition, a position,
 * a list that only counts and one that only arranges another need not be used.
 * Of a template without any tag, `noFields` speaks.
 */
export function unusedFields(tags: readonly PlacedTag[], fields: Fields): TemplateProblem[] {
  const missing = tags.length > 0 ? missingFields(tags, fields) : [];
  return missing.length > 0 ? [checkFinding('unused-field', {}, missing)] : [];
}

/** The fields that these tags leave out, each with the loops around it, as a person reads them. */
function missingFields(tags: readonly PlacedTag[], fields: Fields): string[] {
  const used = namesByPlace(tags);
  const printed = namesByPlace(tags.filter(({ sign }) => sign === ''));

  function isPrinted(name: string, scope: Fields): boolean {
    return printed.get(scope)?.has(name) ?? false;
  }

  function printsAnything(list: Fields): boolean {
    return printed.has(list) || innerLists(list).some(([, inner]) => printsAnything(inner));
  }

  function missingIn(scope: Fields): string[] {
    const missing = Object.entries(scope).flatMap(([name, field]) => {
      if (isList(field)) return missingOfList(name, field, scope);
      return field === 'value' ? missingOfText(name, scope) : [];
    });
    return [...missing, ...missingInColumns(scope)];
  }

  // Of a list that is set in two columns (`leftGroups`, `rightGroups`), both print the same.
  function missingInColumns(scope: Fields): string[] {
    return innerLists(scope).flatMap(([name, list]) => {
      const [side = '', other] = name.startsWith('left') ? ['left', 'right'] : ['right', 'left'];
      const opposite = name.startsWith(side) && scope[`${other}${name.slice(side.length)}`];
      if (!opposite || !isList(opposite)) return [];
      const here = new Set(printedIn(list));
      const lost = printedIn(opposite).filter((path) => !here.has(path));
      return lost.map((path) => `${path} in {#${name}}`);
    });
  }

  function printedIn(list: Fields): string[] {
    const own = [...(printed.get(list) ?? [])].map((name) => `{${name}}`);
    const inner = innerLists(list).flatMap(([name, one]) =>
      printedIn(one).map((path) => `${path} in {#${name}}`),
    );
    return [...own, ...inner];
  }

  function missingOfText(name: string, scope: Fields): string[] {
    if (isPrinted(name, scope)) return [];
    const parts = Object.keys(scope).filter((other) => scope[other] === `part of ${name}`);
    const missing = parts.flatMap((part) => missingOfText(part, scope));
    const all = parts.map((part) => `{${part}}`);
    return missing.join() === all.join() ? [`{${name}}`] : missing;
  }

  function missingOfList(name: string, list: Fields, scope: Fields): string[] {
    if (!holdsText(list)) return [];
    if (innerLists(list).some(([inner]) => isList(scope[inner]))) return [];
    const arranged = innerLists(scope).map(([, other]) => other[name]);
    const form = [list, ...arranged.filter(isList)].find(printsAnything);
    if (!form && !used.get(scope)?.has(name)) return [`{${name}}`];
    return missingIn(form ?? list).map((inner) => `${inner} in {#${name}}`);
  }

  return missingIn(fields);
}

function namesByPlace(tags: readonly PlacedTag[]): Map<Fields, Set<string>> {
  const names = new Map<Fields, Set<string>>();
  for (const { name, scopes } of tags) {
    const home = scopeOf(name, scopes);
    if (home) names.set(home, (names.get(home) ?? new Set()).add(name));
  }
  return names;
}

function innerLists(scope: Fields): [string, Fields][] {
  return Object.entries(scope).flatMap(([name, field]): [string, Fields][] =>
    isList(field) ? [[name, field]] : [],
  );
}

/** A list that only counts prints nothing of its own. */
function holdsText(list: Fields): boolean {
  return Object.values(list).some((field) =>
    isList(field) ? holdsText(field) : field === 'value',
  );
}

function isList(field: Field | undefined): field is Fields {
  return typeof field === 'object';
}

/** What somebody can wish for in a document: the names of its conditions, with the words for them. */
export type Options = ReadonlyMap<string, string>;

/** An option in few words, with its condition. */
export function optionWords(name: string, options: Options): string {
  return `«${shortText(name, options)}» ({#${name}})`;
}

// «Zum Abhaken: mit Kästchen» explains itself to who ticks it.
function shortText(name: string, options: Options): string {
  return (options.get(name) ?? name).split(':')[0] ?? '';
}

/** Options that a template does not know. */
export function unknownOptions(tags: readonly PlacedTag[], options: Options): string[] {
  if (tags.length === 0) return [];
  const used = new Set(tags.map(({ name }) => name));
  return [...options.keys()].filter((name) => !used.has(name));
}

/**
 * What is missing in the document when an option is wanted, though it is there otherwise; and an option without
 * which nothing is printed. What only one option brings along is its own affair.
 */
export function missingByOption(
  tags: readonly PlacedTag[],
  fields: Fields,
  options: Options,
): TemplateProblem[] {
  const always = new Set(missingFields(tags, fields));
  const all = missingFields([], fields).length;
  const isWithin = ({ around }: PlacedTag, name: string, sign: string): boolean =>
    around !== undefined &&
    ((around.end !== undefined && around.start.name === name && around.start.sign === sign) ||
      isWithin(around.start, name, sign));

  return [...options.keys()].flatMap((name) =>
    (['#', '^'] as const).flatMap((sign) => {
      const outside = tags.filter((tag) => !isWithin(tag, name, sign));
      const missing = missingFields(outside, fields);
      const lost = missing.filter((field) => !always.has(field));
      if (lost.length === 0 || (sign === '#' && missing.length < all)) return [];
      const id = sign === '#' ? 'missing-by-option.without' : 'missing-by-option.with';
      return [checkFinding(id, {}, name, shortText(name, options), lost)];
    }),
  );
}
