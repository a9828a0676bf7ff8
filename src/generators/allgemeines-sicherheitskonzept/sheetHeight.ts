import type { Data, PrintedPerson } from './data';

/** What the page of the emergency sheet holds, in points: LibreOffice sets 690, and Word may differ a little. */
export const sheetSpace = 685;

// A column of the sheet, and its styles: «Notfallblatt Stichwort», «Angabe» and «Zusatz».
const columnWidth = 221;
const label = { size: 14, lineHeight: 17.1, around: 8 };
const entry = { size: 20, lineHeight: 24.4, around: 2 };
const detailSize = 16;

/**
 * How high the emergency sheet becomes under its title, in points, from the width of its letters: so one
 * can say before it is printed that it does not fit on its page. It knows the template of the site, not
 * one that a visitor brought along.
 *
 * @param data what the template is filled with
 */
export function sheetHeight(data: Data): number {
  const leads = data.emergencyLead.length > 0 ? data.emergencyLead : data.mainLeaders;
  const first = Math.max(
    block('Notfalltelefon des Lagers', [data.emergencyPhone]),
    block('Koordinaten', [data.coordinates]),
  );
  const left =
    block('Zufahrt und Treffpunkt mit der Ambulanz', [data.access]) +
    block('Wer das Notfallauto fährt', linesOf(data.carDriver)) +
    numbersHeight(data.importantNumbers);
  const right =
    block('Nächstes Spital', [data.hospitalAddress]) + block('Wer leitet', linesOf(leads)) + said;
  return first + Math.max(left, right);
}

function linesOf(people: readonly PrintedPerson[]): string[] {
  return people.flatMap(({ person, phoneNumber }) => [person, phoneNumber]);
}

/** Nothing where there is nothing to say. */
function block(heading: string, entries: readonly string[]): number {
  const filled = entries.filter(Boolean);
  if (filled.length === 0) return 0;
  const heights = filled.map((text) => heightOf(text, entry));
  return heights.reduce((sum, height) => sum + height, heightOf(heading, label));
}

function numbersHeight(numbers: Data['importantNumbers']): number {
  const heights = numbers.map(({ phoneNumber, service }) => {
    const before = widthOf(`${phoneNumber} `, entry.size);
    const [first = 0, ...others] = lineWidths(service, detailSize, before);
    const rest = others.length * detailSize * 1.22;
    return (first > 0 ? entry.lineHeight : 0) + rest + entry.around;
  });
  return heights.reduce((sum, height) => sum + height, heightOf('Nummern', label));
}

// What one says on the telephone is the same in every sheet: six entries, three of them on two lines.
const said = 25 + 6 * (entry.lineHeight + entry.around) + 3 * detailSize * 1.22;

type Style = { size: number; lineHeight: number; around: number };

function heightOf(text: string, { size, lineHeight, around }: Style): number {
  return lineWidths(text, size).length * lineHeight + around;
}

/** The widths of the lines that a text takes in a column, broken between words. */
function lineWidths(text: string, size: number, indent = 0): number[] {
  return text.split('\n').flatMap((line, index) => {
    const widths = [index === 0 ? indent : 0];
    for (const word of line.split(/(?<=\s)/)) {
      const last = widths.at(-1) ?? 0;
      const width = widthOf(word, size);
      const seen = widthOf(word.trimEnd(), size);
      if (last > 0 && last + seen > columnWidth) widths.push(width);
      else widths[widths.length - 1] = last + width;
      // What is wider than the column is broken anywhere.
      for (let over = seen; over > columnWidth; over -= columnWidth)
        widths.push(over % columnWidth);
    }
    return widths;
  });
}

/** About the width of the letters of Calibri. */
function widthOf(text: string, size: number): number {
  const ems = Array.from(
    text,
    (letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.51,
  );
  return size * ems.reduce((sum, em) => sum + em, 0);
}

const widths: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[\sijlI.,:;'’|!]/, 0.24],
  [/[tfr()/-]/, 0.34],
  [/[mwMW@–]/, 0.8],
  [/[A-ZÄÖÜ]/, 0.58],
];
