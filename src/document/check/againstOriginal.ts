import type { Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import { type PlacedTag, type Section, type Sections, sectionsAround } from '../tags/readSections';
import { scopeOf } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
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

/** What the original prints and a template does not: under a condition that is another, or in cells that are gone. */
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
  return [...ofOptions, ...bySection.values(), ...fewerCells(sections, original)];
}

/** Of the places of a text, those that a condition is not around; what stands together counts once. */
function placesWithout(condition: string, places: readonly Place[]): number {
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
      const own = around
        .filter(({ isLoop }) => isLoop)
        .map(({ start }) => `has${start.name}`.toLowerCase());
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
function nameOf(tag: PlacedTag): string {
  const loops = sectionsAround(tag.around).filter(({ isLoop }) => isLoop);
  return nameIn([tag.name, ...loops.map(({ start }) => start.name)].toReversed());
}

/** Rows of a loop that prints no text, as lines for signatures: each cell that is gone is a line less in every turn. */
function fewerCells({ sections }: Sections, original: Sections): TemplateProblem[] {
  return original.sections.flatMap((section) => {
    const { name } = section.start;
    const hasText = original.tags.some(
      (tag) => tag.sign === '' && sectionsAround(tag.around).includes(section),
    );
    const here = sections.find(({ start, isLoop }) => isLoop && start.name === name);
    const [were, are] = [cellsOf(section), cellsOf(here)];
    return section.isLoop && !hasText && here && are > 0 && are < were
      ? checkFinding('fewer-cells', whereIs(here.start, name), name, `${are}`, `${were}`)
      : [];
  });
}

function cellsOf(section: Section | undefined): number {
  const row = section && closest(section.start.paragraph.element, ['w:tr']);
  return row ? Array.from(row.childNodes).filter(({ nodeName }) => nodeName === 'w:tc').length : 0;
}
