import type { Element } from '@xmldom/xmldom';
import { child, elementsNamed, isOff, propertyOf, valOf } from './tree';

/** The styles of a part, in its order. */
export function stylesIn(root: Element | undefined) {
  return elementsNamed(root, 'w:style');
}

export function idOf(style: Element) {
  return style.getAttribute('w:styleId') ?? '';
}

/** The name of a style in small letters, which Word, unlike ids, writes alike in every language. */
export function nameOf(style: Element) {
  return valOf(child(style, 'w:name')).trim().toLowerCase();
}

/** Whether a style is that of all which names none. */
export function isDefault(style: Element) {
  const value = style.getAttribute('w:default');
  return value !== null && !isOff(value);
}

/** What a style is for: a paragraph, characters, a table or a list. */
export function typeOf(style: Element) {
  return style.getAttribute('w:type') ?? 'paragraph';
}

/** A style with those that it is based on, to the last one. */
export function chainOf(style: Element, byId: ReadonlyMap<string, Element>) {
  const chain = new Set<Element>();
  for (let one: Element | undefined = style; one && !chain.has(one); ) {
    chain.add(one);
    one = byId.get(valOf(child(one, 'w:basedOn')));
  }
  return [...chain];
}

export type Styles = ReturnType<typeof readStyles>;

/** Reads what styles say of paragraphs and runs; a file without styles has none. */
export function readStyles(root: Element | undefined) {
  const all = stylesIn(root);
  const byId = new Map(all.map((style) => [idOf(style), style]));
  const usual = all.find((style) => isDefault(style) && typeOf(style) === 'paragraph');

  /** The style that a paragraph or run names, or else the one of all paragraphs. */
  function styleOf(dressed: Element) {
    const named = propertyOf(dressed, 'w:pStyle') ?? propertyOf(dressed, 'w:rStyle');
    return byId.get(valOf(named)) ?? usual;
  }

  /** The style of a paragraph or run with those that it is based on, the nearest first. */
  function chainFor(dressed: Element) {
    const style = styleOf(dressed);
    return style ? chainOf(style, byId) : [];
  }

  /** What the style of a paragraph or run says of one attribute, e.g. `w:pPr`, `w:spacing`, `w:after`. */
  function valueFor(dressed: Element, properties: string, name: string, attribute: string) {
    return valueIn(styleOf(dressed), properties, name, attribute);
  }

  /** What a style says of one attribute, itself or by those that it is based on. */
  function valueIn(
    style: Element | undefined,
    properties: string,
    name: string,
    attribute: string,
  ) {
    const outer = child(root, 'w:docDefaults', `${properties}Default`);
    for (const source of [...(style ? chainOf(style, byId) : []), outer]) {
      const found = child(source, properties, name);
      const value = found && settingOf(found, attribute);
      if (value !== undefined) return value;
    }
    return initial.get(name) ?? (attribute === 'w:line' ? '240' : '0');
  }

  return { byId, usual, styleOf, chainFor, valueFor, valueIn };
}

// What holds where neither style nor defaults say anything (ECMA-376, 17.3).
const initial = valuesIn(`
w:jc  left
w:b  false
w:i  false
w:u  none
w:vanish  false
w:pageBreakBefore  false
w:color  auto
w:sz  20
w:outlineLvl  9
w:rFonts  Times New Roman
`);

/** The value of an attribute in one spelling; a switch without one is on. */
export function settingOf(element: Element, attribute: string) {
  const value = element.getAttribute(attribute);
  if (/^w:([bi]|vanish|pageBreakBefore)$/.test(element.nodeName)) return String(!isOff(value));
  return value === 'start' ? 'left' : (value ?? undefined);
}

const german = valuesIn(`
normal  Standard
title  Titel
subtitle  Untertitel
heading  Überschrift
list bullet  Aufzählungszeichen
list number  Listennummer
header  Kopfzeile
footer  Fusszeile
`);

/** A style as German Word shows it, by its name or its id: «heading 6» and «Heading6» are «Überschrift 6». */
export function shownStyle(style: string) {
  const name = style.replace(/([a-z])(?=[A-Z\d])/g, '$1 ').toLowerCase();
  const [, words = name, number = ''] = /^(.*?)( \d)?$/.exec(name) ?? [];
  return german.has(words) ? `${german.get(words)}${number}` : style;
}

/** A value by its name, on each line. */
function valuesIn(table: string) {
  const lines = table.trim().split('\n');
  return new Map(lines.map((line) => line.split('  ') as [string, string]));
}
