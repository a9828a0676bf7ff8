import type { Field, Fields } from '../fields';

/**
 * The scope of one entry of a loop, or the scope of the template itself. `fields` are the names in the scope. `path` is
 * the path of the loop, e.g. `items.`. For the template, `path` is empty. `turn` is the number of the entry.
 */
type Scope = { fields: Fields; path: string; turn: number };

const [opens, closes] = ['\uE000', '\uE001'];

/** The trial words in a printed text. A trial word is the text that `trialData` gives to a field. */
export function wordsIn(text: string): string[] {
  return text.match(/\uE000[^\uE001]*\uE001/g) ?? [];
}

/**
 * Reads a trial word. `path` is the path of the field, e.g. `items.text`. `list` is the path of the loop, e.g.
 * `items.`. `turn` is the number of the entry. `tag` is the name of the tag that prints the word.
 */
export function readWord(word: string) {
  const [path = '', turn = '', tag = ''] = word.slice(1, -1).split(' ');
  return { path, list: path.replace(/[^.]*$/, ''), turn, tag };
}

/**
 * Makes the data for a trial document. Every text with a value is a trial word, or the trial words of its parts. Every
 * list with a value has at least two entries. The data may hold the entries of a list in three forms: in a flat list,
 * in groups and in two columns. All forms hold the same trial words.
 *
 * @param hasValue decides whether the data gets a value for a name. Without a value, a text or list is empty, and a
 *   condition is false.
 * @param printed returns the text that is printed for a trial word
 */
export function trialData(
  fields: Fields,
  hasValue: (name: string, field: Field) => boolean,
  printed = (word: string) => word,
): object {
  return dataOf({ fields, path: '', turn: 1 });

  function dataOf(scope: Scope, outer?: Scope): object {
    const entries = Object.entries(scope.fields).map(([name, field]) => {
      const isFilled = hasValue(name, field);
      if (field === 'condition') return [name, isFilled];
      if (field === 'position') return [name, `${scope.turn}`];
      if (typeof field === 'object') return [name, isFilled ? turnsOf(name, field) : []];
      return [name, isFilled ? wordsOf(name, name) : ''];
    });
    return Object.fromEntries(entries);

    function turnsOf(name: string, inner: Fields) {
      const home = outer && isList(outer.fields[name]) ? outer : scope;
      const path = `${home.path}${sideOf(name, scope.fields)?.both ?? name}.`;
      return numbersOf(name, scope).map((turn) => dataOf({ fields: inner, path, turn }, scope));
    }

    function wordsOf(name: string, tag: string): string {
      const parts = Object.keys(scope.fields).filter(
        (one) => scope.fields[one] === `part of ${name}`,
      );
      return parts.length > 0
        ? parts.map((part) => wordsOf(part, tag)).join(' ')
        : printed(`${opens}${scope.path}${name} ${scope.turn} ${tag}${closes}`);
    }
  }
}

/**
 * Returns the numbers of the entries of a list. Two entries of a list never have the same number, not even in different
 * groups. When the data also holds the entries of a flat list in columns or groups, the flat list has the numbers of
 * all these entries.
 */
function numbersOf(name: string, { fields, turn }: Pick<Scope, 'fields' | 'turn'>): number[] {
  const side = sideOf(name, fields);
  if (side) return side.isLeft ? [1, 2] : [3, 4];
  const numbers = Object.entries(fields).flatMap(([other, field]) => {
    const isColumn = sideOf(other, fields)?.both === name;
    if (!isColumn && !(isList(field) && isList(field[name]))) return [];
    const inOther = numbersOf(other, { fields, turn });
    return isColumn ? inOther : inOther.flatMap(twoOf);
  });
  return numbers.length > 0 ? [...new Set(numbers)] : twoOf(turn);
}

function twoOf(turn: number) {
  return [2 * turn - 1, 2 * turn];
}

/**
 * Reads the name of a column of a list. `leftGroups` is the left column of the list `groups` (`both`). The other column
 * is `rightGroups` (`other`). The result is undefined when the name is no column, or when the other column is missing.
 */
export function sideOf(name: string, fields: Fields | undefined) {
  const [, side, rest = ''] = /^(left|right)(\p{Lu}.*)$/u.exec(name) ?? [];
  const isLeft = side === 'left';
  const other = `${isLeft ? 'right' : 'left'}${rest}`;
  if (!side || !isList(fields?.[other])) return undefined;
  return { isLeft, other, both: rest.charAt(0).toLowerCase() + rest.slice(1) };
}

function isList(field: Field | undefined): field is Fields {
  return typeof field === 'object';
}
