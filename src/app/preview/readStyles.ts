import { isOff } from '../../document/word/tree';
import type { WordDocument, WordStyle } from './wordDocument';

/** What docx-preview 0.4 does not read of the styles of a document. */
export type StyleFacts = {
  /** Ids of the styles with «Don’t add space between paragraphs of the same style». */
  contextual: ReadonlySet<string>;
  /** By id of a style: how far its borders are from the text, as CSS. */
  borderSpace: ReadonlyMap<string, string>;
};

let last: { xml: string; facts: StyleFacts } | undefined;

/** Reads the styles, and puts them in the order in which docx-preview can hand on what they inherit. */
export async function readStyles(word: WordDocument): Promise<StyleFacts> {
  const xml = (await word._package.load('word/styles.xml')) ?? '';
  const { stylesPart } = word;
  if (stylesPart) stylesPart.styles = basesFirst(stylesPart.styles);
  // From one keystroke to the next the text changes, not the styles.
  if (last?.xml !== xml) last = { xml, facts: factsIn(xml, stylesPart?.styles ?? []) };
  return last.facts;
}

/** LibreOffice writes styles before those that they are based on: docx-preview 0.4 inherits in one pass. */
export function basesFirst(styles: readonly WordStyle[]): WordStyle[] {
  const byId = new Map(styles.map((style) => [style.id, style]));
  const sorted = new Set<WordStyle>();
  for (const style of styles) {
    const chain = new Set<WordStyle>();
    // A file may base a style on itself.
    for (let one = byId.get(style.id); one && !sorted.has(one) && !chain.has(one); ) {
      chain.add(one);
      one = byId.get(one.basedOn);
    }
    for (const one of [...chain].reverse()) sorted.add(one);
  }
  return [...sorted];
}

function factsIn(xml: string, styles: readonly WordStyle[]): StyleFacts {
  const contextual = new Set<string>();
  const borderSpace = new Map<string, string>();
  const all = new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('w:style');
  const elements = new Map(Array.from(all, (one) => [one.getAttribute('w:styleId'), one]));
  for (const { id = '', basedOn: base = '' } of styles) {
    const style = elements.get(id);
    if (!style) continue;
    const [mark] = style.getElementsByTagName('w:contextualSpacing');
    if (mark ? !isOff(mark.getAttribute('w:val')) : contextual.has(base)) contextual.add(id);
    const [borders] = style.getElementsByTagName('w:pBdr');
    const space = borders ? spaceOf(borders) : borderSpace.get(base);
    if (space) borderSpace.set(id, space);
  }
  return { contextual, borderSpace };
}

/** `<w:pBdr><w:bottom w:val="single" w:space="4"/></w:pBdr>` is `padding-bottom: 4pt`. */
function spaceOf(borders: Element): string {
  return ['top', 'bottom']
    .map((side) => {
      const space = borders.getElementsByTagName(`w:${side}`)[0]?.getAttribute('w:space');
      return space ? `padding-${side}: ${Number(space)}pt;` : '';
    })
    .join(' ');
}
