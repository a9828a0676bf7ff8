import type { WordPackage } from '../package/wordPackage';
import {
  closest,
  containsAny,
  type Edits,
  type Element,
  elementsBelow,
  elementsIn,
} from '../xml/tree';

/**
 * A paragraph of a part. In a part without paragraphs, e.g. the document properties, each element counts as a
 * paragraph.
 */
export type Paragraph = ReturnType<typeof paragraphsIn>[number];

/**
 * The paragraphs of the parts that docxtemplater compiles. Word writes each text box twice. The second copy
 * (`mc:Fallback`) is for older versions of Word. Paragraphs in this copy get an empty text, so that no text counts
 * twice.
 */
export function readParagraphs(opened: WordPackage) {
  return opened
    .compiledPaths()
    .flatMap((path) => paragraphsIn(opened, path))
    .map((paragraph) =>
      closest(paragraph.element, ['mc:Fallback'])
        ? { ...paragraph, text: '', pieces: [] }
        : paragraph,
    );
}

/** The paragraphs of one part, including the paragraphs in the second copy of a text box (`mc:Fallback`). */
export function paragraphsIn(opened: WordPackage, path: string) {
  const root = opened.xml(path);
  const prefix = ['w', 'a'].find((one) => containsAny(root, [`${one}:p`]));
  return elementsBelow(root, prefix && `${prefix}:p`).map((element, index) => {
    const leaves = elementsIn(element).length > 0 ? [] : [element];
    const holders = prefix ? ownElements(element, `${prefix}:t`) : leaves;
    let length = 0;
    // A piece is the text of one element (`holder`), e.g. of a `w:t`. `start` is the offset of this text in the
    // paragraph.
    const pieces = holders.map((holder) => {
      const text = holder.textContent ?? '';
      const start = length;
      length += text.length;
      return { text, start, holder, run: prefix ? (holder.parentNode as Element) : holder };
    });
    return { path, index, element, pieces, text: pieces.map(({ text }) => text).join('') };
  });
}

/** The table row around a paragraph, or null. */
export function rowOf({ element }: Paragraph) {
  return closest(element, ['w:tr']);
}

/** The elements in a paragraph with this name. Elements in text boxes of the paragraph are left out. */
function ownElements(paragraph: Element, name: string) {
  return elementsBelow(paragraph, name).filter(
    (one) => closest(one, [paragraph.nodeName]) === paragraph,
  );
}

/** A stretch of a paragraph's text, by default the whole text. `name` is the text of a tag without its braces. */
export type Stretch = { paragraph: Paragraph; start?: number; end?: number; name?: string };

/** The runs that hold a stretch of a paragraph's text. */
export function runsOf({ paragraph, start = 0, end = Infinity }: Stretch) {
  return paragraph.pieces.flatMap((piece) =>
    piece.start < end && piece.start + piece.text.length > start ? piece.run : [],
  );
}

// The characters that Word prints for these children of a run.
const charactersOfElements: Record<string, string> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

/** The text of a paragraph, including tabs, line breaks and non-breaking hyphens (as `-`). */
export function spacedText({ element, pieces }: Paragraph) {
  const texts = new Map(pieces.map(({ holder, text }) => [holder, text]));
  return ownElements(element, '*')
    .map((one) => {
      const sign = one.parentNode?.nodeName === 'w:r' && charactersOfElements[one.nodeName];
      return sign || texts.get(one);
    })
    .join('');
}

/**
 * Deletes stretches of a paragraph's text from the tree. `text` and `pieces` of the paragraph are not updated.
 *
 * @param edits receives the removal of each element whose text becomes empty
 * @returns true when any text was deleted
 */
export function deleteText(
  { text, pieces }: Paragraph,
  stretches: readonly { start: number; end: number }[],
  edits: Edits,
) {
  const letters = text.split('');
  for (const { start, end } of stretches) letters.fill('', start, end);
  const changed = pieces.filter((piece) => {
    const kept = letters.slice(piece.start, piece.start + piece.text.length).join('');
    if (kept === piece.text) return false;
    piece.holder.textContent = kept;
    if (kept === '') edits.set(piece.holder, []);
    return true;
  });
  return changed.length > 0;
}
