import { body } from '../package/parts';
import { loopsOf } from '../tags/readSections';
import type { Paragraph } from '../word/paragraphs';
import type { Shown } from './pages';
import type { Printed } from './trial';
import { readWord } from './trialData';

/** Something that a document prints: a field, typed words, or a thing such as a picture. */
export type Piece = {
  /** The same for two pieces that print the same; of a field, in the same turn. */
  key: string;
  /** The key without the turn: `items.text`, «Packliste». */
  what: string;
  /** The piece as a person reads it in the template: `{text} in {#items}`. */
  name: string;
  paragraph: Paragraph;
  isField: boolean;
  isHeading: boolean;
};

/** Returns what gives the pieces of a template's documents in their order: each paragraph is read once. */
export function pieceReader({ enclosed, styles, printedPaths }: Shown) {
  const known = new Map<Paragraph, ReturnType<typeof read>>();

  function read(paragraph: Paragraph) {
    const level = styles.valueFor(paragraph.element, 'w:pPr', 'w:outlineLvl', 'w:val');
    const loops = loopsOf(enclosed.get(paragraph)).map(({ start }) => ` in {#${start.name}}`);
    const typed = partsOf(paragraph.text).map((text) => ({ text, asXml: escaped(text) }));
    return { isHeading: Number(level) < 9, loops: loops.join(''), typed };
  }

  function piecesOf({ paragraph, text, words, things }: Printed): Piece[] {
    const { isHeading, loops, typed } = known.get(paragraph) ?? read(paragraph);
    known.set(paragraph, { isHeading, loops, typed });
    const shown = text.replace(/\uFFFC/g, '');
    const plain = (key: string) => {
      return { key, what: key, name: key + loops, paragraph, isField: false, isHeading };
    };
    return [
      ...words.map(({ word, tag }) => {
        const { path, turn, tag: own } = readWord(word);
        const around = loopsOf(tag?.around).map(({ start }) => start.name);
        const name = [`{${own}}`, ...around.map((loop) => `{#${loop}}`)].join(' in ');
        return { key: `${path} ${turn}`, what: path, name, paragraph, isField: true, isHeading };
      }),
      ...typed.filter(({ asXml }) => shown.includes(asXml)).map((one) => plain(`«${one.text}»`)),
      ...things.map(plain),
    ];
  }

  return (printed: readonly Printed[]) =>
    printed.filter(({ paragraph }) => printedPaths.includes(paragraph.path)).flatMap(piecesOf);
}

/** The typed words of a paragraph, parted by its tags. Signs only part fields from each other. */
function partsOf(text: string) {
  const parts = text.split(/\{[^{}]*\}|[\t\n]/).map((one) => one.trim());
  return parts.filter((one) => /[\p{L}\p{So}]/u.test(one));
}

function escaped(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Whether a piece stands in the body, not in a header or footer. */
export function isInText({ paragraph }: Piece) {
  return paragraph.path === body;
}
