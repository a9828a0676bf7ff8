import { body } from '../package/parts';
import { noticeOf } from '../sentences/check';
import type { TemplateProblem } from '../templateProblem';
import { isNumbered } from '../word/lists';
import { child, valOf } from '../word/tree';
import type { Shown } from './pages';
import type { Named } from './places';

/** The signs of lists, which are not typed. */
export function listSigns({ paragraphs, levelOf }: Shown): Named[] {
  return paragraphs.flatMap((paragraph) => {
    const level = paragraph.text === '' ? undefined : levelOf(paragraph.element);
    if (!level) return [];
    const sign = valOf(child(level, 'w:lvlText'));
    return { paragraph, name: isNumbered(level) ? 'Nummerierung' : `Listenzeichen «${sign}»` };
  });
}

/** The lines and texts of the original that a template has not, those that are new, and those that stand elsewhere. */
export function textChanges(here: readonly Named[], there: readonly Named[]): TemplateProblem[] {
  const original = there.map(({ name }) => name);
  const [mine, theirs] = apart(namesOf(here), namesOf(there));
  // Above and below the text, a line may stand once for each kind of page.
  const [margins = [], before = []] = [here, there].map((places) =>
    places.filter((one) => !isInText(one)).map(({ name }) => name),
  );
  for (const name of margins) if (!before.includes(name)) mine.add(name);
  for (const name of before) if (!margins.includes(name)) theirs.add(name);
  const counted = (name: string) => {
    const [are = 0, were = 0] = [here, there].map(
      (places) => namesOf(places).filter((one) => one === name).length,
    );
    return are > 0 && are < were ? `${name} (noch ${are} von ${were})` : name;
  };
  const say = (
    id: 'gone' | 'new' | 'again' | 'moved',
    names: ReadonlySet<string>,
    isSo: (name: string) => boolean,
  ) => {
    // Fields before typed lines: of long lists, the end is cut.
    const said = [...names]
      .filter(isSo)
      .toSorted((one, other) => Number(other.startsWith('{')) - Number(one.startsWith('{')));
    return noticeOf(id, said.map(counted));
  };
  return [
    ...say('gone', theirs, (name) => !mine.has(name)),
    ...say('new', mine, (name) => !original.includes(name)),
    ...say('again', mine, (name) => original.includes(name) && !theirs.has(name)),
    ...say('moved', mine, (name) => theirs.has(name)),
  ];
}

function isInText({ paragraph }: Named) {
  return paragraph.path === body;
}

/** What stands in the text, in its order. */
function namesOf(places: readonly Named[]) {
  return places
    .filter(isInText)
    .toSorted((one, other) => one.paragraph.index - other.paragraph.index)
    .map(({ name }) => name);
}

/** What only the one and only the other list has, apart from their longest common sequence. */
function apart(one: readonly string[], other: readonly string[]) {
  // How long the common sequence is from a place of the one and one of the other.
  const common = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const from = (at: number, beside: number) => common[at]?.[beside] ?? 0;
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let beside = other.length - 1; beside >= 0; beside -= 1) {
      const isSame = one[at] === other[beside];
      const longest = Math.max(from(at + 1, beside), from(at, beside + 1));
      (common[at] ?? [])[beside] = isSame ? from(at + 1, beside + 1) + 1 : longest;
    }
  }
  const [mine, theirs] = [new Set<string>(), new Set<string>()];
  let [at, beside] = [0, 0];
  while (at < one.length || beside < other.length) {
    if (at < one.length && one[at] === other[beside]) {
      at += 1;
      beside += 1;
    } else if (beside < other.length && from(at, beside + 1) >= from(at + 1, beside)) {
      theirs.add(other[beside] ?? '');
      beside += 1;
    } else {
      mine.add(one[at] ?? '');
      at += 1;
    }
  }
  return [mine, theirs] as const;
}
