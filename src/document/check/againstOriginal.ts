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
    ...(isHalf ? [] : doubled()),
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
    ],
    unknownOptions,
  };

  function doubled() {
    const said = new Set<string>();
    return [...wishesOf(options)].flatMap(([how, wished]) => {
      const all = printed(here, wished).filter(
        ({ tag, paragraph }) => tag && tag.scopes.length > 1 && paragraph.path === body,
      );
      const again = all.filter((place, at) =>
        all.some(
          (other, i) =>
            (i > at && other.path === place.path && other.isRight === place.isRight) ||
            saysPartOf(other, place),
        ),
      );
      const names = [...new Set(again.map(({ name }) => name))].filter((name) => !said.has(name));
      for (const name of names) said.add(name);
      return names.length > 0 ? checkFinding('twice', {}, how, names) : [];
    });
  }
}

/** Whether a text is part of another one in the same list. */
function saysPartOf({ what, path, tag }: Place, whole: Place) {
  const [list, other] = [tag, whole.tag].map((one) => loopsOf(one?.around).at(-1));
  return path !== what && what === whole.path && list === other;
}
