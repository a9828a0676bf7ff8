import type { Field, Fields } from '../fields';

/** The names of a loop, or of the template itself, in one turn. */
type Scope = { fields: Fields; path: string; turn: number };

const [opens, closes] = ['\uE000', '\uE001'];

/** The words in a printed text. */
export function wordsIn(text: string): string[] {
  return text.match(/\uE000[^\uE001]*\uE001/g) ?? [];
}

/** A word: the path of its field, e.g. `items.text`, the list, the turn in the list, and the name of the printing tag. */
export function readWord(word: string) {
  const [path = '', turn = '', tag = ''] = word.slice(1, -1).split(' ');
  return { path, list: path.replace(/[^.]*$/, ''), turn, tag };
}

/**
 * Data in which every text is a word of its own and every loop has two turns or more. A list that the data holds flat,
 * in groups and in two columns has the same words three times. A text with parts prints the words of its parts.
 *
 * @param holds says of each name whether the data has something for it
 * @param printed the text of a word
 */
export function trialData(
  fields: Fields,
  holds: (name: string, field: Field) => boolean,
  printed = (word: string) => word,
): object {
  return dataOf({ fields, path: '', turn: 1 });

  function dataOf(scope: Scope, outer?: Scope): object {
    const entries = Object.entries(scope.fields).map(([name, field]) => {
      const isHeld = holds(name, field);
      if (field === 'condition') return [name, isHeld];
      if (field === 'position') return [name, `${scope.turn}`];
      if (typeof field === 'object') return [name, isHeld ? turnsOf(name, field) : []];
      return [name, isHeld ? wordsOf(name, name) : ''];
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

/** The numbers of a list's turns, no two alike in the document. A list holds the turns of its columns and groups. */
function numbersOf(name: string, { fields, turn }: Pick<Scope, 'fields' | 'turn'>): number[] {
  const side = sideOf(name, fields);
  if (side) return side.isLeft ? [1, 2] : [3, 4];
  const numbers = Object.entries(fields).flatMap(([other, field]) => {
    const isColumn = sideOf(other, fields)?.both === name;
    if (!isColumn && !(isList(field) && isList(field[name]))) return [];
    const own = numbersOf(other, { fields, turn });
    return isColumn ? own : own.flatMap(twoOf);
  });
  return numbers.length > 0 ? [...new Set(numbers)] : twoOf(turn);
}

function twoOf(turn: number) {
  return [2 * turn - 1, 2 * turn];
}

/** `leftGroups` beside `rightGroups`: both are `groups`. */
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
