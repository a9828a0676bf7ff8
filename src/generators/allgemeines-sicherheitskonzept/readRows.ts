import { existingDay } from '../calendarDay';
import { joined } from './print';
import { readTable } from './readTable';

/**
 * Reads rows from a text copied out of a table or a chat, one a line. Without headings, days are recognised by their
 * form, and other columns follow the order of the fields. Cells without a field are added to `name`, so that no text
 * is lost.
 *
 * @param year the year of days without one, or an empty text
 */
export function readRows(list: 'units' | 'activities', pasted: string, year: string) {
  const { columns, rows } = readTable(list, pasted, (examples, fields) => {
    const names = fields.filter((field) => field !== 'date');
    return examples.map((cell) => (readDay(cell, '2000') ? 'date' : names.shift()));
  });
  return rows.map((cells) => {
    const texts: { [field: string]: string } = {};
    const homeless: string[] = [];
    for (const [at, cell] of cells.entries()) {
      const field = columns[at];
      const text = field === 'date' ? readDay(cell, year) : cell;
      if (field && text && !texts[field]) texts[field] = text;
      else homeless.push(cell);
    }
    return { ...texts, name: joined([texts.name ?? '', ...homeless], ', ') };
  });
}

/** Reads a day such as `Di, 20.7.2027`, `20.7.` or `2027-07-20` as `yyyy-mm-dd`; an empty text for anything else. */
function readDay(text: string, year: string) {
  const [iso = ''] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const [, day = '', month = '', given = year] =
    /^(?:\p{L}+\.?,? )?(\d\d?)\. ?(\d\d?)\. ?(\d{4}|\d\d)?$/u.exec(text) ?? [];
  const written = [given.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')];
  return existingDay(iso || (given && written.join('-')));
}
