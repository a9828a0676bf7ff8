import type { Element } from '@xmldom/xmldom';
import { child, elementsNamed, propertyOf, valOf } from '../xml/tree';
import type { Styles } from './styles';

/** The lists (`w:num`) or their definitions (`w:abstractNum`), by their ids. */
function byNumber(numbering: Element | undefined, name: string) {
  const all = elementsNamed(numbering, name);
  return new Map(all.map((one) => [one.getAttribute(`${name}Id`) ?? '', one]));
}

/** Makes a function that finds the level of a list (`w:lvl`) of a paragraph, set on the paragraph or on its style. */
export function readListLevels(numbering: Element | undefined, { chainFor }: Styles) {
  const lists = byNumber(numbering, 'w:num');
  const definitions = byNumber(numbering, 'w:abstractNum');
  return (paragraph: Element) => {
    const dressed = [paragraph, ...chainFor(paragraph)];
    const first = (what: (one: Element) => string) => dressed.map(what).find(Boolean) ?? '';
    const made = child(lists.get(first(listNamed)), 'w:abstractNumId');
    const definition = definitions.get(valOf(made));
    const level = first((one) => valOf(child(propertyOf(one, 'w:numPr'), 'w:ilvl')));
    return elementsNamed(definition, 'w:lvl').find(
      (one) => one.getAttribute('w:ilvl') === (level || '0'),
    );
  };
}

/** True when a level of a list has numbers. */
export function isNumbered(level: Element) {
  return !/^(bullet|none)$/.test(valOf(child(level, 'w:numFmt')));
}

/** The id of the list that a paragraph or style itself names; `0` means no list, an empty text no setting. */
export function listNamed(dressed: Element) {
  return valOf(child(propertyOf(dressed, 'w:numPr'), 'w:numId'));
}
