import type { WordDocument } from './wordDocument';

/** What docx-preview 0.4 does not read of the styles of a document. */
export type StyleFacts = {
  /** Ids of the styles with «Don’t add space between paragraphs of the same style». */
  contextual: ReadonlySet<string>;
  /** By id of a style: how far its borders are from the text, as CSS. */
  borderSpace: ReadonlyMap<string, string>;
};

let last: { xml: string; facts: StyleFacts } | undefined;

export async function readStyles(word: WordDocument): Promise<StyleFacts> {
  const xml = (await word._package.load('word/styles.xml')) ?? '';
  // From one keystroke to the next the text changes, not the styles.
  if (last?.xml !== xml) last = { xml, facts: factsIn(xml) };
  return last.facts;
}

function factsIn(xml: string): StyleFacts {
  const contextual = new Set<string>();
  const borderSpace = new Map<string, string>();
  // In files of Word a style stands behind the one that it is based on.
  for (const style of new DOMParser()
    .parseFromString(xml, 'text/xml')
    .getElementsByTagName('w:style')) {
    const id = style.getAttribute('w:styleId') ?? '';
    const base = style.getElementsByTagName('w:basedOn')[0]?.getAttribute('w:val') ?? '';
    const [mark] = style.getElementsByTagName('w:contextualSpacing');
    const isOff = /^(0|false|off)$/.test(mark?.getAttribute('w:val') ?? '');
    if (mark ? !isOff : contextual.has(base)) contextual.add(id);
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
