import type { Field, Fields } from '../fields';

/**
 * The scope of one entry of a loop, or the scope of the template itself. `fields` are the names in the scope. `path` is
 * the path of the loop, e.g. `items.`. For the template, `path` is empty. `entryNumber` is the number of the entry.
 */
type Scope = { fields: Fields; path: string; entryNumber: number };

/**
 * The trial words in a printed text. `trialData` gives each field a text, the trial word. `word` is the whole trial
 * word. `path` is the path of the field, e.g. `items.text`. `list` is the path of the loop, e.g. `items.`.
 * `entryNumber` is the number of the entry. `name` is the name of the tag that prints the word.
 */
export function trialWordsIn(text: string) {
  const words = text.matchAll(/\uE000(([^ \uE001]*?)[^. \uE001]*) (\d+) ([^\uE001]*)\uE001/g);
  return Array.from(words, ([word, path = '', list = '', entryNumber = '', name = '']) => {
    return { word, path, list, entryNumber, name };
  });
}

/**
 * Makes the data for a trial document. `hasValue` decides which names get a value. A field with a value gets a trial
 * word. A field with parts gets the trial words of its parts. A list with a value has at least `count` entries. The
 * same entries may occur in three forms: flat (`items`), in groups (`groups[].items`), and in two columns
 * (`leftGroups`, `rightGroups`). An entry has the same trial words in each form.
 *
 * @param hasValue decides whether the data gets a value for a name. Without a value, a text or list is empty, and a
 *   condition is false.
 * @param printed returns the text that the data holds for a field, from the kind of the field, the number of the entry,
 *   and the tag that prints the field; the default is the trial word
 * @param count the number of entries of a list. A list inside another list has `count` entries in each entry of the
 *   other list.
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
 * Returns the numbers of the entries of a list. Entries of a list have different numbers, also in different groups.
 * Columns inside a group are not supported. A flat list (`items`) may have a second form, in groups or columns. The
 * flat list then gets all numbers that the entries of the second form have.
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
 * Splits the name of a column into side and list. `leftGroups` gives `isLeft: true` and `both: 'groups'`. The result is
 * undefined when the name is no column, or when the other column (`rightGroups`) is missing.
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
