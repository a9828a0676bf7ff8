import { checkFinding } from '../sentences/check';
import type { Sections } from '../tags/readSections';
import { fieldAt } from '../tags/scopes';
import type { TemplateProblem } from '../templateProblem';
import type { Condition, Place } from './places';

/**
 * What a template prints under other conditions than the original: «Kommt hier nur mit {#medicines}, auch ohne
 * {#access}: {access}.»
 *
 * @param isOption whether a condition is a wish
 */
export function otherConditions(
  here: readonly Place[],
  there: readonly Place[],
  { sections }: Sections,
  isOption: (name: string) => boolean,
): TemplateProblem[] {
  const begun = new Set(sections.map(({ start }) => start.name));
  const names = new Map<string, Set<string>>();
  for (const what of new Set(here.map((one) => one.what))) {
    const [mine = [], theirs = []] = [here, there].map((all) =>
      all.filter((one) => one.what === what),
    );
    const left = unmatched(mine, theirs);
    for (const before of unmatched(theirs, mine)) {
      const [place] = left.toSorted(
        (one, other) => distance(one, before) - distance(other, before),
      );
      if (!place) continue;
      left.splice(left.indexOf(place), 1);
      const more = apart(place, before);
      const less = apart(before, place).filter(
        (one) => !isAbsent(one) && !more.some(({ path }) => path === one.path),
      );
      const how = [...more.map(comesWith), ...less.map(comesWithout)].join(', ');
      if (how) names.set(how, (names.get(how) ?? new Set()).add(place.name));
    }
  }
  return Array.from(names, ([how, some]) => checkFinding('under', {}, how, [...some]));

  /** Whether a template does without a wish, or without what only older ones do without. */
  function isAbsent({ path, section }: Condition) {
    const { name, scopes } = section.start;
    const isInList = /\.[^.]/.test(path);
    return (
      (isOption(name) || isInList) && fieldAt(name, scopes) === 'condition' && !begun.has(name)
    );
  }
}

/** The places that have none of the same conditions among the others, each of which counts once. */
function unmatched(places: readonly Place[], others: readonly Place[]) {
  const left = others.map(conditionsOf);
  return places.filter((place) => {
    const at = left.indexOf(conditionsOf(place));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function conditionsOf({ conditions }: Place) {
  return conditions
    .map(({ must }) => must)
    .toSorted()
    .join();
}

function distance(one: Place, other: Place) {
  return apart(one, other).length + apart(other, one).length;
}

/** The conditions of a place that another does not have. */
function apart({ conditions }: Place, other: Place) {
  const theirs = other.conditions.map(({ must }) => must);
  return conditions.filter(({ must }) => !theirs.includes(must));
}

function comesWith({ section: { start, isLoop } }: Condition) {
  if (isLoop) return `bei jedem Eintrag von {#${start.name}}`;
  return `nur ${start.sign === '#' ? 'mit' : 'ohne'} {#${start.name}}`;
}

function comesWithout({ section: { start, isLoop } }: Condition) {
  if (isLoop) return `nicht bei jedem Eintrag von {#${start.name}}`;
  return `auch ${start.sign === '#' ? 'ohne' : 'mit'} {#${start.name}}`;
}
