import type { Element } from '@xmldom/xmldom';
import { child, elementsNamed, valOf } from '../word/tree';

/** The list of a paragraph: its number, its level, and the indent that its style gives it instead of the list. */
export type List = { id: string; level: string; indent?: Element | undefined };

/** Reads which lists the shared numbering and styles give to paragraphs. */
export function readLists(numbering: Element, styles: Element) {
  const lists = byId(numbering, 'w:num', 'w:numId');
  const definitions = byId(numbering, 'w:abstractNum', 'w:abstractNumId');
  const known = byId(styles, 'w:style', 'w:styleId');
  const usual = elementsNamed(styles, 'w:style').find(
    (one) => one.getAttribute('w:type') === 'paragraph' && one.getAttribute('w:default') === '1',
  );

  // A definition may be that of a list style.
  function definitionOf(id: string, depth = 0): Element | undefined {
    const list = lists.get(id);
    const definition = definitions.get(valOf(list && child(list, 'w:abstractNumId')) ?? '');
    const link = definition && valOf(child(definition, 'w:numStyleLink'));
    const linked = link && idIn(numberingOf(known.get(link)));
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

  function listOf(paragraph: Element): List | undefined {
    const properties = child(paragraph, 'w:pPr');
    const direct = properties && child(properties, 'w:numPr');
    const style = valOf(properties && child(properties, 'w:pStyle'));
    const level = valOf(direct && child(direct, 'w:ilvl'));
    const id = idIn(direct);
    if (id) return id === '0' ? undefined : { id, level: level ?? '0' };
    const inStyle = listOfStyle(known.get(style ?? '') ?? usual);
    return inStyle && { ...inStyle, level: level ?? inStyle.level };
  }

  function listOfStyle(own: Element | undefined): List | undefined {
    let indent: Element | undefined;
    let style = own;
    for (let depth = 0; style && depth < 20; depth += 1) {
      const properties = child(style, 'w:pPr');
      indent ??= properties && child(properties, 'w:ind');
      const given = numberingOf(style);
      const id = idIn(given);
      if (id === '0') return undefined;
      const level = valOf(given && child(given, 'w:ilvl'));
      if (id) return { id, level: level ?? levelOf(id, style), indent };
      style = known.get(valOf(child(style, 'w:basedOn')) ?? '');
    }
    return undefined;
  }

  function levelOf(id: string, style: Element): string {
    const level = levelsOf(id).find(
      (one) => valOf(child(one, 'w:pStyle')) === style.getAttribute('w:styleId'),
    );
    return level?.getAttribute('w:ilvl') ?? '0';
  }

  return { listOf, startsOf, definitionOf };
}

function byId(root: Element, name: string, attribute: string): Map<string, Element> {
  return new Map(elementsNamed(root, name).map((one) => [one.getAttribute(attribute) ?? '', one]));
}

function numberingOf(style: Element | undefined): Element | undefined {
  const properties = style && child(style, 'w:pPr');
  return properties && child(properties, 'w:numPr');
}

function idIn(numbering: Element | undefined): string | null {
  return valOf(numbering && child(numbering, 'w:numId'));
}
