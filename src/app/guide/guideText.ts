import text from './guide.txt?raw';

/** A line of a page in Word, or a table whose first row is its head. */
export type CutoutLine = { style: string; text: string } | { rows: readonly (readonly string[])[] };

/** Lines of a template or of a document, with the fields of one generator. */
export type Cutout = { label: string; slug: string; lines: CutoutLine[] };

/** A subject of the guide; what it does not have is empty. */
export type Subject = {
  name: string;
  words: string[];
  steps: string[];
  rows: (readonly [what: string, words: string])[];
  cutouts: Cutout[];
};

export type GuideSection = { id: string; name: string; subjects: Subject[] };

/** What the guide says, by the id of the section. */
export const guide: ReadonlyMap<string, GuideSection> = readGuide(text);

/** What the guide says in a section that it has. */
export function guideSection(id: string): GuideSection {
  const section = guide.get(id);
  if (!section) throw new Error(`no section ${id} in guide.txt`);
  return section;
}

/**
 * Reads the text of the guide, line by line:
 *
 *     # id Title of a section        - What: what is said of it
 *     ## Name of a subject           @ slug Label of a cut-out
 *     1. A step                      style A line of the cut-out
 *     Words                          | A row | of its table |
 */
function readGuide(source: string): Map<string, GuideSection> {
  const sections = new Map<string, GuideSection>();
  let subject: Subject | undefined;
  let cutout: Cutout | undefined;
  for (const line of source.split('\n').filter(Boolean)) {
    const [sign = '', first = '', ...others] = line.split(' ');
    const [words, rest] = [line.slice(sign.length + 1), others.join(' ')];
    if (sign === '#') sections.set(first, { id: first, name: rest, subjects: [] });
    else if (sign === '##') {
      subject = { name: words, words: [], steps: [], rows: [], cutouts: [] };
      cutout = undefined;
      [...sections.values()].at(-1)?.subjects.push(subject);
    } else if (sign === '@') {
      cutout = { slug: first, label: rest, lines: [] };
      subject?.cutouts.push(cutout);
    } else if (cutout) addLine(cutout.lines, sign, words);
    else if (sign === '1.') subject?.steps.push(words);
    else if (sign === '-') {
      const [what = '', ...said] = words.split(': ');
      subject?.rows.push([what, said.join(': ')]);
    } else subject?.words.push(line);
  }
  return sections;
}

function addLine(lines: CutoutLine[], style: string, text: string) {
  if (style !== '|') return lines.push({ style, text });
  const row = text
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());
  const last = lines.at(-1);
  if (last && 'rows' in last) lines.splice(-1, 1, { rows: [...last.rows, row] });
  else lines.push({ rows: [row] });
}
