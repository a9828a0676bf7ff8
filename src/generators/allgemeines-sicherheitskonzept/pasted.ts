import { tableRows } from '../tableRows';

// The marks of direction that chats put around names and numbers.
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** What somebody pasted, with one kind of line break and without what shows nothing. */
export function plainPaste(pasted: string) {
  return pasted.replace(/\r\n?/g, '\n').replace(invisible, '');
}

/** When a message was sent, as WhatsApp on an iPhone and on Android writes it before a line. */
export const sentAt = /^(?:\[[^\]]*\d:\d\d[^\]]*\] *|[\d./]{6,10},? \d{1,2}:\d\d(?::\d\d)? [–-] )/;

/**
 * The rows of a table, nothing where the text is none. In a sentence a comma may stand anywhere: it parts cells
 * under headings alone.
 */
export function tableIn(text: string, isHeading: (cells: readonly string[]) => boolean) {
  for (const separator of ['\t', ';', ',']) {
    const rows = tableRows(text, separator);
    const [headings] = rows;
    const isTable = headings && rows.every((row) => row.length > 1);
    if (isTable && (separator !== ',' || isHeading(headings))) return rows;
  }
}
