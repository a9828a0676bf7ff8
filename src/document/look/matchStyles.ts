import type { Element } from '@xmldom/xmldom';
import { idOf, isDefault, nameOf, stylesIn, typeOf } from '../word/styles';

export type StyleMatch = {
  /** Each style of the template that the model has, with the model's. */
  pairs: readonly { mine: Element; theirs: Element }[];
  /** The styles of the template that the model lacks. */
  missing: readonly Element[];
  /** The id that each style of the model has in the result, by its own id. */
  ids: ReadonlyMap<string, string>;
  /** Styles of the model that cannot come: their id is another's, or their name one of another kind. */
  clashing: readonly Element[];
};

/**
 * Finds the styles of the template in the model by their names, without case: a German Word writes ids
 * like `berschrift1`, LibreOffice «Heading 1» for «heading 1». The default of a kind (Normal) is the
 * default of the other, whatever it is called. The text of the template keeps its ids; the styles of
 * the model take them over.
 */
export function matchStyles(template: Element, model: Element): StyleMatch {
  const mine = stylesIn(template);
  const all = stylesIn(model);
  const theirs = [...new Map(all.toReversed().map((one) => [idOf(one), one])).values()];
  const left = new Set(theirs);
  const pairs: { mine: Element; theirs: Element }[] = [];
  const missing: Element[] = [];
  const pair = (own: Element, found: Element | undefined) => {
    if (found && left.delete(found)) pairs.push({ mine: own, theirs: found });
    else missing.push(own);
  };
  const find = (own: Element, fits: (one: Element) => boolean) =>
    theirs.find((one) => left.has(one) && typeOf(one) === typeOf(own) && fits(one));
  const named = (own: Element) => find(own, (one) => nameOf(one) === nameOf(own));
  for (const own of mine.filter(isDefault)) pair(own, find(own, isDefault) ?? named(own));
  for (const own of mine.filter((one) => !isDefault(one))) pair(own, named(own));
  const names = new Set(mine.map(nameOf));
  const first = new Set(theirs);
  return {
    pairs,
    missing,
    ids: newIds(mine, pairs, left),
    clashing: all.filter((one) => !first.has(one) || (left.has(one) && names.has(nameOf(one)))),
  };
}

function newIds(
  mine: readonly Element[],
  pairs: StyleMatch['pairs'],
  others: Iterable<Element>,
): Map<string, string> {
  const ids = new Map(pairs.map(({ mine, theirs }) => [idOf(theirs), idOf(mine)]));
  const taken = new Set([...mine.map(idOf), ...[...others].map(idOf)]);
  const own = new Set(mine.map(idOf));
  for (const style of others) {
    const id = idOf(style);
    let free = id;
    for (let number = 2; own.has(free) || (free !== id && taken.has(free)); number += 1) {
      free = `${id}${number}`;
    }
    taken.add(free);
    ids.set(id, free);
  }
  return ids;
}
