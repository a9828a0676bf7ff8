import type { Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import {
  loopsOf,
  type PlacedTag,
  type Section,
  type Sections,
  sectionsAround,
  textsIn,
} from '../tags/readSections';
import { fieldAt, scopeOf } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';
import { closest } from '../word/tree';
import { type Options, shortText, type Trial } from './trial';
import { listOf, nameOf as nameIn } from './trialData';

/** Where a text stands. */
type Place = {
  tag: PlacedTag;
  /** What it says, and what that is part of at most, e.g. `coaches.name` of `coaches.contact`. */
  path: string;
  whole: string;
  /** Those around it that are not its own, the innermost first. */
  conditions: ReadonlyMap<string, Section>;
};

/** What the original prints and a template does not: under a condition that is another, in cells that are gone, or once. */
export function againstOriginal(
  sections: Sections,
  original: Sections,
  trial: Trial,
  options: Options,
): TemplateProblem[] {
  const [here, there] = [placesIn(sections, trial), placesIn(original, trial)];
  const byOption = new Map<string, Map<string, string>>();
  const bySection = new Map<Section, TemplateProblem>();
  for (const { tag, path, whole, conditions } of here) {
    const isRelated = (place: Place) => place.whole === whole;
    const [places, before] = [here.filter(isRelated), there.filter(isRelated)];
    const own = before.filter((place) => place.path === path);
    const known = own.length > 0 ? own : before;
    for (const [condition, section] of conditions) {
      const { name } = section.start;
      const [less, were] = [placesWithout(condition, places), placesWithout(condition, before)];
      const isNew = known.every((place) => !place.conditions.has(condition));
      if (options.has(name) && less === 0 && were > 0) {
        const lost = byOption.get(condition) ?? new Map();
        byOption.set(condition, lost.set(whole, lost.get(whole) ?? nameOf(tag)));
      } else if (!options.has(name) && less < were && isNew) {
        const meant = [...(known[0]?.conditions.keys() ?? [])].find((one) => !conditions.has(one));
        const words = [tag.name, condition, name, meant ?? `#${tag.name}`];
        const said = checkFinding('other-condition', whereIs(section.start, name), ...words);
        bySection.set(section, bySection.get(section) ?? said);
      }
    }
  }
  const ofOptions = Array.from(byOption, ([condition, lost]) => {
    const how = condition.startsWith('#') ? 'without' : 'with';
    const name = condition.slice(1);
    const words = shortText(name, options);
    return checkFinding(`missing-by-option.${how}`, {}, name, words, [...lost.values()]);
  });
  return [
    ...ofOptions,
    ...bySection.values(),
    ...fewerCells(sections, original),
    ...takenIn(sections, original),
  ];
}

/** Of the places of a text, those that a condition is not around; what stands together counts once. */
function placesWithout(condition: string, places: readonly Place[]) {
  const others = places.filter(({ conditions }) => !conditions.has(condition));
  return new Set(others.map(({ conditions }) => [...conditions.keys()].join())).size;
}

function placesIn({ tags }: Sections, { fields, texts }: Trial): Place[] {
  const pathsOf = ({ name, scopes }: PlacedTag) => {
    const scope = scopeOf(name, scopes) ?? {};
    const list = listOf(scope, fields, texts);
    return { path: list + name, whole: list + wholeOf(name, scope) };
  };
  return tags
    .filter(({ sign }) => sign === '')
    .map((tag) => {
      const paths = pathsOf(tag);
      const around = sectionsAround(tag.around);
      // `{#hasUnits}` holds whenever `{#units}` has a turn.
      const own = loopsOf(tag.around).map(({ start }) => `has${start.name}`.toLowerCase());
      const conditions = around
        .filter(({ isLoop, start }) => !isLoop && !own.includes(start.name.toLowerCase()))
        .filter(({ start }) => pathsOf(start).whole !== paths.whole)
        .map((section) => [section.start.sign + section.start.name, section] as const);
      return { tag, ...paths, conditions: new Map(conditions) };
    });
}

function wholeOf(name: string, scope: Fields): string {
  const field = scope[name];
  const isPart = typeof field === 'string' && field.startsWith('part of ');
  return isPart ? wholeOf(field.slice('part of '.length), scope) : name;
}

/** `{text} in {#items}` */
function nameOf(tag: PlacedTag) {
  const loops = loopsOf(tag.around);
  return nameIn([tag.name, ...loops.map(({ start }) => start.name)].toReversed());
}

/** Rows of a loop that prints no text, as lines for signatures: each cell that is gone is a line less in every turn. */
function fewerCells(all: Sections, original: Sections) {
  const find = (tag: PlacedTag | undefined) =>
    all.sections.find(({ start }) => start.inner === tag?.inner);
  return original.sections.flatMap((section) => {
    const { name, around } = section.start;
    const here = find(section.start);
    const [were, are] = [cellsOf(section), cellsOf(here)];
    const isLost = here ? are > 0 : find(around?.start);
    const where = here ? whereIs(here.start, name) : {};
    return section.isLoop && isLost && are < were && textsIn(section, original).length === 0
      ? checkFinding('fewer-cells', where, name, `${are}`, `${were}`)
      : [];
  });
}

/** Typed text that a list of points or groups has taken in; beside a person, a label may stand. */
function takenIn({ paragraphs, enclosed }: Sections, original: Sections) {
  const found = new Map<Section, TemplateProblem>();
  for (const [paragraph, section] of enclosed) {
    const { text } = paragraph;
    const isAlike = (one: Paragraph) => one.text === text;
    const loop = loopsOf(section).find(({ start }) => isOfPoints(start));
    const [before, ...others] = original.paragraphs.filter(isAlike);
    const isOnce = others.length === 0 && paragraphs.filter(isAlike).length === 1;
    if (!loop || found.has(loop) || !before || !isOnce || /^\s*$|[{}]/.test(text)) continue;
    if (loopsOf(original.enclosed.get(before)).length > 0) continue;
    const where = whereIs({ paragraph });
    found.set(loop, checkFinding('taken-in', where, text, loop.start.name));
  }
  return [...found.values()];
}

function isOfPoints({ name, scopes }: PlacedTag) {
  const fields = Object.values(fieldAt(name, scopes) ?? {});
  return fields.some((field) => field === 'position' || typeof field === 'object');
}

function cellsOf(section: Section | undefined) {
  const row = section && closest(section.start.paragraph.element, ['w:tr']);
  return row ? Array.from(row.childNodes).filter(({ nodeName }) => nodeName === 'w:tc').length : 0;
}
