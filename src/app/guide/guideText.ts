import text from './guide.txt?raw';

/** A line of a page in Word, or a table whose first row is its head. */
export type CutoutLine = { style: string; text: string } | { rows: readonly (readonly string[])[] };

/** Lines of a template or of a document, with the fields of one generator. */
export type Cutout = { label: string; slug: string; lines: readonly CutoutLine[] };

/** A subject of the guide. Any of its parts may be empty. */
export type Subject = ReturnType<typeof readSubject>;

/** The sections of the guide. */
export const guide = partsOf('# ', text).map((section) => {
  const [title = '', ...subjects] = partsOf('## ', `## ${section}`);
  const [id, name] = cut(title.trim(), ' ');
  return { id, name, subjects: subjects.map(readSubject) };
});

/**
 * Reads a subject out of the text of the guide:
 *
 *     # id Title of a section        - What: what is said of it
 *     ## Name of a subject           @ slug Label of a cut-out
 *     1. A step                      style A line of the cut-out
 *     Words                          | A row | of its table |
 */
function readSubject(source: string) {
  const [said = '', ...cutouts] = partsOf('@ ', `@ ${source}`);
  const [name = '', ...lines] = said.split('\n').filter(Boolean);
  const linesWith = (prefix: string) =>
    lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  return {
    name,
    words: lines.filter((line) => !/^(?:1\.|-) /.test(line)),
    steps: linesWith('1. '),
    rows: linesWith('- ').map((row) => cut(row, ': ')),
    cutouts: cutouts.map(readCutout),
  };
}

function readCutout(source: string): Cutout {
  const [head, body] = cut(source, '\n');
  const [slug, label] = cut(head, ' ');
  const blocks = body.match(/(?:^\|.*\n?)+|^.+/gm) ?? [];
  const lines = blocks.map((block) => {
    if (block.startsWith('|')) return { rows: block.trim().split('\n').map(cellsOf) };
    const [style, text] = cut(block, ' ');
    return { style, text };
  });
  return { slug, label, lines };
}

function cellsOf(row: string) {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The parts of a text, each of which begins with a line with this sign. */
function partsOf(prefix: string, source: string) {
  return source.split(new RegExp(`^${prefix}`, 'm')).slice(1);
}

/** The texts before and after the first sign of this kind. */
function cut(line: string, sign: string): readonly [string, string] {
  const [before = '', ...others] = line.split(sign);
  return [before, others.join(sign)];
}
