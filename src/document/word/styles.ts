import type { Element } from '@xmldom/xmldom';
import { child, elementsNamed, isOff, propertyOf, valOf } from '../xml/tree';

/** The styles of a styles part, in its order. */
export function stylesIn(root: Element | undefined) {
  return elementsNamed(root, 'w:style');
}

export function idOf(style: Element) {
  return style.getAttribute('w:styleId') ?? '';
}

/**
 * The name of a style in lower case. Word, in every language, writes the same names for its own styles, but other ids.
 */
export function nameOf(style: Element) {
  return valOf(child(style, 'w:name')).trim().toLowerCase();
}

/** True for the default style of its type, which applies where no style is named. */
export function isDefault(style: Element) {
  const value = style.getAttribute('w:default');
  return value !== null && !isOff(value);
}

/** The type of a style: `paragraph`, `character`, `table` or `numbering`. */
export function typeOf(style: Element) {
  return style.getAttribute('w:type') ?? 'paragraph';
}

/** A style, then the styles that it is based on, the nearest first. */
export function chainOf(style: Element | undefined, byId: ReadonlyMap<string, Element>) {
  const chain = new Set<Element>();
  for (let one = style; one && !chain.has(one); ) {
    chain.add(one);
    one = byId.get(valOf(child(one, 'w:basedOn')));
  }
  return [...chain];
}

export type Styles = ReturnType<typeof readStyles>;

/** Reads the settings that styles give to paragraphs and runs. `root` is undefined for a file without styles. */
export function readStyles(root: Element | undefined) {
  const all = stylesIn(root);
  const byId = new Map(all.map((style) => [idOf(style), style]));
  const usual = all.find((style) => isDefault(style) && typeOf(style) === 'paragraph');

  /** The style that a paragraph or run names, else the default paragraph style. */
  function styleOf(dressed: Element) {
    const named = propertyOf(dressed, 'w:pStyle') ?? propertyOf(dressed, 'w:rStyle');
    return byId.get(valOf(named)) ?? usual;
  }

  /** The style of a paragraph or run, then the styles that it is based on, the nearest first. */
  function chainFor(dressed: Element) {
    return chainOf(styleOf(dressed), byId);
  }

  /** The value of one attribute in the style of a paragraph or run, e.g. of `w:pPr`, `w:spacing`, `w:after`. */
  function valueFor(dressed: Element, properties: string, name: string, attribute: string) {
    return valueIn(styleOf(dressed), properties, name, attribute);
  }

  /**
   * The value of one attribute in a style, in the styles that it is based on, in the defaults of the file, or of Word.
   * `name` may lead to an inner element, e.g. `w:pBdr w:top`.
   */
  function valueIn(
    style: Element | undefined,
    properties: string,
    name: string,
    attribute: string,
  ) {
    const outer = child(root, 'w:docDefaults', `${properties}Default`);
    for (const source of [...chainOf(style, byId), outer]) {
      const found = child(source, properties, ...name.split(' '));
      const value = found && settingOf(found, attribute);
      if (value !== undefined) return value;
    }
    return initial.get(name) ?? (attribute === 'w:line' ? '240' : '0');
  }

  return { byId, usual, styleOf, chainFor, valueFor, valueIn };
}

// The values that apply where neither styles nor defaults set one (ECMA-376, 17.3).
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

/** The value of an attribute in one spelling: a switch becomes `true` or `false`, `start` becomes `left`. */
function settingOf(element: Element, attribute: string) {
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

/** Reads a table with a name and its value on each line, two spaces between them. */
function valuesIn(table: string) {
  const lines = table.trim().split('\n');
  return new Map(lines.map((line) => line.split('  ') as [string, string]));
}
