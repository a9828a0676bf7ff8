import type { Element } from '@xmldom/xmldom';
import { idOf, readStyles } from './styles';
import { child, elementsNamed, propertyOf, valOf } from './tree';

/** The list of a paragraph: its number, its level, and the indent that its style gives it instead of the list. */
export type List = { id: string; level: string; indent: Element | undefined };

/** The lists or their definitions (`w:num`, `w:abstractNum`) by their numbers. */
export function byNumber(numbering: Element, name: string): Map<string, Element> {
  const all = elementsNamed(numbering, name);
  return new Map(all.map((one) => [one.getAttribute(`${name}Id`) ?? '', one]));
}

/** The number of the definition that a list (`w:num`) is made by. */
export function definitionNamed(list: Element): string {
  return valOf(child(list, 'w:abstractNumId')) ?? '';
}

/** The number of the list that a paragraph or style names itself; 0 says that there shall be none. */
export function listNamed(dressed: Element): string | null {
  const named = propertyOf(dressed, 'w:numPr');
  return valOf(named && child(named, 'w:numId'));
}

/** Reads which lists the numbering and the styles of a file give to paragraphs. */
export function readLists(numbering: Element, root: Element) {
  const lists = byNumber(numbering, 'w:num');
  const definitions = byNumber(numbering, 'w:abstractNum');
  const styles = readStyles(root);

  function definitionOf(id: string): string {
    const list = lists.get(id);
    return list ? definitionNamed(list) : '';
  }

  function levelsOf(id: string): Element[] {
    const definition = definitions.get(definitionOf(id));
    return definition ? elementsNamed(definition, 'w:lvl') : [];
  }

  function listOf(paragraph: Element): List | undefined {
    const chain = styles.chainFor(paragraph);
    const sources = [paragraph, ...chain];
    const at = sources.findIndex(listNamed);
    const source = sources[at];
    const id = source && listNamed(source);
    if (!id || id === '0') return undefined;
    const [level] = sources.slice(0, at + 1).flatMap(levelNamed);
    const [indent] = chain.slice(0, at).flatMap((style) => propertyOf(style, 'w:ind') ?? []);
    return { id, level: level ?? levelOfStyle(id, source), indent };
  }

  function levelOfStyle(id: string, style: Element): string {
    const level = levelsOf(id).find((one) => valOf(child(one, 'w:pStyle')) === idOf(style));
    return level?.getAttribute('w:ilvl') ?? '0';
  }

  return { listOf, levelsOf, definitionOf };
}

function levelNamed(dressed: Element): string | [] {
  const named = propertyOf(dressed, 'w:numPr');
  return valOf(named && child(named, 'w:ilvl')) ?? [];
}
