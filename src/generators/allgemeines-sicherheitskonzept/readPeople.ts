import { byName, joinTexts, keysOf } from '../data';
import { nameTexts } from '../openInput';
import {
  calledName,
  createSpeller,
  filledRows,
  type Input,
  personFields,
  personListNames,
  personLists,
  scoutNameMark,
} from './input';
import { isShortened, phoneHint, spellPhone } from './phoneNumber';
import { createFinder, readTable } from './readTable';

// `duty` is what a person does in the camp, as written in the table, e.g. «Küche».
const nobody = { ...byName(keysOf(personFields), () => ''), duty: '' };

// Matches a line without a name: a greeting, a title, a call, and a line with a word in lower case before the first
// comma or bracket. `Anna von Arx` and `Anna d’Agostino` are names.
const noName = new RegExp(
  String.raw`^(?:Hallo|Hoi|Hey|Liebe)\b|[Tt]eam\b|[:!]$|^[^,(/«"–-]*(?<!\S)(?!(?:${scoutNameMark}|und|von|van|vom|zu|zur|de[nrls]?|della|di|d[aou]s?|l[aei]|el|al|ten|ter)(?!\S)|[dl]['’])\p{Ll}`,
  'u',
);

/**
 * Reads people from a text that was copied out of a table or out of a chat. `all` has a person for each line, with the
 * cells of the line. `people` has only those of the lines that hold a person. A line without a phone number, or a
 * sentence with a number, holds no person in each of these cases:
 *
 * - The line is a title such as `Küche`, `Leitungsteam` or `SoLa 2025`, or ends with a colon.
 * - The text is not mixed, and the line is no name, e.g. `Knirps kommt noch`.
 *
 * `isMixed` is true for a text without headings in which most lines have no number, as in a chat.
 */
export function readPeople(pasted: string) {
  const { hasHeadings, columns, rows } = readTable('people', pasted, createGuess());
  const read = rows.map((row) => ({
    ...(columns.length > 0 ? ofRow(row, columns) : readLine(row[0])),
    line: joinTexts(row, ', '),
  }));
  const all = read.map(createSpeller(read));
  const isMixed = !hasHeadings && 2 * all.filter(isPerson).length < all.length;
  const people = all.filter(
    (one) => isPerson(one) || !(isTitle(calledName(one)) || (!isMixed && noName.test(one.line))),
  );
  return { all, people, isMixed };
}

/** True for an empty text, and for a title of several people, or of a word and a year. «Leiter Balu» is a person. */
function isTitle(text: string) {
  return /^$|^\S+ \d\d/.test(text) || (isDuty(text) && /^\S+$|team|\d/i.test(text));
}

function ofRow(row: readonly string[], columns: readonly (string | undefined)[]) {
  const cellsFor = (wanted: string) => row.filter((cell, at) => cell && columns[at] === wanted);
  const [name = ''] = cellsFor('name');
  // Beside a column «Vorname», a column «Name» holds last names.
  const whole = columns.includes('firstName')
    ? { ...nobody, lastName: name }
    : readName(name.replaceAll(', ', ','));
  const phones = cellsFor('phoneNumber').map((phone) => readPhone(phone) ?? phone);
  return {
    ...byName(keysOf(nobody), (field) => cellsFor(field)[0] ?? whole[field]),
    // Of several numbers, the first mobile number is taken, because people carry mobile phones along. The digits of a
    // number tell whether the number is mobile. The heading of the column does not.
    phoneNumber: phones.find((phone) => /^(?:0|\+41 )7[5-9]/.test(phone)) ?? phones[0] ?? '',
  };
}

/**
 * Creates a function that guesses the field of a column in a table without headings:
 *
 * - A column with a word that can only be a duty holds duties.
 * - A column that begins with a phone number holds phone numbers.
 * - Of the remaining columns of words, the first three hold first names, last names and scout names.
 */
