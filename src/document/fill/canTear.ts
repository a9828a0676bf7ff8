import { type CompiledPiece, isTag } from './compiledParts';

/**
 * Whether filling can tear the XML of a part, as far as the template tells. It cannot when every section
 * ends inside the same elements as it begins: then any number of turns is well-formed, none included. In
 * doubt it can.
 *
 * @param pieces the part as docxtemplater compiled it
 * @param path its name
 */
export function canTear(pieces: readonly CompiledPiece[], path: string): boolean {
  const open: string[] = [];

  // A line break ends the run, so its field must stand in one; document properties get none.
  function takesLineBreak(): boolean {
    return path.startsWith('docProps/') || (open.at(-1) === 'w:t' && open.at(-2) === 'w:r');
  }

  function isWhole(inner: readonly CompiledPiece[], isSection: boolean): boolean {
    return inner.every((piece) => {
      if (!isTag(piece)) {
        return !(isSection ? doubtfulInSection : doubtful).test(piece.value) && follow(piece.value);
      }
      if (!piece.subparsed) return takesLineBreak();
      const before = open.join(' ');
      return isWhole(piece.subparsed, true) && open.join(' ') === before;
    });
  }

  // Enters and leaves the elements; what is no plain element (a comment, CDATA) is not followed.
  function follow(xml: string): boolean {
    const rest = xml.replace(/<(\/?)([^\s<>/!?]+)([^<>]*)>/g, (_tag, slash, name, end) => {
      if (slash === '') {
        if (!end.endsWith('/')) open.push(name);
        return '';
      }
      return open.pop() === name ? '' : '<';
    });
    return !/[<>]/.test(rest.replace(/^<\?xml[^<>]*\?>/, ''));
  }

  return !isWhole(pieces, false) || open.length > 0;
}

// docxtemplater takes the look of the text after a line break from the run's properties, and is wrong
// about those that hold the properties of before a tracked change.
const doubtful = /<w:rPrChange/;
// Of a page layout in a loop it keeps what it needs; a namespace that is declared in a loop is not
// there without a turn.
const doubtfulInSection = /<w:rPrChange|<w:sectPr|\sxmlns/;
