import { type Diagnostic, openingDiagnostic, type Where } from '../diagnostic';
import type { Fields } from '../fields';
import { describePlace } from './describePlace';
import { type Blocks, lacksSign, nameInPart, type PlacedTag } from './readBlocks';
import { fieldAt, loopsAround, nearestKnown } from './scopes';

/** A tag with its error. */
export type TagError = readonly [PlacedTag, Diagnostic];

/**
 * Returns the errors in the names and signs of tags. Consequences of other errors are left out: errors inside a block
 * with an unknown name, the names of a loop whose start tag is missing, and a loop inside itself whose end tag is
 * missing.
 */
export function wrongTags({ tags, blocks, unopened }: Blocks, fields: Fields): TagError[] {
  const unopenedNames = new Set(unopened.map(nameInPart));
  const unclosedNames = new Set(
    blocks.filter(({ end }) => !end).map(({ start }) => nameInPart(start)),
  );

  function isConsequence(tag: PlacedTag) {
    if (tag.scopes.length === 0) return true;
    if (fieldAt(tag.name, tag.scopes) !== undefined) return false;
    return loopsAround(tag.name, fields).some((name) =>
      unopenedNames.has(nameInPart({ ...tag, name })),
    );
  }

  return tags.flatMap((tag) => {
    const name = nameInPart(tag);
    const missing = unclosedNames.has(name) ? '/' : unopenedNames.has(name) && '#';
    if (lacksSign(tag) && missing)
      return [
        [tag, openingDiagnostic('missing-sign', describePlace(tag), tag.inner, missing + tag.name)],
      ];
    if (tag.sign === '/' || isConsequence(tag)) return [];
    const error = checkTagName(tag);
    if (!error || (error.id === 'loop-in-itself' && unclosedNames.has(name))) return [];
    return [[tag, error]];
  });
}

// Matches characters that Word does not show, such as soft hyphens, zero-width spaces, joiners and direction marks.
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

// Characters that people write instead of a sign of a tag, each with the sign that was meant.
const oddSigns = [
  [/^[⁄∕／\\|]/u, '/'],
  [/^(?:[ˆ＾‸˄∧⋀⌃△ʌꞈ!]|\u0302)/u, '^'],
  [/^[＃♯?]/u, '#'],
] as const;

/**
 * Removes the first character of a name if somebody wrote it instead of `#`, `^` or `/` (`oddSigns`): `?items` becomes
 * `items`, and `îtems` becomes `items`. Other names are returned unchanged.
 */
export function withoutOddSign(name: string) {
  const spelled = withSignApart(name);
  return oddSigns.some(([odd]) => odd.test(spelled)) ? spelled.slice(1) : name;
}

/**
 * Decomposes the letters of a name, and puts the circumflex of a first letter before the letter: On a Swiss keyboard,
 * the dead key `^` and `i` give `î`.
 */
function withSignApart(name: string) {
  return name.normalize('NFD').replace(/^(\w)\u0302/, '\u0302$1');
}

/**
 * Checks the name of a tag that prints a field or begins a block: The scopes must contain the name, a tag without a
 * sign must name no loop or condition, and a loop must not be inside itself.
 */
function checkTagName(tag: PlacedTag) {
  const { name, sign, scopes } = tag;
  const where = describePlace(tag);
  const field = fieldAt(name, scopes);
  if (field === undefined) return nameError(tag, where);
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

function nameError({ name, sign, scopes }: PlacedTag, where: Where) {
  const visible = name.replace(invisible, '');
  if (visible !== name) return openingDiagnostic('invisible-character', where, visible);
  const [, meantSign] = oddSigns.find(([odd]) => odd.test(withSignApart(name))) ?? [];
  if (meantSign)
    return openingDiagnostic('odd-sign', where, name, meantSign + withoutOddSign(name));
  if (name === '') return openingDiagnostic('braces-in-text.empty', where);
  if (['page', 'pages', 'numpages', 'seite', 'seiten', 'seitenzahl'].includes(name.toLowerCase())) {
    return openingDiagnostic('page-number', where, name);
  }
  const joined = name.replace(/\s/g, '');
  if (joined !== name && fieldAt(joined, scopes))
    return openingDiagnostic('braces-in-text.blank', where, sign + joined);
  if (!/^[\p{L}\p{N}_.-]+$/u.test(name)) return openingDiagnostic('braces-in-text', where, name);
  const [around] = loopsAround(name, scopes[0] ?? {}).filter(
    (loop) => !scopes.includes(fieldAt(loop, scopes) as Fields),
  );
  if (around) {
    const isInHeaderOrFooter = ['Kopfzeile', 'Fusszeile'].includes(where.part ?? '');
    return openingDiagnostic(
      isInHeaderOrFooter ? 'wrong-loop.header' : 'wrong-loop',
      where,
      name,
      around,
    );
  }
  const nearest = nearestKnown(name, scopes);
  if (nearest) {
    return openingDiagnostic(`unknown-tag.${sign ? 'pair' : 'near'}`, where, name, nearest, sign);
  }
  return openingDiagnostic(sign ? 'unknown-loop' : 'unknown-tag', where, name, sign);
}