function createGuess() {
  const names = ['firstName', 'lastName', 'scoutName'];
  return (cells: string[]) => {
    const [cell = ''] = cells;
    if (cells.some(isDuty)) return 'duty';
    if (readPhone(cell) || isShortened(cell)) return 'phoneNumber';
    if (!/^[^@\d]+$/.test(cell)) return;
    const field = names.shift();
    // A column with whole names, e.g. `Anna Müller`, stands for first names and last names. The next column of words
    // then holds scout names.
    return field === 'firstName' && cell.includes(' ') && names.shift() ? 'name' : field;
  };
}

function readLine(whole = '') {
  const line = whole.replace(
    /[^\s,]{1,99}(?:@|\/\/|ww\.)[^\s,]+|\b(?:tel|natel|mobile?|handy)\b\.?|^\D+:$/gi,
    ' ',
  );
  const phone = line.match(/[+(]?\d[\d\s()./'’–-]{6,}\d/g)?.find(readPhone) ?? '';
  // Colons divide the line into texts. Commas and the number divide a text into parts. The name is the last text that
  // has parts without a duty. «Balu» is the name in `Balu: 079 …`, and in the chat message `Lea: Balu 079 …`, whose
  // author is Lea. In `Küche: Balu 079 …`, `Balu: Küche 079 …` and `Balu, 079 …, Küche`, «Küche» is the duty.
  const texts = line
    .replace(phone, ',')
    .replace(/\s+/g, ' ')
    .split(':')
    .map((text) =>
      text.split(',').flatMap((part) => part.replace(/^[\s;)–-]+|[\s;(–-]+$/g, '') || []),
    );
  const duties = texts.flatMap((parts) => parts.filter(isDuty));
  // A comma beside a scout name, as in `Balu, Anna Müller, 079 …`, stands only in a line with a comma before its number.
  // In any other line, the words beside a comma are names or a town, as in `Anna Müller, Bern`.
  const comma = /,[\s:]*$/.test(line.slice(0, line.indexOf(phone))) ? ', ' : ',';
  const names = texts.map((parts) => parts.filter((part) => !isDuty(part)).join(comma));
  const name = readName(names.findLast(Boolean) ?? duties[0]);
  return {
    ...name,
    duty: name.duty || (duties[0] ?? ''),
    phoneNumber: readPhone(phone) ?? '',
  };
}

// Commas are common in sentences. So a comma is a separator only behind a scout name, as in `v/o Balu, Küche`, and
// between a name of two words and the last one or two words, as in `Anna Müller, Balu`.
const nameSeparator = new RegExp(
  String.raw`\b${scoutNameMark}|/|\s[-–—]\s|,(?<=/o?\s[^\s,]+,)|,\s(?:(?<=\S\s+\S+\s*,\s)(?=\S+(?:\s\S+)?\s*$))`,
  'i',
);

/**
 * Reads a name from a cell such as `Anna Müller v/o Balu`, `Anna Müller (Balu)`, `Anna «Balu» Müller`,
 * `Anna Müller / Balu`, `Balu (Anna Müller)`, `Balu, Anna Müller` or `Balu`. In `Balu - Küche`, «Küche» is the duty.
 * In `Müller,Anna`, the last name comes first.
 */
function readName(text = '') {
  // In `Balu (Anna Müller)`, the scout name comes first. Here, the text becomes `Anna Müller (Balu)`.
  const turned = text.replace(
    /^(\S+?)(?: *[(/] *| [-–—] |, )(\p{Lu}[^\s,]* \p{Lu}[^()]*)\)?$/u,
    '$2 ($1)',
  );
  const [enclosed = '', inner = ''] = /[(«"„“]([^()«»"„“”]+)(?:[)»"“”]|$)/.exec(turned) ?? [];
  const [name = '', ...others] = [...turned.replace(enclosed, ' ').split(nameSeparator), inner]
    .map((part) => part.trim())
    .filter(Boolean);
  const duty = others.find(readDuty) ?? '';
  const scoutName = others.filter((one) => one !== duty).join(' ');
  const [firstName = '', ...rest] = /^[^\s,]+,\S[^,]*$/.test(name)
    ? name.split(',').reverse()
    : name.split(/[\s,]+/);
  // A name of a single word is a scout name. In `Anna (Balu)`, the word `Anna` is a first name.
  return {
    ...nobody,
    ...(rest[0] || scoutName
      ? { firstName, lastName: rest.join(' '), scoutName }
      : { scoutName: firstName }),
    duty,
  };
}

const spelledNumber = /^(?:0[\d ]{12}|(?:\+|00)[\d\s()./-]{8,})$/;

/**
 * Returns a phone number as `spellPhone` spells it. A leading zero that a table has dropped is restored. A number with
 * too few or too many digits, e.g. `079 555 66`, is returned as written, and its field shows a hint. Returns
 * `undefined` for a text that is no phone number, e.g. for a day, a postcode or an AHV number.
 */
function readPhone(text: string) {
  return [text, text.replace(/^(?=[1-9])/, '0')]
    .map(spellPhone)
    .find((one) => spelledNumber.test(one) || /^0[1-9]\d[\d\s()./'’–-]{4,}$/.test(text));
}

/**
 * Finds the list for a single duty. Each line holds a list and a pattern for `createFinder`. The first pattern that
 * matches decides. So «Küchenleitung» belongs to the cooks, although the last pattern matches, too.
 */
const findList = createFinder(`
mainLeaders (co|stv|vize)?(h|l|hl)l(stv)?|.*(haupt|lager)(lager)?leit.*
kitchenTeam .*(küche|kueche|koch|köch|koech).*
coaches .*coach.*
departementLeaders (co|stv|vize)?al(stv)?|.*(abteilungs|schar|ortsgruppen)leit.*
leaderteam .*(leit|leader).*|material.*|kasse|kassier.*|finanzen|apotheke|sanität|programm|administration|transport
`);

/**
 * Returns the list for a text with one or more duties. The first known duty decides. Returns `undefined` if no duty is
 * known.
 */
export function readDuty(duty: string) {
  return duty
    .split(/[,;/&|\n]|\bund\b/i)
    .map(findList)
    .find(Boolean);
}

/**
 * True for a text whose first word is a duty and cannot be a name. «Al», «Koch», «Köchli» and «Leitner» may be names.
 */
function isDuty(text: string) {
  const [word = ''] = text.split(/[ ,]/);
  return readDuty(word) && /^(?!Al$|Koch|Köchl|Leit[^eu])[^/@]+$/.test(word);
}

/**
 * True for a person with a phone number. False for a sentence with a number, e.g. `Fragt bei allem bitte Balu 079 …`.
 * In a sentence, `readName` finds a `lastName` of more than three words.
 */
function isPerson({ phoneNumber, lastName }: typeof nobody) {
  return phoneNumber && !lastName.split(' ')[3];
}

/**
 * Adds people to the lists for their duties. People without a known duty are added to the Leitungsteam. Of a mixed
 * text, only the lines with a number are people. `Definition.addPeople` describes the result.
 *
 * @param text a table or a list, one person per line
 */
export function addPeople(input: Input, text: string) {
  const { all, people: named, isMixed } = readPeople(text);
  const people = isMixed ? named.filter(isPerson) : named;
  if (!people[0]) return;
  const filled = { ...input };
  const counts = personLists.flatMap((list) => {
    const added = people.filter(({ duty }) => (readDuty(duty) ?? 'leaderteam') === list);
    filled[list] = filledRows(input[list]).concat(added.map((person) => ({ key: '', ...person })));
    return added[0] ? `${personListNames[list][0]} ${added.length}` : [];
  });
  return {
    input: filled,
    sentence: counts.join(', '),
    leftOut: [
      ...nameTexts(
        'Nicht übernommen, weil keine Person',
        all.filter((one) => !people.includes(one)).map(({ line }) => line),
      ),
      ...nameTexts(
        'Ohne Funktion, darum im Leitungsteam',
        people.filter(({ duty }) => !readDuty(duty)).map(calledName),
      ),
      ...nameTexts(
        'Nummer bitte prüfen',
        people.filter(({ phoneNumber }) => phoneHint(phoneNumber)).map(calledName),
      ),
    ],
    rest: text
      .split('\n')
      .filter((line) => !readPeople(line).people.some(isPerson))
      .join('\n'),
    isMixed,
  };
}
