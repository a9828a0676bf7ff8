import type { Element } from '@xmldom/xmldom';
import { parseXml } from '../package/parseXml';
import type { WordPackage } from '../package/wordPackage';
import { child, isOff, propertiesOf, valOf } from '../word/tree';

export type Styles = {
  /** The ids by which paragraphs name the styles. */
  ids: ReadonlySet<string | null>;
  /** What the style of a paragraph is called. */
  nameFor(paragraph: Element): string | null;
  /** What the style of a paragraph or run says of one attribute, e.g. `w:pPr`, `w:spacing`, `w:after`. */
  valueFor(dressed: Element, properties: string, element: string, attribute: string): string;
};

// What holds where neither style nor defaults say anything (ECMA-376, 17.3).
const initial: Readonly<Record<string, string>> = {
  'w:jc': 'left',
  'w:b': 'false',
  'w:i': 'false',
  'w:u': 'none',
  'w:vanish': 'false',
  'w:pageBreakBefore': 'false',
  'w:color': 'auto',
  'w:sz': '20',
  'w:rFonts': 'Times New Roman',
};

// Word follows a dozen; a style may be based on itself.
const longestChain = 50;

/** The styles of a package, each with those that it is based on. */
export function readStyles(opened: WordPackage): Styles {
  const path = 'word/styles.xml';
  const document = opened.has(path) ? opened.xml(path) : parseXml('<none/>');
  const child = childFinder();
  const all = Array.from(document.getElementsByTagName('w:style'));
  const byId = new Map(all.map((style) => [style.getAttribute('w:styleId'), style]));
  const normal = all.find(
    (style) =>
      style.getAttribute('w:type') === 'paragraph' && style.getAttribute('w:default') === '1',
  );
  const defaults = document.getElementsByTagName('w:docDefaults')[0];

  function styleOf(dressed: Element): Element | undefined {
    const own = propertiesOf(dressed);
    const named = own && (child(own, 'w:pStyle') ?? child(own, 'w:rStyle'));
    return byId.get(valOf(named)) ?? normal;
  }

  // From the style over those it is based on to the defaults of the document.
  function sources(dressed: Element, properties: string): Element[] {
    const chain: Element[] = [];
    for (let style = styleOf(dressed); style && chain.length < longestChain; ) {
      chain.push(style);
      style = byId.get(valOf(child(style, 'w:basedOn'))) ?? undefined;
    }
    const outer = defaults && child(defaults, `${properties}Default`);
    const last = outer && child(outer, properties);
    return [...chain.flatMap((style) => child(style, properties) ?? []), ...(last ? [last] : [])];
  }

  return {
    ids: new Set(byId.keys()),
    nameFor(paragraph) {
      const style = styleOf(paragraph);
      return valOf(style && child(style, 'w:name'));
    },
    valueFor(dressed, properties, element, attribute) {
      for (const source of sources(dressed, properties)) {
        const found = child(source, element);
        const value = found && settingOf(found, attribute);
        if (value !== undefined) return value;
      }
      return initial[element] ?? (attribute === 'w:line' ? '240' : '0');
    },
  };
}

// A style is asked for each tag that it dresses: what stands in it is looked through once.
function childFinder(): typeof child {
  const known = new Map<Element, Map<string, Element | undefined>>();
  return (element, name) => {
    const found = known.get(element) ?? new Map<string, Element | undefined>();
    known.set(element, found);
    if (!found.has(name)) found.set(name, child(element, name));
    return found.get(name);
  };
}

/** The value of an attribute in one spelling; a switch without one is on. */
export function settingOf(element: Element, attribute: string): string | undefined {
  const isSwitch = /^w:([bi]|vanish|pageBreakBefore)$/.test(element.nodeName);
  const value = element.getAttribute(attribute) ?? (isSwitch ? 'true' : undefined);
  if (value === undefined) return undefined;
  if (value === 'start') return 'left';
  if (isSwitch) return isOff(value) ? 'false' : 'true';
  return value;
}
