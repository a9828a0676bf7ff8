import { type Diagnostic, openingDiagnostic } from '../diagnostic';
import type { Fields } from '../fields';
import { checkTagName } from './checkTagName';
import { type Blocks, isUnsigned, nameInPart, type PlacedTag } from './readBlocks';
import { fieldAt, loopsAround } from './scopes';
import { whereIs } from './whereIs';

/** A tag with its error. */
export type TagError = readonly [PlacedTag, Diagnostic];

/**
 * Returns the errors in the names and signs of tags. Errors inside a block with an unknown name are left out. Errors
 * that follow from the missing start or end tag of a loop are also left out.
 */
export function wrongTags({ tags, blocks, unopened }: Blocks, fields: Fields): TagError[] {
  const withoutBeginning = new Set(unopened.map(nameInPart));
  const unclosed = new Set(blocks.filter(({ end }) => !end).map(({ start }) => nameInPart(start)));

  function isConsequence(tag: PlacedTag) {
    if (tag.scopes.length === 0) return true;
    if (fieldAt(tag.name, tag.scopes) !== undefined) return false;
    return loopsAround(tag.name, fields).some((name) =>
      withoutBeginning.has(nameInPart({ ...tag, name })),
    );
  }

  return tags.flatMap((tag) => {
    const where = whereIs(tag);
    const name = nameInPart(tag);
    const missing = unclosed.has(name) ? '/' : withoutBeginning.has(name) && '#';
    if (isUnsigned(tag) && missing)
      return [[tag, openingDiagnostic('missing-sign', where, tag.inner, missing + tag.name)]];
    if (tag.sign === '/' || isConsequence(tag)) return [];
    const error = checkTagName(tag.name, tag.sign, tag.scopes, where);
    if (!error || (error.id === 'loop-in-itself' && unclosed.has(name))) return [];
    return [[tag, error]];
  });
}
