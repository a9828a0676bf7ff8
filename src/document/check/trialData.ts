import type { Field, Fields } from '../fields';

/** The names that may be used in one turn. */
type Scope = { fields: Fields; path: string; turn: number };

const [opens, closes] = ['\uE000', '\uE001'];

/** The words in a text that was printed. */
export function wordsIn(text: string): string[] {
  return text.match(/\uE000[^\uE001]*\uE001/g) ?? [];
}

/** What a word says in all turns, e.g. `items.text`, and in which turn it was printed. */
export function readWord(word: string): { path: string; list: string; turn: string } {
  const [path = '', turn = ''] = word.slice(1, -1).split(' ');
  return { path, list: path.replace(/[^.]*$/, ''), turn };
}

/** How the texts begin that may be used in the turns of each list: `items.`. */
export type TrialLists = ReadonlyMap<Fields | undefined, string>;

/**
 * Data in which every text is a word of its own and every loop has two turns. Of a list that is given flat, in groups
 * and in two columns, all have the same paths.
 *
 * @param holds says of each condition whether it holds
 * @param printed what is printed for a word
 */
export function trialData(
  fields: Fields,
  holds: (condition: string) => boolean,
  printed = (word: string) => word,
) {
  const lists = new Map<Fields | undefined, string>();
  const data = dataOf({ fields, path: '', turn: 1 });
  return { data, lists };

  function dataOf(scope: Scope, outer?: Scope): Record<string, unknown> {
    lists.set(scope.fields, scope.path);
    const entries = Object.entries(scope.fields).map(([name, field]) => {
      if (field === 'condition') return [name, holds(name)];
      if (field === 'position') return [name, `${scope.turn}`];
      if (typeof field !== 'object')
        return [name, printed(`${opens}${scope.path}${name} ${scope.turn}${closes}`)];
      const home = outer && isList(outer.fields[name]) ? outer : scope;
      const inner = {
        fields: field,
        path: `${home.path}${sideOf(name, scope.fields)?.both ?? name}.`,
      };
      return [name, [1, 2].map((turn) => dataOf({ ...inner, turn }, scope))];
    });
    return Object.fromEntries(entries);
  }
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

/** `{text} in {#items}` */
export function nameOf(loopsAndName: readonly string[]): string {
  const [name, ...loops] = loopsAndName.toReversed();
  return [`{${name}}`, ...loops.map((loop) => `{#${loop}}`)].join(' in ');
}
