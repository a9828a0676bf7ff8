import { body } from '../package/parts';
import { checkFinding, noticeOf } from '../sentences/check';
import { type PlacedTag, type Section, type Sections, textsIn } from '../tags/readSections';
import { fieldAt } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';
import { missingOnPages, type Shown } from './pages';
import { type Condition, type Place, readPlaces } from './places';
import { oddColumns } from './sectionRules';
import { createSituations, levelOf, type Situation } from './situations';
import { type Options, shortText, type Trial, wishesOf } from './trial';

/** What is said of some wishes: in words, of which places, and what these print. */
type Found = { how: string; wished: readonly string[]; places: Place[]; names: string[] };

/** What is told, and the names of the options that bring nothing, or less than in the original. */
type Compared = { notices: TemplateProblem[]; unknownOptions: string[] };

/**
 * What a template prints twice for the wishes and entries that somebody may have, and what the original prints then and
 * it does not, though it holds it: under conditions that are others, in cells that are gone.
 */
export function againstOriginal(
  sections: Shown,
  original: Shown,
  { lists }: Trial,
  options: Options,
): Compared {
  const here = readPlaces(sections, lists);
  const there = readPlaces(original, lists);
  // A typed line that stands several times may be left out somewhere.
  const kept = there.filter(
    (one) => one.tag || [1, countIn(here, one)].includes(countIn(there, one)),
  );
  const { fails, printed, brought } = createSituations(options, original);
  const begun = sections.sections.map(({ start }) => start.name);
  const columns = oddColumns(sections);
  const isHalf = columns.some(({ id }) => id === 'half');
  const notices = [
    ...columns,
    ...(isHalf ? [] : byWish(doubled, ({ how, names }) => checkFinding('twice', {}, how, names))),
    ...byWish((wished) => lost(kept, { wished }), missingByWish),
    ...byEntry(),
    ...ungoverned(),
    ...fewerLines(),
    ...missingOnPages(here, sections.pages, there, original.pages),
  ];
  const isSame = notices.length === 0;
  const theirs = there.filter(({ what }) => alike(here, what).length > 0);
  const unknownOptions = [...options.keys()].filter(
    (name) =>
      levelOf(name, here, sections) < levelOf(name, there, original) ||
      (isSame && brought(name, theirs).length > 0 && brought(name, here).length === 0),
  );
  const wishes = unknownOptions.map((name) => `«${shortText(name, options)}» ({#${name}})`);
  return { notices: [...notices, ...noticeOf('unknown-option', wishes)], unknownOptions };

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
      const [first, ...more] = all.filter(
        ({ path, isRight }) => path === place.path && isRight === place.isRight,
      );
      return first === place && more.length > 0;
    });
  }

  /** What wishes and entries govern in the original, and here no more. */
  function ungoverned() {
    const found = new Map<string, TemplateProblem>();
    for (const { what, tag, paragraph, name, conditions } of here) {
      const [first, ...more] = alike(there, what);
      const before = first?.conditions ?? [];
      if (conditions.some((one) => before.every(({ must }) => must !== one.must))) continue;
      const asked = alike(here, what).flatMap(({ conditions }) =>
        conditions.map(({ path }) => path),
      );
      const gone = before.find(
        ({ must, path, section }, at) =>
          (options.has(path) || (at === 0 && !section.isLoop && isBeside(section, tag))) &&
          !isAbsent(section.start, path) &&
          !asked.includes(path) &&
          more.every(({ conditions }) => conditions.some((one) => one.must === must)),
      );
      if (!gone) continue;
      const { start } = gone.section;
      const where = whereIs(tag ?? { paragraph });
      found.set(name, checkFinding('always', where, name, start.sign + start.name, start.name));
    }
    return found.values();
  }

  /** Whether a section holds for a text by itself, not for the list that it stands in. */
  function isBeside({ start }: Section, tag: PlacedTag | undefined) {
    return !tag || start.scopes.length === tag.scopes.length;
  }

  /** Whether a template does without a wish or what only older ones do without. */
  function isAbsent({ name, scopes }: PlacedTag, path: string) {
    const isInList = /\.[^.]/.test(path);
    return (
      (options.has(name) || isInList) &&
      fieldAt(name, scopes) === 'condition' &&
      !begun.includes(name)
    );
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
    if (meant && !section.isLoop) {
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
