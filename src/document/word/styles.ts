import type { WordPackage } from '../package/wordPackage';
import {
  child,
  type Element,
  elementsNamed,
  isOn,
  propertyOf,
  tableRows,
  valOf,
} from '../xml/tree';

export function styleIdOf(style: Element) {
  return valOf(style, 'w:styleId');
}

/**
 * The name of a style in lower case. A built-in style is recognized by its name, because Word writes the same English
 * name in all languages. The id differs between languages.
 */
export function styleNameOf(style: Element) {
  return valOf(child(style, 'w:name')).trim().toLowerCase();
}

/** True when a style is the default style of its type. The default style applies to elements that name no style. */
export function isDefaultStyle(style: Element) {
  return ['1', 'true', 'on'].includes(valOf(style, 'w:default'));
}

/** The type of a style: `paragraph`, `character`, `table` or `numbering`. */
export function styleTypeOf(style: Element) {
  return style.getAttribute('w:type') ?? 'paragraph';
}

export type Styles = ReturnType<typeof readStyles>;

/**
 * Reads the styles and lists of a file. Returns functions that look up settings. `byId` maps the ids of all styles to
 * the styles. `defaultStyle` is the default paragraph style.
 */
export function readStyles(opened: WordPackage) {
  const root = opened.rootOfType('styles');
  const numbering = opened.rootOfType('numbering');
  const [lists, definitions] = [byNumber(numbering, 'w:num'), byNumber(numbering, 'w:abstractNum')];
  const all = elementsNamed(root, 'w:style');
  const byId = new Map(all.map((style) => [styleIdOf(style), style]));
  const defaultStyle = all.find(
    (style) => isDefaultStyle(style) && styleTypeOf(style) === 'paragraph',
  );

  /** Returns a style and all its base styles (`w:basedOn`), the nearest first. */
  function chainOf(style: Element | undefined) {
    const chain = new Set<Element>();
    for (let one = style; one && !chain.has(one); ) {
      chain.add(one);
      one = byId.get(valOf(child(one, 'w:basedOn')));
    }
    return [...chain];
  }

  /** The style that a paragraph names, or else the default paragraph style. */
  function styleOf(paragraph: Element) {
    return byId.get(valOf(propertyOf(paragraph, 'w:pStyle'))) ?? defaultStyle;
  }

  /**
   * True when an on/off property, e.g. `w:b`, is on for a run. If the run does not set the property, the style of the
   * run, the style of the paragraph or the document defaults must turn the property on.
   */
  function isOnFor(run: Element, paragraph: Element, name: string) {
    const own = propertyOf(run, name);
    if (own) return isOn(own);
    return [byId.get(valOf(propertyOf(run, 'w:rStyle'))), styleOf(paragraph)].some((style) =>
      isOn(settingsIn(style, 'w:rPr', name)[0]),
    );
  }

  /**
   * The value of one attribute in a style. If the style does not set the attribute, the value comes from the base
   * styles, the document defaults or `initialValues`. For the space after a paragraph, the arguments are `w:pPr`,
   * `w:spacing` and `w:after`. `name` may be a path, e.g. `w:pBdr w:top`.
   */
  function valueIn(
    style: Element | undefined,
    properties: string,
    name: string,
    attribute: string,
  ) {
    const values = settingsIn(style, properties, name).map((one) => one.getAttribute(attribute));
    return values.find((one) => one !== null) ?? initialValues.get(`${name} ${attribute}`) ?? '0';
  }

  /** The elements that set a property, in this order: in a style, in its base styles, in the document defaults. */
  function settingsIn(style: Element | undefined, properties: string, name: string) {
    const outer = child(root, 'w:docDefaults', `${properties}Default`);
    return [...chainOf(style), outer].flatMap(
      (source) => child(source, properties, ...name.split(' ')) ?? [],
    );
  }

  /**
   * The list level (`w:lvl`) of a paragraph or of a style. For a paragraph without a list, the result is undefined.
   *
   * @param sources the elements that may set the list: the paragraph, if any, then the styles, the nearest first
   */
  function levelOf(sources: readonly Element[]) {
    const first = (name: string) =>
      sources.map((one) => listSettingOf(one, name)).find(Boolean) ?? '0';
    const reference = child(lists.get(first('w:numId')), 'w:abstractNumId');
    return elementsNamed(definitions.get(valOf(reference)), 'w:lvl').find(
      (one) => valOf(one, 'w:ilvl') === first('w:ilvl'),
    );
  }

  return { byId, defaultStyle, styleOf, chainOf, valueIn, isOnFor, levelOf };
}

/** Maps the ids of lists (`w:num`) or of list definitions (`w:abstractNum`) to their elements. */
function byNumber(numbering: Element | undefined, name: string) {
  return new Map(elementsNamed(numbering, name).map((one) => [valOf(one, `${name}Id`), one]));
}

/** True unless the format of a list level (`w:numFmt`) is `bullet` or `none`. */
export function isNumbered(level: Element) {
  return !['bullet', 'none'].includes(valOf(child(level, 'w:numFmt')));
}

/**
 * The list (`w:numId`) or the list level (`w:ilvl`) that a paragraph or style sets directly. The `w:numId` 0 means no
 * list. The result is an empty text when nothing is set.
 */
export function listSettingOf(paragraphOrStyle: Element, name: string) {
  return valOf(child(propertyOf(paragraphOrStyle, 'w:numPr'), name));
}

// The initial values of ECMA-376 (17.3) that are not 0.
const initialValues = new Map([
  ['w:sz w:val', '20'],
  ['w:spacing w:line', '240'],
]);

const germanNames = new Map(
  tableRows(
    `
normal  Standard
title  Titel
subtitle  Untertitel
heading  Überschrift
list bullet  Aufzählungszeichen
list number  Listennummer
header  Kopfzeile
footer  Fusszeile
`,
    '  ',
  ) as [string, string][],
);

/** The name of a style in German Word: «heading 6» becomes «Überschrift 6». A name that is not in the table stays. */
export function germanStyleName(style: string) {
  const [, words = '', number = ''] = /^(.*?)( \d)?$/.exec(style.toLowerCase()) ?? [];
  return germanNames.has(words) ? `${germanNames.get(words)}${number}` : style;
}
