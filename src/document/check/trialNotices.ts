import type { Fields } from '../fields';
import { body } from '../package/parts';
import { checkFinding } from '../sentences/check';
import { type PlacedTag, type Sections, sectionsAround } from '../tags/readSections';
import { isUnseen } from '../tags/readTags';
import { fieldAt, scopeOf } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';
import { closest } from '../word/tree';
import type { Options, Run, Trial } from './trial';
import { missingTexts, nameOf, readWord, wordsIn } from './trialData';

/** What the documents of a trial lack or print twice, for each wish. */
export function missingAndDoubled(
  { runs, plain, byOption, texts }: Trial,
  { tags }: Sections,
  options: Options,
): TemplateProblem[] {
  const tagOf = tagFinder(tags);
  const opened = new Set(tags.map(({ name, scopes }) => fieldAt(name, scopes)));
  const missingIn = (...some: readonly Run[]) =>
    missingTexts(texts, new Set(some.flatMap(({ words }) => [...words])), opened);
  const [unused, all, missing] = [missingIn(...runs), missingIn(), missingIn(plain)];
  const doubled = doubledIn(plain);
  const ofOptions = [...byOption].flatMap(([name, { alone }]) => {
    const [missingThere, doubledThere] = [missingIn(alone), doubledIn(alone)];
    const said = [
      // What only one option brings along is its own affair.
      [
        'missing-by-option.without',
        missing.length === all.length ? less(missing, missingThere) : [],
      ],
      ['missing-by-option.with', less(missingThere, [...missing, ...unused])],
      ['twice-by-option.without', less(doubled, doubledThere)],
      // A list that an option adds may stand in the text, too.
      ['twice-by-option.with', less(doubledIn(alone, true), doubled)],
    ] as const;
    return said.flatMap(([id, names]) =>
      names.length > 0 ? [checkFinding(id, {}, name, shortText(name, options), names)] : [],
    );
  });
  return [...(unused.length > 0 ? [checkFinding('unused-field', {}, unused)] : []), ...ofOptions];

  function doubledIn({ printed }: Run, inOtherForm = false): string[] {
    const homes = new Map<string, (Fields | undefined)[]>();
    for (const { paragraph, text } of printed.filter((one) => one.paragraph.path === body)) {
      for (const word of wordsIn(text)) {
        const tag = tagOf(word, paragraph);
        if (!tag || tag.scopes.length < 2) continue;
        homes.set(word, [...(homes.get(word) ?? []), scopeOf(tag.name, tag.scopes)]);
      }
    }
    const names = [...homes].flatMap(([word, found]) => {
      const isDoubled = (inOtherForm ? new Set(found).size : found.length) > 1;
      const [home] = texts.get(word)?.homes ?? [];
      return isDoubled && home ? [nameOf([...home.loops.map(({ name }) => name), home.name])] : [];
    });
    return [...new Set(names)];
  }
}

/** Turns that are glued together, rows that are emptied, and tables that become one. */
export function brokenTurns(
  { runs }: Trial,
  { tags, sections }: Sections,
  paragraphs: readonly Paragraph[],
): TemplateProblem[] {
  const tagOf = tagFinder(tags);
  const found = new Map<PlacedTag, TemplateProblem>();
  const say = (id: Parameters<typeof checkFinding>[0], tag: PlacedTag, name: string) =>
    found.set(tag, found.get(tag) ?? checkFinding(id, whereIs(tag, tag.name), name));
  const emptied = new Set<Paragraph>();
  for (const { paragraph, text, meetsTable } of runs.flatMap(({ printed }) => printed)) {
    if (isUnseen(text) && paragraph.text !== '') emptied.add(paragraph);
    const glued = gluedIn(text);
    const { around } = (glued && tagOf(glued, paragraph)) || {};
    const loop = sectionsAround(around).find(({ isLoop }) => isLoop);
    if (loop) say('glued-loop', loop.start, loop.start.name);
    const next = meetsTable ? paragraphs[paragraphs.indexOf(paragraph) + 1] : undefined;
    const line = tags.find((tag) => tag.paragraph === next);
    if (line && isBlank(line.paragraph) && isBeside(line.paragraph, paragraph))
      say('meeting-tables', line, line.inner);
  }
  for (const paragraph of emptied) {
    const kind = emptiedKind(paragraph, paragraphs, emptied);
    for (const { start, end, isLoop } of kind ? sections : []) {
      const isHere = [start, end].some((tag) => tag?.paragraph === paragraph);
      if (kind && isLoop && isHere) say(kind, start, start.name);
    }
  }
  return [...found.values()];
}

// An empty row or cell with both its tags is there to write in.
function emptiedKind(
  paragraph: Paragraph,
  paragraphs: readonly Paragraph[],
  emptied: ReadonlySet<Paragraph>,
) {
  const row = rowOf(paragraph);
  if (!row) return undefined;
  const inRow = paragraphs.filter((one) => rowOf(one) === row);
  const cells = [...new Set(inRow.map(cellOf))].map((cell) =>
    inRow.filter((one) => cellOf(one) === cell),
  );
  const blank = cells.filter((cell) => cell.every(isBlank) && cell.some((one) => emptied.has(one)));
  if (inRow.every(isBlank)) return blank.length > 1 ? undefined : 'empty-row.row';
  const [alone] = blank.length === 1 ? blank : [];
  return alone?.includes(paragraph) ? undefined : 'empty-row.line';
}

function rowOf({ element }: Paragraph) {
  return closest(element, ['w:tr']);
}

function cellOf({ element }: Paragraph) {
  return closest(element, ['w:tc']);
}

// Not in the next table.
function isBeside(line: Paragraph, { element }: Paragraph): boolean {
  return line.element.parentNode === closest(element, ['w:tbl'])?.parentNode;
}

/** Whether a paragraph holds nothing but tags of sections. */
function isBlank({ text }: Paragraph): boolean {
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
  const ofTexts = new Map<Paragraph, PlacedTag[]>();
  for (const tag of tags.filter(({ sign }) => sign === '')) {
    const known = ofTexts.get(tag.paragraph);
    if (known) known.push(tag);
    else ofTexts.set(tag.paragraph, [tag]);
  }
  return (word: string, paragraph: Paragraph) => {
    const name = readWord(word).path.split('.').at(-1);
    return ofTexts.get(paragraph)?.find((tag) => tag.name === name);
  };
}

/** Options that change nothing. */
export function unknownOptions({ plain, full, byOption }: Trial): string[] {
  return [...byOption].flatMap(([name, { alone, others }]) =>
    alone.xml === plain.xml && others.xml === full.xml ? [name] : [],
  );
}

/** An option in few words, with its condition. */
export function optionWords(name: string, options: Options): string {
  return `«${shortText(name, options)}» ({#${name}})`;
}

// «Zum Abhaken: mit Kästchen» explains itself to who ticks it.
function shortText(name: string, options: Options): string {
  return (options.get(name) ?? name).split(':')[0] ?? '';
}

function less(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name));
}
