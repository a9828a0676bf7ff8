import type { Element } from '@xmldom/xmldom';
import { idOf, readStyles } from './styles';
import { child, elementsNamed, propertyOf, valOf } from './tree';

/** The list of a paragraph: its number, its level, and the indent that its style gives it instead of the list. */
export type List = { id: string; level: string; indent?: Element | undefined };

/** Reads which lists the numbering and the styles of a file give to paragraphs. */
export function readLists(numbering: Element, root: Element) {
  const lists = byId(numbering, 'w:num', 'w:numId');
  const definitions = byId(numbering, 'w:abstractNum', 'w:abstractNumId');
  const styles = readStyles(root);

  // A definition may be that of a list style.
  function definitionOf(id: string, depth = 0): Element | undefined {
    const list = lists.get(id);
    const definition = definitions.get(valOf(list && child(list, 'w:abstractNumId')) ?? '');
    const link = definition && valOf(child(definition, 'w:numStyleLink'));
    const style = link ? styles.byId.get(link) : undefined;
    const linked = style && idIn(propertyOf(style, 'w:numPr'));
    return linked && depth < 5 ? definitionOf(linked, depth + 1) : definition;
  }

  function levelsOf(id: string): Element[] {
    const definition = definitionOf(id);
    return definition ? elementsNamed(definition, 'w:lvl') : [];
  }

  /** Where each level of a list begins; nothing, where none of them has numbers. */
  function startsOf(id: string): string[] {
    const levels = levelsOf(id);
    const isCounted = levels.some(
      (level) => !/^(bullet|none)$/.test(valOf(child(level, 'w:numFmt')) ?? 'decimal'),
    );
    return isCounted ? levels.map((level) => valOf(child(level, 'w:start')) ?? '1') : [];
  }

  /** The list of a paragraph, its own or that of its style; 0 says that there shall be none. */
  function listOf(paragraph: Element): List | undefined {
    const direct = propertyOf(paragraph, 'w:numPr');
    const level = valOf(direct && child(direct, 'w:ilvl'));
    const id = idIn(direct);
    if (id) return id === '0' ? undefined : { id, level: level ?? '0' };
    let indent: Element | undefined;
    for (const style of styles.chainFor(paragraph)) {
      indent ??= propertyOf(style, 'w:ind');
      const given = propertyOf(style, 'w:numPr');
      const id = idIn(given);
      if (id === '0') return undefined;
      const own = level ?? valOf(given && child(given, 'w:ilvl'));
      if (id) return { id, level: own ?? levelOf(id, style), indent };
    }
    return undefined;
  }

  function levelOf(id: string, style: Element): string {
    const level = levelsOf(id).find((one) => valOf(child(one, 'w:pStyle')) === idOf(style));
    return level?.getAttribute('w:ilvl') ?? '0';
  }

  return { listOf, startsOf, definitionOf };
}

function byId(root: Element, name: string, attribute: string): Map<string, Element> {
  return new Map(elementsNamed(root, name).map((one) => [one.getAttribute(attribute) ?? '', one]));
}

function idIn(numbering: Element | undefined): string | null {
  return valOf(numbering && child(numbering, 'w:numId'));
}
