import { type Diagnostic, openingDiagnostic, type Where } from '../diagnostic';
import type { Fields } from '../fields';
import { describePlace } from './describePlace';
import { type Blocks, lacksSign, nameInPart, type PlacedTag } from './readBlocks';
import { fieldAt, loopsAround, nearestKnown } from './scopes';

/** A tag with its error. */
export type TagError = readonly [PlacedTag, Diagnostic];

/**
 * Returns the errors in the names and signs of tags. An error that follows from another error is left out:
 *
 * - any error inside a block with an unknown name
 * - `{text}{/items}`: the name `text` is unknown here, because `{#items}` is missing
 * - `{#items}{#items}{/items}`: a loop is inside itself, because one `{/items}` is missing
 */
export function wrongTags({ tags, blocks, unopened }: Blocks): TagError[] {
  const unopenedNames = new Set(unopened.map(nameInPart));
  const unclosedNames = new Set(
    blocks.filter(({ end }) => !end).map(({ start }) => nameInPart(start)),
  );

  function isConsequence(tag: PlacedTag) {
    if (tag.scopes.length === 0) return true;
    if (fieldAt(tag.name, tag.scopes) !== undefined) return false;
    return loopsAround(tag.name, tag.scopes).some((name) =>
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

// Matches characters that Word does not show, e.g. a zero-width space.
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

// Characters that people type instead of a sign, each with the sign that they mean.
const oddSigns = [
  [/^[⁄∕／\\|]/u, '/'],
  [/^(?:[ˆ＾‸˄∧⋀⌃△ʌꞈ!]|\u0302)/u, '^'],
  [/^[＃♯?]/u, '#'],
] as const;

/**
 * Removes a character of `oddSigns` from the start of a name: `?items` becomes `items`, and `îtems` becomes `items`. A
 * name without this character is returned unchanged.
 */
export function withoutOddSign(name: string) {
  const spelled = withSignApart(name);
  return oddSigns.some(([odd]) => odd.test(spelled)) ? spelled.slice(1) : name;
}

/**
 * Separates letters from their accents (NFD), and moves a circumflex from the first letter to the start of the name.
 * Somebody who types `^items` on a Swiss keyboard gets `îtems`, because `^` is a dead key.
 */
function withSignApart(name: string) {
  return name.normalize('NFD').replace(/^(\w)\u0302/, '\u0302$1');
}

/**
 * Checks the name of a field or of a start tag. The scopes of the tag must contain the name. A tag without a sign must
 * not have the name of a loop or condition. A loop must not be inside itself.
 *
 * @returns the diagnostic of the error, if any
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
  const [around] = loopsAround(name, scopes).filter(
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
