import type { Element } from '@xmldom/xmldom';
import { child, elementsNamed, propertyOf, valOf } from '../xml/tree';
import type { Styles } from './styles';

/** Returns a map from ids to elements: to lists (`w:num`) or to definitions of lists (`w:abstractNum`). */
function byNumber(numbering: Element | undefined, name: string) {
  const all = elementsNamed(numbering, name);
  return new Map(all.map((one) => [one.getAttribute(`${name}Id`) ?? '', one]));
}

/**
 * Returns a function that finds the list level (`w:lvl`) of a paragraph. The list may be set on the paragraph or in
 * one of its styles.
 */
export function readListLevels(numbering: Element | undefined, { chainFor }: Styles) {
  const lists = byNumber(numbering, 'w:num');
  const definitions = byNumber(numbering, 'w:abstractNum');
  return (paragraph: Element) => {
    const sources = [paragraph, ...chainFor(paragraph)];
    const first = (what: (one: Element) => string) => sources.map(what).find(Boolean) ?? '';
    const made = child(lists.get(first(listNamed)), 'w:abstractNumId');
    const definition = definitions.get(valOf(made));
    const level = first((one) => valOf(child(propertyOf(one, 'w:numPr'), 'w:ilvl')));
    return elementsNamed(definition, 'w:lvl').find(
      (one) => one.getAttribute('w:ilvl') === (level || '0'),
    );
  };
}

/** True unless the format of a list level (`w:numFmt`) is `bullet` or `none`. */
export function isNumbered(level: Element) {
  return !/^(bullet|none)$/.test(valOf(child(level, 'w:numFmt')));
}

/**
 * The id of the list that is set directly on a paragraph or style. `0` means that there is no list. An empty text means
 * that no list is set.
 */
export function listNamed(paragraphOrStyle: Element) {
  return valOf(child(propertyOf(paragraphOrStyle, 'w:numPr'), 'w:numId'));
}
