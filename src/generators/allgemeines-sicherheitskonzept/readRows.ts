import { existingDay } from '../calendarDay';
import { joined } from './print';
import { readTable } from './readTable';

/**
 * Reads rows from a text that was copied out of a table or out of a chat. Each line is a row. In a table without
 * headings, a column whose first filled cell is a day holds days. All other columns must have the order of the fields.
 * Cells without a field are added to `name`, so that no text is lost.
 *
 * @param year the year for days that are written without a year, or an empty text
 */
export function readRows(list: 'units' | 'activities', pasted: string, year: string) {
  const { columns, rows } = readTable(list, pasted, (examples, fields) => {
    const names = fields.filter((field) => field !== 'date');
    return examples.map((cell) => (readDay(cell, '2000') ? 'date' : names.shift()));
  });
  return rows.map((cells) => {
    const texts: { [field: string]: string } = {};
    const withoutField: string[] = [];
    for (const [at, cell] of cells.entries()) {
      const field = columns[at];
      const text = field === 'date' ? readDay(cell, year) : cell;
      if (field && text && !texts[field]) texts[field] = text;
      else withoutField.push(cell);
    }
    return { ...texts, name: joined([texts.name ?? '', ...withoutField], ', ') };
  });
}

/**
 * Reads a day such as `Di, 20.7.2027`, `20.7.` or `2027-07-20`.
 *
 * @returns the day as `yyyy-mm-dd`, or an empty text for any text that is no day
 */
function readDay(text: string, year: string) {
  const [iso = ''] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const [, day = '', month = '', given = year] =
    /^(?:\p{L}+\.?,? )?(\d\d?)\. ?(\d\d?)\. ?(\d{4}|\d\d)?$/u.exec(text) ?? [];
  const written = [given.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')];
  return existingDay(iso || (given && written.join('-')));
}
