import { bodyPath } from '../package/wordPackage';
import type { Stretch } from '../word/paragraphs';
import { tableRows } from '../xml/tree';

/**
 * Describes the place of a stretch of text for a diagnostic. `words` is the stretch with 24 characters before and after
 * it. A stretch is cut off after 100 characters. Only a stretch in the body has a `place`.
 */
export function describePlace({
  paragraph: { path, index, text },
  start = 0,
  end = text.length,
  name,
}: Stretch) {
  const from = Math.max(0, start - 24);
  const to = Math.min(text.length, end + 24, start + 100);
  return {
    ...(name !== undefined && { tag: name.trim() }),
    part: partName(path),
    words: `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`,
    ...(path === bodyPath && { place: { paragraph: index, start, end } }),
  };
}

// Each line holds the beginning of a part's name, and the German word for the part.
const partNames = tableRows(`
word/header Kopfzeile
word/footer Fusszeile
word/footnotes Fussnote
word/endnotes Endnote
word/diagrams/ SmartArt
word/charts/ Diagramm
docProps/ Eigenschaften
`);

/** The German name of a part: «Kopfzeile» for `word/header1.xml`. The body and all unknown parts are «Text». */
export function partName(path: string) {
  return partNames.find(([start = '']) => path.startsWith(start))?.[1] ?? 'Text';
}
