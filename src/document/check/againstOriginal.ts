import { body } from '../package/parts';
import { checkFinding, noticeOf } from '../sentences/check';
import { loopsOf } from '../tags/readSections';
import type { TemplateProblem } from '../templateProblem';
import { lookChanges } from './lookChanges';
import { otherConditions } from './otherConditions';
import { missingOnPages, type Shown } from './pages';
import { type Place, readPlaces } from './places';
import { oddColumns } from './sectionRules';
import { listSigns, textChanges } from './textChanges';
import { type Options, shortText, type Trial, wishesOf } from './trial';
import { createWishes } from './wishes';

type Compared = {
  notices: TemplateProblem[];
  /** How the text differs, and under which conditions it comes. */
  changes: TemplateProblem[];
  /** The names of the options that bring nothing, or less than in the original. */
  unknownOptions: string[];
};

/** What a template prints twice for the wishes that somebody may have, and what otherwise than the original. */
export function againstOriginal(
  sections: Shown,
  original: Shown,
  { lists }: Trial,
  options: Options,
): Compared {
  const here = readPlaces(sections, lists);
  const there = readPlaces(original, lists);
  const allHere = [...here, ...listSigns(sections)];
  const allThere = [...there, ...listSigns(original)];
  const { printed, levelIn } = createWishes(options, original);
  const columns = oddColumns(sections);
  const isHalf = columns.some(({ id }) => id === 'half');
  const notices = [
    ...columns,
    ...(isHalf ? [] : forWishes('twice', doubled)),
    ...missingOnPages(allHere, sections.pages, allThere, original.pages),
  ];
  const unknownOptions = [...options.keys()].filter(
    (name) => levelIn(name, here) < levelIn(name, there),
  );
  const wishes = unknownOptions.map((name) => `«${shortText(name, options)}» ({#${name}})`);
  return {
    notices: [...notices, ...noticeOf('unknown-option', wishes)],
    changes: [
      ...textChanges(allHere, allThere),
      ...lookChanges(sections, original, here, there),
      ...otherConditions(here, there, sections, (name) => options.has(name)),
      ...forWishes('lacking', lacking),
    ],
    unknownOptions,
  };

  /** What is found for the wishes that somebody may have, once. */
  function forWishes(id: 'twice' | 'lacking', found: (wished: readonly string[]) => string[]) {
    const said = new Set<string>();
    return [...wishesOf(options)].flatMap(([how, wished]) => {
      const names = [...new Set(found(wished))].filter((name) => !said.has(name));
      for (const name of names) said.add(name);
      return names.length > 0 ? checkFinding(id, {}, how, names) : [];
    });
  }

  function doubled(wished: readonly string[]) {
    const all = printed(here, wished).filter(
      ({ tag, paragraph }) => tag && tag.scopes.length > 1 && paragraph.path === body,
    );
    const isSame = (one: Place, other: Place) =>
      one.path === other.path && one.isRight === other.isRight;
    const again = all.filter((place, at) =>
      all.some((other, i) => (i > at && isSame(other, place)) || saysPartOf(other, place)),
    );
    return again.map(({ name }) => name);
  }

  /** What stands here for other wishes alone. */
  function lacking(wished: readonly string[]) {
    const [mine = [], theirs = []] = [here, there].map((places) =>
      printed(places, wished).map(({ name }) => name),
    );
    return theirs.filter((name) => !mine.includes(name) && here.some((one) => one.name === name));
  }
}

/** Whether a text is part of another one in the same list. */
function saysPartOf({ what, path, tag }: Place, whole: Place) {
  const [list, other] = [tag, whole.tag].map((one) => loopsOf(one?.around).at(-1));
  return path !== what && what === whole.path && list === other;
}
