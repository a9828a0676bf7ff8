import type { Element } from '@xmldom/xmldom';
import type { Styles } from './styles';
import { child, elementsNamed, propertyOf, valOf } from './tree';

/** The lists or their definitions (`w:num`, `w:abstractNum`) by their numbers. */
function byNumber(numbering: Element | undefined, name: string) {
  const all = numbering ? elementsNamed(numbering, name) : [];
  return new Map(all.map((one) => [one.getAttribute(`${name}Id`) ?? '', one]));
}

/** Says of paragraphs whether they have a number, by themselves or by their style: what a list is, its first level says. */
export function readNumbers(numbering: Element | undefined, { chainFor }: Styles) {
  const lists = byNumber(numbering, 'w:num');
  const definitions = byNumber(numbering, 'w:abstractNum');
  return (paragraph: Element) => {
    const named = [paragraph, ...chainFor(paragraph)].map(listNamed).find(Boolean);
    const made = child(lists.get(named ?? ''), 'w:abstractNumId');
    const definition = definitions.get(valOf(made));
    const format = valOf(child(definition, 'w:lvl', 'w:numFmt'));
    return definition !== undefined && !/^(bullet|none)$/.test(format);
  };
}

/** The number of the list that a paragraph or style names itself; 0 says that there shall be none. */
export function listNamed(dressed: Element) {
  return valOf(child(propertyOf(dressed, 'w:numPr'), 'w:numId'));
}
