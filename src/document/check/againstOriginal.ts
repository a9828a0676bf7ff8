import { body } from '../package/parts';
import { checkFinding } from '../sentences/check';
import { type Section, type Sections, textsIn } from '../tags/readSections';
import { fieldAt } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';
import { missingOnPages, type Shown } from './pages';
import { type Condition, type Place, readPlaces } from './places';
import { oddColumns } from './sectionRules';
import { type Options, type Trial, wishesOf } from './trial';

/** What somebody wishes, and one entry or fact that is not there. */
type Situation = { wished: readonly string[]; missing?: string };

/** What is said of some wishes: in words, of which places, and what these print. */
type Found = { how: string; wished: readonly string[]; places: Place[]; names: string[] };

/**
 * What a template prints twice for the wishes and entries that somebody may have, and what the original prints then and
 * it does not, though it holds it: under conditions that are others, in cells that are gone.
 */
export function againstOriginal(
  sections: Shown,
  original: Shown,
  { lists }: Trial,
  options: Options,
): TemplateProblem[] {
  const here = readPlaces(sections, lists);
  const there = readPlaces(original, lists);
  // A typed line that stands several times may be left out somewhere.
  const kept = there.filter(
    (one) => one.tag || [1, countIn(here, one)].includes(countIn(there, one)),
  );
  // What is a wish of other pages never holds.
  const names = new Set(original.tags.map(({ name }) => name));
  const begun = sections.sections.map(({ start }) => start.name);
  const used = new Set(begun.filter((name) => options.has(name)));
  const columns = oddColumns(sections);
  const isHalf = columns.some(({ id }) => id === 'half');
  return [
    ...columns,
    ...(isHalf ? [] : byWish(doubled, ({ how, names }) => checkFinding('twice', {}, how, names))),
    ...byWish((wished) => lost(kept, { wished }), missingByWish),
    ...byEntry(),
    ...[...wishesOf(options).values()].flatMap(ungoverned),
    ...fewerLines(),
    ...missingOnPages(here, sections.pages, there, original.pages),
  ];

  function fails({ must, path, section }: Condition, { wished, missing }: Situation) {
    const { name, scopes } = section.start;
    const isForeign = fieldAt(name, scopes) === 'condition' && !names.has(name);
    const holds = options.has(path) ? wished.includes(path) : path !== missing && !isForeign;
    return holds !== must.startsWith('#');
  }

  function printed(places: readonly Place[], situation: Situation) {
    return places.filter(({ conditions }) => !conditions.some((one) => fails(one, situation)));
  }

  function lost(before: readonly Place[], situation: Situation) {
    const [mine, theirs] = [here, before].map(
      (places) => new Set(printed(places, situation).map(({ what }) => what)),
    );
    return here.filter(({ what }) => theirs?.has(what) && !mine?.has(what));
  }

  function doubled(wished: readonly string[]) {
    const all = printed(here, { wished }).filter(
      ({ tag, paragraph }) => tag && tag.scopes.length > 1 && paragraph.path === body,
    );
    return all.filter((place) => {
      const [first, ...more] = all.filter(({ column }) => column === place.column);
      return first === place && more.length > 0;
    });
  }

  /** What wishes govern in the original, and here no more, though they govern something else. */
  function ungoverned(wished: readonly string[]) {
    const before = printed(there, { wished }).map(({ what }) => what);
    return printed(here, { wished }).flatMap(({ what, tag, paragraph, name }) => {
      if (before.includes(what)) return [];
      const asked = alike(here, what).flatMap(({ conditions }) =>
        conditions.map(({ path }) => path),
      );
      const wishes = alike(there, what).map(({ conditions }) =>
        conditions.find(
          (one) => used.has(one.path) && !asked.includes(one.path) && fails(one, { wished }),
        ),
      );
      const [wish] = wishes;
      return wish && !wishes.includes(undefined)
        ? checkFinding('always', whereIs(tag ?? { paragraph }), name, wish.must, wish.path)
        : [];
    });
  }

  /** Lines that a loop repeats, as those for signatures: each that is gone is one less in every turn. */
  function fewerLines() {
    const found = new Map<string, TemplateProblem>();
    for (const { name, conditions } of there) {
      const [loop] = conditions;
      if (!loop?.section.isLoop || here.every((one) => one.name !== name)) continue;
      const count = (all: readonly Place[]) =>
        all.filter((one) => one.name === name && one.conditions[0]?.must === loop.must).length;
      const [are, were] = [count(here), count(there)];
      // Where none is left in the loop, the captions went into a row above.
      const isAbove = are === 0 && begun.includes(loop.section.start.name);
      if (are < were && !isAbove)
        found.set(loop.must, checkFinding('fewer-cells', {}, loop.section.start.name, are, were));
    }
    return found.values();
  }

  function byWish(
    find: (wished: readonly string[]) => readonly Place[],
    say: (found: Found) => TemplateProblem | TemplateProblem[],
  ) {
    const said = new Set<string>();
    return [...wishesOf(options)].flatMap(([how, wished]) => {
      const places = find(wished).filter(({ name }) => !said.has(name));
      const names = [...new Set(places.map(({ name }) => name))];
      for (const name of names) said.add(name);
      return names.length > 0 ? say({ how, wished, places, names }) : [];
    });
  }

  function missingByWish({ how, wished, places, names }: Found) {
    // Where one condition alone does not hold, that is why; most likely one whose opposite is gone.
    const failing = places.map((place) => place.conditions.filter((one) => fails(one, { wished })));
    const whys = failing
      .toSorted((one, other) => one.length - other.length)
      .flatMap(([first]) => first ?? []);
    const all = here.flatMap(({ conditions }) => conditions);
    const why =
      whys.find(({ must, path }) => all.every((one) => one.path !== path || one.must === must)) ??
      whys[0];
    return why ? missingHalf(how, names, why.section) : [];
  }

  function byEntry() {
    const found: TemplateProblem[] = [];
    const said = new Set<Section | string>();
    const all = here.flatMap((place) => place.conditions.map((why) => ({ place, why })));
    const entries = new Set(all.map(({ why }) => why.path).filter((path) => !options.has(path)));
    for (const wished of wishesOf(options).values()) {
      for (const missing of entries) {
        const places = lost(there, { wished, missing });
        for (const { place, why } of all) {
          if (why.path !== missing || !places.includes(place)) continue;
          if (said.has(why.section) || said.has(place.what)) continue;
          const problem = otherCondition(place, why);
          if (!problem) continue;
          found.push(problem);
          said.add(why.section).add(place.what);
        }
      }
    }
    return found;
  }

  function otherCondition(place: Place, { must, section }: Condition) {
    const { tag, paragraph, what, name, conditions } = place;
    const before = there.filter((one) => one.name === name).flatMap((one) => one.conditions);
    const { start } = section;
    const begin = start.sign + start.name;
    if (before.some((one) => one.must === must)) {
      const opposite = oppositeOf(start.sign) + must.slice(1);
      const hadOther = alike(there, what).some((one) =>
        one.conditions.some((condition) => condition.must === opposite),
      );
      // It is lost, so the other half is gone.
      return tag && hadOther ? missingHalf(`Ohne {${begin}}`, [name], section) : undefined;
    }
    if (!tag && before.length > 0 && isHeadOf(section, paragraph, sections)) return;
    const own = conditions.map((one) => one.must);
    const known = before.find((one) => !options.has(one.path) && !own.includes(one.must));
    const isEntry = tag && fieldAt(tag.name, start.scopes);
    const meant = known?.section.start ?? (isEntry && { sign: '#', name: tag.name });
    if (meant) {
      const said = tag ? `{${tag.name}}` : name;
      const words = [said, begin, start.name, meant.sign + meant.name];
      return checkFinding('other-condition', whereIs(start, start.name), ...words);
    }
    return checkFinding('taken-in', whereIs({ paragraph }), name, begin, start.name);
  }
}

function oppositeOf(sign: string) {
  return sign === '#' ? '^' : '#';
}

/** Says of texts that they stand in one section alone, and not where its condition does not hold. */
function missingHalf(how: string, names: readonly string[], { start }: Section) {
  const { sign, name } = start;
  const words = [sign + name, name, oppositeOf(sign) + name];
  return checkFinding('missing-by-option', {}, how, names, ...words);
}

function alike(places: readonly Place[], what: string) {
  return places.filter((one) => one.what === what);
}

/** How often the same stands in the same part. */
function countIn(places: readonly Place[], { what, paragraph: { path } }: Place) {
  return alike(places, what).filter(({ paragraph }) => paragraph.path === path).length;
}

/** Whether a line is above a text or a person and goes with it; in a list of points or groups it comes with each of them. */
function isHeadOf(section: Section, line: Paragraph, all: Sections) {
  const field = fieldAt(section.start.name, section.start.scopes);
  const inner = typeof field === 'object' ? Object.values(field) : [];
  if (field === 'condition' || inner.some((one) => one === 'position' || typeof one === 'object'))
    return false;
  return textsIn(section, all).some(({ paragraph }) => paragraph.index > line.index);
}
