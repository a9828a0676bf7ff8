import { longestText, mostRows } from '../ui/formLimits';
import { InputError, isRecord } from './readInput';

const mostTicks = 1_000;
// The longest form, with as many rows as it can hold, has 6,200.
const mostNames = 10_000;

/**
 * Cuts JSON from elsewhere to what a form can hold, before anybody counts, joins or shows it.
 *
 * @returns the names of the lists and texts that were cut, as paths without positions
 * @throws InputError when it has more fields than any form
 */
export function boundInput(json: unknown): { bounded: unknown; cut: ReadonlySet<string> } {
  const cut = new Set<string>();
  let names = 0;

  function bound(value: unknown, path: string): unknown {
    if (typeof value === 'string' && value.length > longestText) {
      cut.add(path);
      return value.slice(0, longestText);
    }
    if (Array.isArray(value)) {
      const most = value.some((item) => typeof item === 'object') ? mostRows : mostTicks;
      if (value.length > most) cut.add(path);
      return value.slice(0, most).map((item) => bound(item, path));
    }
    if (!isRecord(value)) return value;
    names += Object.keys(value).length;
    if (names > mostNames) {
      throw new InputError('Die Eingabe hat mehr Felder, als ein Formular haben kann.');
    }
    const entries = Object.entries(value).map(
      ([name, one]) => [name, bound(one, path ? `${path}.${name}` : name)] as const,
    );
    return Object.fromEntries(entries);
  }

  return { bounded: bound(json, ''), cut };
}
