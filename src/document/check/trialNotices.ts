import { body } from '../package/parts';
import { checkFinding, noticeOf } from '../sentences/check';
import { loopsOf, type PlacedTag, type Section, type Sections } from '../tags/readSections';
import { isUnseen } from '../tags/readTags';
import { fieldAt, scopeOf } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';
import { closest, propertyOf } from '../word/tree';
import { type Options, type Run, shortText, type Trial } from './trial';
import { missingTexts, nameOf, readWord, sideOf, wordsIn } from './trialData';

/** What the documents of a trial lack, print twice or print otherwise than the template looks. */
export function trialNotices(
  trial: Trial,
  sections: Sections,
  options: Options,
): TemplateProblem[] {
  const unknown = unknownOptions(sections, options).map(
    (name) => `«${shortText(name, options)}» ({#${name}})`,
  );
  const halves = missingHalves(trial, sections);
  return [
    ...(halves.length > 0 ? halves : missingAndDoubled(trial, sections)),
    ...brokenTurns(trial, sections),
    ...lostPages(trial, sections),
    ...noticeOf('unknown-option', unknown),
  ];
}

/** Columns that stand there without the other one, or twice in its place: each prints half of a list. */
function missingHalves({ fields }: Trial, { sections }: Sections) {
  const loops = new Set(sections.filter(({ isLoop }) => isLoop).map(({ start }) => start.name));
  return Object.keys(fields).flatMap((name) => {
    const { other } = sideOf(name, fields) ?? {};
    return other && loops.has(other) && !loops.has(name)
      ? checkFinding('half', {}, name, other)
      : [];
  });
}

/** What the documents of a template lack, or print twice, with which wishes first. */
function missingAndDoubled({ runs, byWish, texts }: Trial, { tags }: Sections) {
  const tagOf = tagFinder(tags);
  const opened = new Set(tags.map(({ name, scopes }) => fieldAt(name, scopes)));
  const missingIn = (...some: readonly Run[]) =>
    missingTexts(texts, new Set(some.flatMap(({ words }) => [...words])), opened);
  const [missing = [], ...others] = Array.from(byWish.values(), (run) =>
    missingIn(run),
  ).toReversed();
  const [plain] = byWish.values();
  const standing = new Set(plain && [...printersIn(plain).values()].flat());
  const twice = new Map<string, string[]>();
  for (const [how, run] of byWish) {
    twice.set(how, less(doubledIn(run), [...twice.values()].flat()));
  }
  return [
    ...noticeOf('unused-field', missingIn(...runs)),
    ...[...twice].flatMap(([how, names]) =>
      names.length > 0 ? [checkFinding('twice', {}, how, names)] : [],
    ),
    ...noticeOf('missing-together', less(missing, others.flat())),
  ];

  /** The tags of lists that print each word, once for each time. */
  function printersIn({ printed }: Run): Map<string, PlacedTag[]> {
    const printers = new Map<string, PlacedTag[]>();
    for (const { paragraph, text } of printed.filter((one) => one.paragraph.path === body)) {
      for (const word of wordsIn(text)) {
        const tag = tagOf(word, paragraph);
        if (!tag || tag.scopes.length < 2) continue;
        printers.set(word, [...(printers.get(word) ?? []), tag]);
      }
    }
    return printers;
  }

  // One list that an option adds may stand in the text, too, unless it is there in another form.
  function doubledIn(run: Run) {
    const names = [...printersIn(run)].flatMap(([word, found]) => {
      const forms = new Set(found.map(({ name, scopes }) => scopeOf(name, scopes)));
      const added = found.filter((tag) => !standing.has(tag));
      const isDoubled = found.length > 1 && (added.length !== 1 || forms.size > 1);
      const [home] = texts.get(word)?.homes ?? [];
      return isDoubled && home ? [nameOf([...home.loops.map(({ name }) => name), home.name])] : [];
    });
    return [...new Set(names)];
  }
}

/** Section breaks of a condition, without which the text before stands on another kind of page. */
function lostPages({ runs }: Trial, { enclosed }: Sections) {
  const printed = runs.flatMap((run) => run.printed);
  const pages = new Map(printed.map(({ paragraph, page }) => [paragraph, page]));
  if (printed.every(({ paragraph, page }) => pages.get(paragraph) === page)) return [];
  return [...enclosed]
    .filter(([{ element }]) => propertyOf(element, 'w:sectPr'))
    .map(([paragraph, { start }]) => checkFinding('lost-page', whereIs({ paragraph }), start.name));
}

