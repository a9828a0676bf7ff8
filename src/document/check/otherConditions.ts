import { checkFinding } from '../sentences/check';
import { type PlacedTag, type Section, type Sections, textsIn } from '../tags/readSections';
import { fieldAt } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem, Where } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';
import type { Condition, Place } from './places';
import type { Situation, Situations } from './situations';

/** A place of a template, and one of the original that prints the same. */
type Pair = readonly [here: Place, there: Place];

type Told = {
  id: 'lost' | 'taken-in' | 'extra';
  where: Where;
  /** The places of both, in words. */
  words: readonly string[];
};

/**
 * What a template prints under other conditions than the original: it lacks it for some wish or entry, or has it where
 * the original has not.
 */
export function otherConditions(
  here: readonly Place[],
  there: readonly Place[],
  sections: Sections,
  { situations, fails, printed, isOption }: Situations,
): TemplateProblem[] {
  const begun = new Set(sections.sections.map(({ start }) => start.name));
  const [mine, theirs] = [byWhat(here), byWhat(there)];
  // A typed line that stands several times in a part may be left out somewhere.
  const kept = there.filter(({ tag, what, paragraph: { path } }) => {
    const [are, were] = [mine, theirs].map(
      (places) => places(what).filter(({ paragraph }) => paragraph.path === path).length,
    );
    return tag || were === 1 || are === were;
  });
  const said = new Set<string>();
  const told = new Map<string, Told & { how: string; names: string[] }>();
  const tell = (found: Told, how: string, name: string) => {
    said.add(name);
    const key = [how, found.id, ...found.words].join();
    const names = [...(told.get(key)?.names ?? []), name];
    told.set(key, { ...found, ...told.get(key), how, names });
  };
  for (const situation of situations(here.concat(there))) {
    const areHere = byWhat(printed(here, situation));
    const areThere = byWhat(printed(kept, situation));
    for (const { what, name } of here) {
      const [are, were] = [areHere(what), areThere(what)];
      // Of what stands more or less often than in the original, one is enough.
      const isWhole = mine(what).length === theirs(what).length;
      const [count, before] = [are, were].map(({ length }) => (isWhole ? length : length && 1));
      if (said.has(name) || count === before) continue;
      const isLess = are.length < were.length;
      const pair = isLess
        ? nearest(without(mine(what), are), were)
        : nearest(are, without(theirs(what), were));
      const found = pair && (isLess ? lost : extra)(pair, situation);
      if (found) tell(found, situation.how, name);
    }
  }
  for (const place of here) {
    const found = !said.has(place.name) && repeated(place);
    if (found) tell(found, '', place.name);
  }
  return [...told.values()].map(({ id, where, how, names, words }) =>
    id === 'taken-in'
      ? checkFinding(id, where, names, ...words)
      : checkFinding(id, where, how, names, ...words),
  );

  function lost([place, before]: Pair, situation: Situation): Told | undefined {
    const { tag, what, paragraph } = place;
    const why = apart(place, before).find((one) => fails(one, situation));
    if (!why || why.must === `#${what}`) return;
    const musts = theirs(what).flatMap(({ conditions }) => conditions.map(mustOf));
    const isKnown = musts.includes(why.must);
    const others = apart(before, place);
    const opposite = others.find(({ path }) => path === why.path);
    const instead = opposite ?? others[0];
    if (situation.missing) {
      // One of several places is gone, or a line stands above what it announces.
      if (isKnown && !opposite) return;
      if (!tag && before.conditions.length > 0 && isHeadOf(why.section, paragraph, sections))
        return;
    }
    const id = situation.missing && !instead ? 'taken-in' : 'lost';
    const words = [between(why), `${isKnown ? 'auch ' : ''}${between(instead)}`];
    return { id, where: whereIs(tag ?? { paragraph }), words };
  }

  /** A line that comes once in the original, and here with each point. */
  function repeated({ tag, what, paragraph, conditions }: Place): Told | undefined {
    const loop = conditions.find(({ section }) => section.isLoop);
    const before = theirs(what);
    if (tag || !loop || before.length === 0) return;
    const loops = before.flatMap((one) => one.conditions.filter(({ section }) => section.isLoop));
    if (loops.map(mustOf).includes(loop.must) || isHeadOf(loop.section, paragraph, sections))
      return;
    return { id: 'taken-in', where: whereIs({ paragraph }), words: [between(loop)] };
  }

  function extra([place, before]: Pair, situation: Situation): Told | undefined {
    const { what, tag, paragraph } = place;
    if (apart(place, before).length > 0) return;
    const asked = mine(what).flatMap(({ conditions }) => conditions.map(({ path }) => path));
    const why = before.conditions.find(
      (one, at) =>
        fails(one, situation) &&
        (isOption(one.path) || (at === 0 && !isAbove(one.section) && isBeside(one.section, tag))) &&
        !isAbsent(one) &&
        ![what, ...asked].includes(one.path) &&
        theirs(what).every(({ conditions }) => conditions.map(mustOf).includes(one.must)),
    );
    return why && { id: 'extra', where: whereIs(tag ?? { paragraph }), words: [between(why)] };
  }

  /** Whether a loop is still there, so that its captions went into a row above it. */
  function isAbove({ isLoop, start }: Section) {
    return isLoop && begun.has(start.name);
  }

  /** Whether a template does without a wish or what only older ones do without. */
  function isAbsent({ path, section }: Condition) {
    const { name, scopes } = section.start;
    const isInList = /\.[^.]/.test(path);
    return (
      (isOption(name) || isInList) && fieldAt(name, scopes) === 'condition' && !begun.has(name)
    );
  }
}

/** Gives the places that print the same. */
function byWhat(places: readonly Place[]) {
  const groups = new Map<string, Place[]>();
  for (const place of places) groups.set(place.what, [...(groups.get(place.what) ?? []), place]);
  return (what: string): readonly Place[] => groups.get(what) ?? [];
}

function without(places: readonly Place[], others: readonly Place[]) {
  return places.filter((one) => !others.includes(one));
}

/** The two places that differ least in their conditions. */
function nearest(here: readonly Place[], there: readonly Place[]) {
  const pairs = here.flatMap((one) => there.map((other): Pair => [one, other]));
  const distance = ([one, other]: Pair) => apart(one, other).length + apart(other, one).length;
  return pairs.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** The conditions of a place that another does not have. */
function apart({ conditions }: Place, other: Place) {
  const theirs = other.conditions.map(mustOf);
  return conditions.filter(({ must }) => !theirs.includes(must));
}

function mustOf({ must }: Condition) {
  return must;
}

function between(condition: Condition | undefined) {
  if (!condition) return 'nicht';
  const { sign, name } = condition.section.start;
  return `zwischen {${sign}${name}} und {/${name}}`;
}

/** Whether a section holds for a text by itself, not for the list that it stands in. */
function isBeside({ start }: Section, tag: PlacedTag | undefined) {
  return !tag || start.scopes.length === tag.scopes.length;
}

/** Whether a line is above a text or a person and goes with it; in a list of points or groups it comes with each of them. */
function isHeadOf(section: Section, line: Paragraph, all: Sections) {
  const field = fieldAt(section.start.name, section.start.scopes);
  const inner = typeof field === 'object' ? Object.values(field) : [];
  if (field === 'condition' || inner.some((one) => one === 'position' || typeof one === 'object'))
    return false;
  return textsIn(section, all).some(({ paragraph }) => paragraph.index > line.index);
}
