import { blockSign } from '../fields';
import { commandOf, unreadElement } from '../word/fieldCodes';

/** The kind of content that a harmless field shows. A harmless field neither runs nor fetches anything. */
type FieldCodeKind = 'page' | 'section' | 'words' | 'file' | 'link' | 'tag';

/**
 * Returns the kind of content that a field shows, by the code of the field. Returns undefined for a field that may run
 * or fetch something, and for a code that cannot be read with certainty.
 *
 * - `page`: something that depends on the page (e.g. the page number) or on the moment (e.g. the date)
 * - `section`: the number of the section
 * - `words`: words that are in the field itself
 * - `file`: something of the file, e.g. its title, its table of contents, or a link to a bookmark
 * - `link`: a link to a harmless address outside of the file
 * - `tag`: nothing, because somebody typed a tag as the code of the field
 */
export function fieldCodeKind(code: string): FieldCodeKind | undefined {
  if (code.includes(unreadElement)) return;
  const command = commandOf(code);
  const known = harmlessCommands.find(([, commands]) => commands.split(' ').includes(command));
  if (known) return known[0];
  if (linkField.test(code)) return bookmarkLink.test(code) ? 'file' : 'link';
  return typedTag.test(code) ? 'tag' : undefined;
}

// Kinds of content, each with the commands that show such content (ECMA-376, 17.16.5). The list of `words` begins with
// a space, so that the empty command is in the list, too. A field without a command shows its own words.
const harmlessCommands: readonly (readonly [FieldCodeKind, string])[] = [
  ['page', 'PAGE NUMPAGES SECTIONPAGES STYLEREF DATE TIME SYMBOL IF ='],
  ['section', 'SECTION'],
  ['words', ' EQ FORMCHECKBOX FORMDROPDOWN FORMTEXT QUOTE'],
  [
    'file',
    'ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS COMPARE CREATEDATE DOCPROPERTY DOCVARIABLE EDITTIME FILENAME FILESIZE INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM NOTEREF NUMCHARS NUMWORDS PAGEREF PRINTDATE REF REVNUM SAVEDATE SEQ SET SUBJECT TA TC TEMPLATE TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE',
  ],
];

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

// A tag that was typed as the code of a field. Filling does not reach such a tag. The field prints nothing.
const typedTag = new RegExp(`^\\s*${blockSign}?\\w*\\s*$`);
