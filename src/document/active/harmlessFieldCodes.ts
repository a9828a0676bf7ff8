import { blockSign } from '../fields';
import { commandOf, unreadElement } from '../word/fieldCodes';

/**
 * Returns the kind of content that a harmless field code shows. A harmless field code neither runs nor fetches anything.
 * The result is undefined for all other codes, and for a code that cannot be read with certainty (`unreadElement`).
 *
 * - `page`: something that Word computes for the page or the moment, e.g. the page number or the date. A symbol, a
 *   formula and an `IF` also count as `page`.
 * - `section`: the number of the section
 * - `words`: words that are in the code or result itself
 * - `file`: something of the file, e.g. its title, its table of contents, or a link to a bookmark
 * - `link`: a link to a harmless address outside of the file
 * - `tag`: nothing. The code is a tag (`typedTag`).
 */
export function fieldCodeKind(code: string) {
  if (code.includes(unreadElement)) return;
  const command = commandOf(code);
  const known = harmlessCommands.find(([, commands]) => commands.split(' ').includes(command));
  if (known) return known[0];
  if (linkField.test(code)) return bookmarkLink.test(code) ? 'file' : 'link';
  return typedTag.test(code) ? 'tag' : undefined;
}

// Kinds of content, each with the commands that show such content (ECMA-376, 17.16.5). A field code without a command
// shows its own words. The space at the start of the list of `words` adds the empty command to this list.
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
 * The beginnings of harmless addresses, as a part of a regular expression: a web page, an e-mail address, a telephone
 * number, a place in the document (`#`), or a tag that was typed as an address (`{`, or `%7B` when escaped).
 */
export const harmlessAddress = '(https?://|mailto:|tel:|#|{|%7B)';

const linkField = new RegExp(
  `^\\s*HYPERLINK(\\s+("${harmlessAddress}[^"]*"|${harmlessAddress}\\S*))?(\\s+\\\\[a-z]+(\\s+"[^"]*")?)*\\s*$`,
  'i',
);

// The code of a link to a bookmark: `HYPERLINK \l "plan"` or `HYPERLINK "#plan"`.
const bookmarkLink = /\\l\b|HYPERLINK\s+"?#/i;

// A tag as a field code, e.g. ` name ` or ` #items `: Somebody took the braces of a field code (Ctrl+F9 in Word) for
// the braces of a tag. docxtemplater does not fill such a tag, and Word prints nothing.
const typedTag = new RegExp(`^\\s*${blockSign}?\\w*\\s*$`);
