import text from './guide.txt?raw';

/**
 * A cut-out of a page in Word: paragraphs and tables of a template or document of one generator. The first row of a
 * table is its header row.
 */
export type Cutout = ReturnType<typeof readCutout>;

/** A subject of the guide. Each list of a subject may be empty. */
export type Subject = ReturnType<typeof readSubject>;

/** The sections of the guide. */
export const guide = piecesOf('# ', text).map((section) => {
  const [title = '', ...subjects] = piecesOf('## ', `## ${section}`);
  const [id, name] = cut(title.trim(), ' ');
  return { id, name, subjects: subjects.map(readSubject) };
});

/**
 * Reads a subject. `guide.txt` has these kinds of lines:
 *
 *     # id Title of a section        - A term: its explanation
 *     ## Name of a subject           @ slug Label of a cut-out
 *     1. A step                      style A line of the cut-out
 *     A paragraph                    | A row | of a table of the cut-out |
 *
 * @param source the lines of the subject. The first line is the name without `## `
 */
function readSubject(source: string) {
  const [before = '', ...cutouts] = piecesOf('@ ', `@ ${source}`);
  const [name = '', ...lines] = before.split('\n').filter(Boolean);
  const linesWith = (prefix: string) =>
    lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  return {
    name,
    paragraphs: lines.filter((line) => !/^(?:1\.|-) /.test(line)),
    steps: linesWith('1. '),
    terms: linesWith('- ').map((term) => cut(term, ': ')),
    cutouts: cutouts.map(readCutout),
  };
}

function readCutout(source: string) {
  const [head, body] = cut(source, '\n');
  const [slug, label] = cut(head, ' ');
  const blocks = body.match(/(?:^\|.*\n?)+|^.+/gm) ?? [];
  const lines = blocks.map((block) => {
    const rows = block
      .trim()
      .split('\n')
      .map((row) => row.split(/ *\| */).slice(1, -1));
    if (block.startsWith('|')) return { rows };
    const [style, text] = cut(block, ' ');
    return { style, text };
  });
  return { slug, label, lines };
}

/**
 * Splits a text into pieces. A piece begins at each line with the prefix. The prefixes and the text before the first
 * prefix are left out.
 */
function piecesOf(prefix: string, source: string) {
  return source.split(new RegExp(`^${prefix}`, 'm')).slice(1);
}

/** Returns the text before the first occurrence of a separator, and the text after this occurrence. */
function cut(line: string, separator: string): readonly [string, string] {
  const [before = '', ...others] = line.split(separator);
  return [before, others.join(separator)];
}
