import type { Field, Fields } from '../fields';

/**
 * One entry of a loop, or the template itself. `fields` are the names that the loop or template defines. `path` is the
 * path of the loop, e.g. `items.`, and empty for the template. `entryNumber` is the number of the entry, and 1 for the
 * template.
 */
type Scope = { fields: Fields; path: string; entryNumber: number };

/**
 * Reads the trial words in a printed text. `trialData` gives each field a trial word as its text. For example,
 * `\uE000items.text 2 text\uE001` is the trial word of the field `text` in the second entry of `items`.
 *
 * @returns the trial words. `word`: the whole trial word. `path`: the path of the field, e.g. `items.text`. `list`: the
 *   path of the loop, e.g. `items.`. `entryNumber`: the number of the entry. `name`: the name of the tag that prints
 *   the trial word
 */
export function trialWordsIn(text: string) {
  const words = text.matchAll(/\uE000(([^ \uE001]*?)[^. \uE001]*) (\d+) ([^\uE001]*)\uE001/g);
  return Array.from(words, ([word, path = '', list = '', entryNumber = '', name = '']) => {
    return { word, path, list, entryNumber, name };
  });
}

/**
 * Makes the data for a trial document. The text of a field is its trial word (`trialWordsIn`). If other fields are
 * `part of` a field, its text joins their trial words.
 *
 * The data of a document may hold the same entries in three forms: flat (`items`), in groups (`groups[].items`), and in
 * two columns (`leftGroups`, `rightGroups`). An entry has the same trial words in each form.
 *
 * @param hasValue returns true when a name gets a value. Without a value, a text or list is empty, and a condition is
 *   false.
 * @param printed returns the text of a field, by default the trial word (`word`). `tag` is the name of the tag that
 *   prints the text.
 * @param count the number of entries of a list. A flat list has more entries (`numbersOf`).
 */
export function trialData(
  fields: Fields,
  hasValue: (name: string, field: Field) => boolean,
  printed = ({ word }: { word: string; field: Field; entryNumber: number; tag: string }) => word,
  count = 2,
): object {
  return dataOf({ fields, path: '', entryNumber: 1 });

  function dataOf(scope: Scope, outer?: Scope): object {
    const entries = Object.entries(scope.fields).map(([name, field]) => {
      const isFilled = hasValue(name, field);
      if (field === 'condition') return [name, isFilled];
      if (typeof field === 'object') return [name, isFilled ? entriesOf(name, field) : []];
      return [name, isFilled ? wordsOf(name, field, name) : ''];
    });
    return Object.fromEntries(entries);

    function entriesOf(name: string, inner: Fields) {
      const home = outer && isList(outer.fields[name]) ? outer : scope;
      const path = `${home.path}${columnOf(name, scope.fields)?.both ?? name}.`;
      return numbersOf(name, scope, count).map((entryNumber) =>
        dataOf({ fields: inner, path, entryNumber }, scope),
      );
    }

    function wordsOf(name: string, field: Field, tag: string): string {
      const { entryNumber } = scope;
      const kind = `part of ${name}` as const;
      const parts = Object.keys(scope.fields).filter((one) => scope.fields[one] === kind);
      return parts.length > 0
        ? parts
            .filter((part) => hasValue(part, kind))
            .map((part) => wordsOf(part, kind, tag))
            .join(' ')
        : printed({
            word: `\uE000${scope.path}${name} ${entryNumber} ${tag}\uE001`,
            field,
            entryNumber,
            tag,
          });
    }
  }
}

/**
 * Returns the numbers of the entries of a list. An example with two entries in each list:
 *
 * - `items` in the first group has the numbers 1 and 2. `items` in the second group has 3 and 4. A flat list `items`
 *   has all four numbers.
 * - `leftGroups` has the numbers 1 and 2. `rightGroups` has 3 and 4. `groups` has all four numbers.
 *
 * Columns inside a group are not supported.
 */
function numbersOf(name: string, scope: Scope, count: number): number[] {
  const { fields, entryNumber } = scope;
  const numbersIn = (entry: number) =>
    Array.from({ length: count }, (_, at) => (entry - 1) * count + at + 1);
  const side = columnOf(name, fields);
  if (side) return numbersIn(side.isLeft ? 1 : 2);
  const numbers = Object.entries(fields).flatMap(([other, field]) => {
    if (!isList(field)) return [];
    const isColumn = columnOf(other, fields)?.both === name;
    if (!isColumn && !isList(field[name])) return [];
    const inOther = numbersOf(other, scope, count);
    return isColumn ? inOther : inOther.flatMap(numbersIn);
  });
  return numbers.length > 0 ? [...new Set(numbers)] : numbersIn(entryNumber);
}

/**
 * Splits the name of a column: `leftGroups` becomes `{ isLeft: true, both: 'groups' }`. `both` is the name of the list
 * with the entries of both columns. The result is undefined when `fields` has no list `rightGroups`.
 */
function columnOf(name: string, fields: Fields) {
  const [, side, rest = ''] = /^(left|right)(\p{Lu}.*)$/u.exec(name) ?? [];
  const isLeft = side === 'left';
  const other = `${isLeft ? 'right' : 'left'}${rest}`;
  if (!side || !isList(fields[other])) return undefined;
  return { isLeft, both: rest.charAt(0).toLowerCase() + rest.slice(1) };
}

function isList(field: Field | undefined): field is Fields {
  return typeof field === 'object';
}
