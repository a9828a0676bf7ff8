import { blockSign } from '../fields';
import { commandOf, unreadElement } from '../word/fieldCodes';

/**
 * Returns the kind of a harmless field code. A harmless field code neither runs nor fetches anything. The result is
 * an empty text if the field code may be harmful, or holds an element of unknown meaning (`unreadElement`).
 *
 * Each kind names what the field code shows:
 *
 * - `page`: something that Word computes for the page or the moment, e.g. the page number or the date. A symbol, a
 *   formula and an `IF` have this kind, too.
 * - `section`: the number of the section
 * - `words`: words that the field code itself holds
 * - `file`: something of the whole file, e.g. the title, the table of contents, or a link to a bookmark
 * - `link`: a link to a harmless address outside of the file
 * - `tag`: nothing, because somebody typed a tag as a field code (`typedTag`)
 */
export function fieldCodeKind(code: string) {
  if (code.includes(unreadElement)) return '';
  const command = commandOf(code);
  const known = harmlessCommands.find(([, commands]) => commands.split(' ').includes(command));
  if (known) return known[0];
  if (linkField.test(code)) return bookmarkLink.test(code) ? 'file' : 'link';
  return typedTag.test(code) ? 'tag' : '';
}

// The kinds of harmless field codes, each with its commands (ECMA-376, 17.16.5). The commands of `words` begin with a
// space, so that `split(' ')` gives an empty command. Therefore, an empty field code has the kind `words`.
const harmlessCommands = [
  ['page', 'PAGE NUMPAGES SECTIONPAGES STYLEREF DATE TIME SYMBOL IF ='],
  ['section', 'SECTION'],
  ['words', ' EQ FORMCHECKBOX FORMDROPDOWN FORMTEXT QUOTE'],
  [
    'file',
    'ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS COMPARE CREATEDATE DOCPROPERTY DOCVARIABLE EDITTIME FILENAME FILESIZE INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM NOTEREF NUMCHARS NUMWORDS PAGEREF PRINTDATE REF REVNUM SAVEDATE SEQ SET SUBJECT TA TC TEMPLATE TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE',
  ],
] as const;

/**
 * The beginning of a harmless address, for use in a regular expression. The address leads to a web page, an e-mail
 * address, a telephone number or a bookmark (`#`). An address that begins with a tag is harmless, too
 * (`{`, or `%7B` when escaped).
 */
export const harmlessAddress = '(https?://|mailto:|tel:|#|{|%7B)';

const linkField = new RegExp(
  `^\\s*HYPERLINK(\\s+("${harmlessAddress}[^"]*"|${harmlessAddress}\\S*))?(\\s+\\\\[a-z]+(\\s+"[^"]*")?)*\\s*$`,
  'i',
);

// Matches a link to a bookmark: `HYPERLINK \l "plan"` or `HYPERLINK "#plan"`.
const bookmarkLink = /\\l\b|HYPERLINK\s+"?#/i;

// Matches a tag that somebody typed between the braces of a field code (Ctrl+F9 in Word), e.g. ` name ` or ` #items `.
// docxtemplater does not fill this tag, and Word prints nothing.
const typedTag = new RegExp(`^\\s*${blockSign}?\\w*\\s*$`);
