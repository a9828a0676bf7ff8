import { checkFinding } from '../sentences/check';
import type { TemplateProblem } from '../templateProblem';
import type { Place } from './places';

/** The lines and texts of the original that a template has not, those that are new, and those that stand elsewhere. */
export function textChanges(here: readonly Place[], there: readonly Place[]): TemplateProblem[] {
  const [mine, theirs] = [countedNames(here), countedNames(there)];
  const kept = mine.filter((line) => theirs.includes(line));
  const inOrder = longestRise(kept.map((line) => theirs.indexOf(line))).map((at) => theirs[at]);
  const say = (id: 'gone' | 'new' | 'moved', lines: readonly string[]) => {
    const names = [...new Set(lines.map((line) => line.replace(/^\d+ /, '')))];
    return names.length > 0 ? [checkFinding(id, {}, names)] : [];
  };
  return [
    ...say(
      'gone',
      theirs.filter((line) => !mine.includes(line)),
    ),
    ...say(
      'new',
      mine.filter((line) => !theirs.includes(line)),
    ),
    ...say(
      'moved',
      kept.filter((line) => !inOrder.includes(line)),
    ),
  ];
}

/** What stands in the places, in their order, each with how often it stood before. */
function countedNames(places: readonly Place[]) {
  const sorted = places.toSorted(
    ({ paragraph: one }, { paragraph: other }) =>
      one.path.localeCompare(other.path) || one.index - other.index,
  );
  const names = sorted.map(({ name }) => name);
  return names.map(
    (name, at) => `${names.slice(0, at).filter((one) => one === name).length} ${name}`,
  );
}

/** The longest rising sequence among some numbers. */
function longestRise(numbers: readonly number[]): readonly number[] {
  const rises: (readonly number[])[] = [];
  const longest = (all: readonly (readonly number[])[]) =>
    all.toSorted((one, other) => other.length - one.length)[0] ?? [];
  for (const number of numbers) {
    rises.push([...longest(rises.filter((rise) => (rise.at(-1) ?? 0) < number)), number]);
  }
  return longest(rises);
}
