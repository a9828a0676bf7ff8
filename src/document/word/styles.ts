import type { Element } from '@xmldom/xmldom';
import { child, elementsNamed, isOff, propertyOf, valOf } from '../xml/tree';

/** The styles of a styles part, in document order. */
export function stylesIn(root: Element | undefined) {
  return elementsNamed(root, 'w:style');
}

export function styleIdOf(style: Element) {
  return style.getAttribute('w:styleId') ?? '';
}

/**
 * The name of a style in lower case. A built-in style is recognized by its name and not by its id, because Word writes
 * the same names in every language, but different ids.
 */
export function styleNameOf(style: Element) {
  return valOf(child(style, 'w:name')).trim().toLowerCase();
}

/** True when a style is the default style of its type. The default style applies to elements that name no style. */
export function isDefaultStyle(style: Element) {
  const value = style.getAttribute('w:default');
  return value !== null && !isOff(value);
}

/** The type of a style: `paragraph`, `character`, `table` or `numbering`. */
export function styleTypeOf(style: Element) {
  return style.getAttribute('w:type') ?? 'paragraph';
}

export type Styles = ReturnType<typeof readStyles>;

/** Returns functions that read the settings of styles. `root` is undefined for a file without styles. */
export function readStyles(root: Element | undefined) {
  const all = stylesIn(root);
  const byId = new Map(all.map((style) => [styleIdOf(style), style]));
  const defaultStyle = all.find(
    (style) => isDefaultStyle(style) && styleTypeOf(style) === 'paragraph',
  );

  /** Returns a style and all styles that the style is based on, the nearest first. */
  function chainOf(style: Element | undefined) {
    const chain = new Set<Element>();
    for (let one = style; one && !chain.has(one); ) {
      chain.add(one);
      one = byId.get(valOf(child(one, 'w:basedOn')));
    }
    return [...chain];
  }

  /** The style that a paragraph or run names. Without such a style, the default paragraph style is returned. */
  function styleOf(paragraphOrRun: Element) {
    const named = propertyOf(paragraphOrRun, 'w:pStyle') ?? propertyOf(paragraphOrRun, 'w:rStyle');
    return byId.get(valOf(named)) ?? defaultStyle;
  }

  /** Returns the style of a paragraph or run and all styles that the style is based on, the nearest first. */
  function chainFor(paragraphOrRun: Element) {
    return chainOf(styleOf(paragraphOrRun));
  }

  /**
   * The value of one attribute in the style of a paragraph or run. For the space after a paragraph, the arguments are
   * `w:pPr`, `w:spacing` and `w:after`.
   */
  function valueFor(paragraphOrRun: Element, properties: string, name: string, attribute: string) {
    return valueIn(styleOf(paragraphOrRun), properties, name, attribute);
  }

  /**
   * The value of one attribute in a style. If the style does not set the attribute, the value comes from the styles
   * that the style is based on, then from the document defaults, then from the initial values of ECMA-376. `name` may
   * be a path of two names, e.g. `w:pBdr w:top`.
   */
  function valueIn(
    style: Element | undefined,
    properties: string,
    name: string,
    attribute: string,
  ) {
    const outer = child(root, 'w:docDefaults', `${properties}Default`);
    for (const source of [...chainOf(style), outer]) {
      const found = child(source, properties, ...name.split(' '));
      const value = found && settingOf(found, attribute);
      if (value !== undefined) return value;
    }
    return initialValues.get(name) ?? (attribute === 'w:line' ? '240' : '0');
  }

  return { byId, defaultStyle, styleOf, chainOf, chainFor, valueFor, valueIn };
}

/** Maps the ids of lists (`w:num`) or of list definitions (`w:abstractNum`) to their elements. */
function byNumber(numbering: Element | undefined, name: string) {
  const all = elementsNamed(numbering, name);
  return new Map(all.map((one) => [one.getAttribute(`${name}Id`) ?? '', one]));
}

/**
 * Returns a function that finds the list level (`w:lvl`) of a paragraph or of a style. The list may be set on the
 * paragraph or in one of its styles. A paragraph without a list has no level.
 *
 * @param chainFor the function `chainFor` of `readStyles` for paragraphs, or `chainOf` for styles
 */
export function readListLevels(numbering: Element | undefined, chainFor: Styles['chainFor']) {
  const lists = byNumber(numbering, 'w:num');
  const definitions = byNumber(numbering, 'w:abstractNum');
  return (paragraph: Element) => {
    const sources = [paragraph, ...chainFor(paragraph)];
    const first = (what: (one: Element) => string) => sources.map(what).find(Boolean) ?? '';
    const reference = child(lists.get(first(listIdOf)), 'w:abstractNumId');
    const definition = definitions.get(valOf(reference));
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
export function listIdOf(paragraphOrStyle: Element) {
  return valOf(child(propertyOf(paragraphOrStyle, 'w:numPr'), 'w:numId'));
}

// The initial values of settings, which apply if neither a style nor the document defaults set a value (ECMA-376,
// 17.3).
const initialValues = valuesIn(`
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

/**
 * The value of an attribute in a uniform spelling. The value of an on/off element becomes `true` or `false`. `start`
 * becomes `left`.
 */
function settingOf(element: Element, attribute: string) {
  const value = element.getAttribute(attribute);
  if (/^w:([bi]|vanish|pageBreakBefore)$/.test(element.nodeName)) return String(!isOff(value));
  return value === 'start' ? 'left' : (value ?? undefined);
}

const germanNames = valuesIn(`
normal  Standard
title  Titel
subtitle  Untertitel
heading  Überschrift
list bullet  Aufzählungszeichen
list number  Listennummer
header  Kopfzeile
footer  Fusszeile
`);

/** The name of a style in German Word: «heading 6» becomes «Überschrift 6». A name that is not in the table stays. */
export function germanStyleName(style: string) {
  const name = style.toLowerCase();
  const [, words = name, number = ''] = /^(.*?)( \d)?$/.exec(name) ?? [];
  return germanNames.has(words) ? `${germanNames.get(words)}${number}` : style;
}

/** Reads a table in which each line holds a name and a value, separated by two spaces. */
function valuesIn(table: string) {
  const lines = table.trim().split('\n');
  return new Map(lines.map((line) => line.split('  ') as [string, string]));
}
