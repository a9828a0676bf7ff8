import { blockSign } from '../fields';
import { commandOf, unread } from '../word/fields';

/** The kind of content that a harmless field shows. A harmless field runs and fetches nothing. */
type Shown = 'page' | 'section' | 'words' | 'file' | 'link' | 'tag';

/**
 * The kind of content that a field shows, by its code: something of its page, the number of its section, words of its
 * own, or something of its file; a link to the web; or a tag that somebody typed as a field. Undefined for a field that
 * may run or fetch something, and for a code that cannot be read with certainty.
 */
export function shownBy(code: string): Shown | undefined {
  if (code.includes(unread)) return;
  const command = commandOf(code);
  const known = harmless.find(([, commands]) => commands.split(' ').includes(command));
  if (known) return known[0];
  if (linkField.test(code)) return 'link';
  return typedTag.test(code) ? 'tag' : undefined;
}

/** True when a field shows content of one of these kinds. */
export function shows(code: string, ...kinds: readonly Shown[]) {
  return kinds.some((kind) => kind === shownBy(code));
}

// Kinds of content, and the commands that show them (ECMA-376, 17.16.5). The space before `EQ` lists the empty command: a
// field without one shows the words that stand in it.
const harmless: readonly (readonly [Shown, string])[] = [
  ['page', 'PAGE NUMPAGES SECTIONPAGES STYLEREF DATE TIME SYMBOL IF ='],
  ['section', 'SECTION'],
  ['words', ' EQ FORMCHECKBOX FORMDROPDOWN FORMTEXT QUOTE'],
  [
    'file',
    'ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS COMPARE CREATEDATE DOCPROPERTY DOCVARIABLE EDITTIME FILENAME FILESIZE INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM NOTEREF NUMCHARS NUMWORDS PAGEREF PRINTDATE REF REVNUM SAVEDATE SEQ SET SUBJECT TA TC TEMPLATE TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE',
  ],
];

/**
 * The addresses that a link may lead to: the web, a person, a place in the document, or a tag that was typed as an
 * address.
 */
export const harmlessAddress = '(https?://|mailto:|tel:|#|{|%7B)';

const linkField = new RegExp(
  `^\\s*HYPERLINK(\\s+("${harmlessAddress}[^"]*"|${harmlessAddress}\\S*))?(\\s+\\\\[a-z]+(\\s+"[^"]*")?)*\\s*$`,
  'i',
);

// A tag in the code of a field is not filled, and prints nothing.
const typedTag = new RegExp(`^\\s*${blockSign}?\\w*\\s*$`);