/** Turns that are glued together or look otherwise than the first, and rows and lines that are emptied. */
function brokenTurns({ runs }: Trial, { paragraphs, tags, sections }: Sections) {
  const tagOf = tagFinder(tags);
  const found = new Map<PlacedTag, TemplateProblem>();
  const emptied = new Set<Paragraph>();
  for (const { paragraph, text, meetsTable } of runs.flatMap(({ printed }) => printed)) {
    if (isUnseen(text) && paragraph.text !== '') emptied.add(paragraph);
    const glued = gluedIn(text);
    const printer = glued ? tagOf(glued, paragraph) : undefined;
    const [loop] = loopsOf(printer?.around);
    if (loop) say('glued-loop', loop);
    // docxtemplater 3.71 prints the second turn in the look of the end's paragraph.
    if (wordsIn(text).some((word) => !tagOf(word, paragraph))) sayOf(paragraph, 'shared-line');
    // What stood between the tables is gone.
    const next = meetsTable && paragraphs[paragraphs.indexOf(paragraph) + 1];
    if (next && !around('w:tbl', next)) sayOf(next, 'meeting-tables');
  }
  for (const paragraph of emptied) {
    const kind = emptiedKind(paragraph, paragraphs, emptied);
    if (kind) sayOf(paragraph, kind);
  }
  return [...found.values()];

  function say(id: Kind, { start }: Section) {
    const where = whereIs(start, start.name);
    const first = id === 'shared-line' ? start.inner : start.name;
    found.set(start, found.get(start) ?? checkFinding(id, where, first, start.name));
  }

  function sayOf(paragraph: Paragraph, id: Kind) {
    for (const section of sections) {
      const isHere = [section.start, section.end].some((tag) => tag?.paragraph === paragraph);
      if (isHere && (section.isLoop || !emptied.has(paragraph))) say(id, section);
    }
  }
}

type Kind = 'glued-loop' | 'shared-line' | 'meeting-tables' | 'empty-row';

// An empty row or cell with both its tags is there to write in, and what a condition empties was meant so.
function emptiedKind(
  paragraph: Paragraph,
  paragraphs: readonly Paragraph[],
  emptied: ReadonlySet<Paragraph>,
): Kind | undefined {
  const row = around('w:tr', paragraph);
  if (!row) return 'shared-line';
  const inRow = paragraphs.filter((one) => around('w:tr', one) === row);
  const cellOf = (one: Paragraph) => around('w:tc', one);
  const written = inRow.filter((one) => !isBlank(one)).map(cellOf);
  const cells = inRow.filter((one) => emptied.has(one)).map(cellOf);
  const blank = new Set(cells.filter((cell) => !written.includes(cell)));
  const isForm =
    written.length > 0 ? blank.size === 1 && blank.has(cellOf(paragraph)) : blank.size > 1;
  return isForm || !isBlank(paragraph) ? undefined : 'empty-row';
}

function around(name: string, { element }: Paragraph) {
  return closest(element, [name]);
}

/** Whether a paragraph holds nothing but tags of sections. */
function isBlank({ text }: Paragraph) {
  return isUnseen(text.replace(/\{[#^/][^{}]*\}/g, ''));
}

/** A word that one of another turn follows at once. */
function gluedIn(text: string): string | undefined {
  return wordsIn(text).find((word, at, words) => {
    const next = words[at + 1];
    if (!next) return false;
    const [one, other] = [readWord(word), readWord(next)];
    return one.list === other.list && one.turn !== other.turn && text.includes(word + next);
  });
}

/** Finds the tag that printed a word in a paragraph. */
function tagFinder(tags: readonly PlacedTag[]) {
  return (word: string, paragraph: Paragraph) => {
    const name = readWord(word).path.split('.').at(-1);
    return tags.find((tag) => tag.paragraph === paragraph && tag.sign === '' && tag.name === name);
  };
}

/** Options that nothing in a template depends on. */
export function unknownOptions({ tags }: Sections, options: Options): string[] {
  const used = new Set(tags.map(({ name }) => name));
  return [...options.keys()].filter((name) => !used.has(name));
}

function less(names: readonly string[], others: readonly string[]) {
  return names.filter((name) => !others.includes(name));
}
