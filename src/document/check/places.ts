import {
  loopsOf,
  type PlacedTag,
  type Section,
  type Sections,
  sectionsAround,
} from '../tags/readSections';
import { isUnseen } from '../tags/readTags';
import { scopeOf } from '../tags/scopes';
import { commandOf } from '../word/fields';
import { codesIn, ownElements, type Paragraph, runsBetween } from '../word/paragraphs';
import { child, closest, propertyOf, valOf } from '../word/tree';
import { nameOf, sideOf, type TrialLists } from './trialData';

/** Where something is printed. */
export type Place = {
  paragraph: Paragraph;
  /** The tag of a text; a typed line or a picture has none. */
  tag?: PlacedTag;
  /** The path of a text, or of the whole that it is a part of, e.g. `coaches.contact`; or the typed line, or «Bild». */
  what: string;
  /** The path of the text itself. */
  path: string;
  /** Whether it stands in the right one of two columns. */
  isRight?: boolean;
  /** The same as a person reads it. */
  name: string;
  /** The same with its style and the words around. */
  look: string;
  /** What must hold, the innermost first. */
  conditions: readonly Condition[];
};

/** What has a name, and where it stands. */
export type Named = Pick<Place, 'paragraph' | 'name'>;

/** What must hold, e.g. `#campAddress`, `#coaches each` in a loop, and where that is said. */
export type Condition = { must: string; path: string; section: Section };

/** Where a template prints the texts of the data, typed lines, and what is no text. */
export function readPlaces(all: Sections, lists: TrialLists): Place[] {
  return [...linePlaces(all, lists), ...textPlaces(all, lists), ...thingPlaces(all, lists)];
}

function textPlaces({ tags }: Sections, lists: TrialLists): Place[] {
  return tags
    .filter((tag) => tag.sign === '' && !isMovedAway(tag))
    .map((tag) => {
      const { paragraph, name, around } = tag;
      const what = pathOf(wholeOf(tag), tag, lists);
      const loops = loopsOf(around).map(({ start }) => start);
      const isRight = loops.some(
        (loop) => sideOf(loop.name, scopeOf(loop.name, loop.scopes))?.isLeft === false,
      );
      // Inside a loop that does not know it, a text is repeated.
      const home = tag.scopes.indexOf(scopeOf(name, tag.scopes) ?? {});
      const own = loops
        .filter((loop) => loop.scopes.length <= home)
        .map((loop) => pathOf(loop.name, loop, lists));
      const conditions = sectionsAround(around)
        .map((section) => conditionIn(section, lists))
        .filter(
          ({ must, path, section: { start } }) =>
            must.startsWith('^') || path === what || pathOf(wholeOf(start), start, lists) !== what,
        )
        .filter(({ must, path }) => must.startsWith('^') || !own.includes(path));
      return {
        tag,
        paragraph,
        what,
        path: pathOf(name, tag, lists),
        isRight,
        name: nameOf([name, ...loops.map((loop) => loop.name)].toReversed()),
        look: lookOf(paragraph, what),
        conditions,
      };
    });
}

// Until the move is accepted, it stands in both places.
function isMovedAway({ paragraph, start, end }: PlacedTag) {
  return runsBetween(paragraph, start, end).some((run) => closest(run, ['w:moveFrom']));
}

function linePlaces({ paragraphs, tags, sections, enclosed }: Sections, lists: TrialLists) {
  return paragraphs.flatMap((paragraph) => {
    const own = tags.filter((tag) => tag.paragraph === paragraph);
    const [text = '', ...more] = paragraph.text
      .replace(/\{[#^]([^{}]*)\}(?:[^{}]|\{(?!\/\1\}))*?\{[^{}#^/].*?\{\/\1\}/gs, '{')
      .replace(/\{[#^/][^{}]*\}/g, (tag) => ' '.repeat(tag.length))
      .split('{');
    // Beside a text it is a caption, or a sign that parts two of them.
    if (isUnseen(text) || (more.length > 0 && !/[\p{L}\p{So}]/u.test(text))) return [];
    const before = own.findLast(({ end }) => end <= text.search(/\S/));
    const begun = sections.find(({ start }) => start === before);
    const last = before ?? own.find(({ sign }) => sign !== '/');
    const around = begun ?? (last ? last.around : enclosed.get(paragraph));
    const what = `«${text.trim()}${more.length > 0 ? ' …' : ''}»`;
    return [placeOf(paragraph, what, sectionsAround(around), lists, lookOf(paragraph, what))];
  });
}

// By the fields of Word and the elements.
const things = new Map([
  ['PAGE', 'Seitenzahl'],
  ['NUMPAGES', 'Anzahl Seiten'],
  ['w:footnoteReference', 'Fussnote'],
  ['w:txbxContent', 'Textfeld'],
  ['pic:pic', 'Bild'],
  ['v:imagedata', 'Bild'],
  ['w:br page', 'Seitenumbruch'],
  ['w:sectPr', 'Abschnittswechsel'],
]);

function thingPlaces({ paragraphs, enclosed }: Sections, lists: TrialLists) {
  return paragraphs.flatMap((paragraph) => {
    const elements = ownElements(paragraph.element, '*').map((one) =>
      `${one.nodeName} ${one.getAttribute('w:type') ?? ''}`.trim(),
    );
    const all = [...codesIn(paragraph).map(commandOf), ...elements];
    const names = new Set(all.flatMap((one) => things.get(one) ?? []));
    // What begins and ends in the paragraph stands beside it.
    const around = sectionsAround(enclosed.get(paragraph)).filter(
      ({ start, end }) => start.paragraph !== paragraph || end?.paragraph !== paragraph,
    );
    return Array.from(names, (name) => placeOf(paragraph, name, around, lists));
  });
}

/** Where something stands that is no text of the data. */
function placeOf(
  paragraph: Paragraph,
  what: string,
  around: readonly Section[],
  lists: TrialLists,
  look = what,
): Place {
  const conditions = around.map((section) => conditionIn(section, lists));
  const loops = around.filter(({ isLoop }) => isLoop).map(({ start }) => ` in {#${start.name}}`);
  return { paragraph, what, path: what, name: what + loops.join(''), look, conditions };
}

function lookOf({ element, text }: Paragraph, what: string) {
  const style = valOf(propertyOf(element, 'w:pStyle'));
  const list = valOf(child(propertyOf(element, 'w:numPr'), 'w:numId'));
  return [style, list, what, text.replace(/\{[#^/][^{}]*\}/g, '')].join('\n');
}

function conditionIn(section: Section, lists: TrialLists): Condition {
  const { start, isLoop } = section;
  const path = pathOf(start.name, start, lists);
  return { section, path, must: `${start.sign}${path}${isLoop ? ' each' : ''}` };
}

/** The name of what a text is part of, if it is. */
function wholeOf({ name, scopes }: PlacedTag) {
  const scope = scopeOf(name, scopes) ?? {};
  let whole = name;
  for (let field = scope[whole]; `${field}`.startsWith('part of '); field = scope[whole]) {
    whole = `${field}`.slice('part of '.length);
  }
  return whole;
}

/** E.g. `coaches.contact`; that of a loop is the one of its list, and so is `hasUnits`, which holds whenever `units` has a turn. */
function pathOf(name: string, { scopes }: PlacedTag, lists: TrialLists) {
  const scope = scopeOf(name, scopes) ?? {};
  const own = Object.keys(scope).find((one) => `has${one}`.toLowerCase() === name.toLowerCase());
  const field = scope[own ?? name];
  const list = typeof field === 'object' ? lists.get(field) : undefined;
  return list ?? `${lists.get(scope) ?? ''}${name}`;
}
