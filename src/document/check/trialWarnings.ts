import type { Diagnostic } from '../diagnostic';
import { checkDiagnostic } from '../sentences/check';
import { type Blocks, loopsOf } from '../tags/readBlocks';
import { isBlank } from '../tags/readTags';
import { groupBy } from '../word/groupBy';
import { type Paragraph, rowOf } from '../word/paragraphs';
import { type Printed, pageBreak, printedSections, type Trial } from './trial';
import type { TrialCase } from './trialCases';
import type { TrialWord } from './trialData';

/** Reports flaws of the trial documents: an empty page, and the flaws of blocks that `flawedBlocks` finds. */
export function trialWarnings(trial: Trial, blocks: Blocks): Diagnostic[] {
  const printed = [...new Set([...trial.values()].flat())];
  return [...flawedBlocks(printed, blocks), ...[...trial].flatMap(emptyPageWarnings).slice(0, 1)];
}

/**
 * Reports the first empty page of a document. A page is empty when there is nothing before its break, between two
 * breaks, or after the last break. A document that prints nothing at all has no empty page.
 */
function emptyPageWarnings([{ sentenceStart, where }, printed]: readonly [
  TrialCase,
  readonly Printed[],
]) {
  const pages: { text: string; line: Printed }[] = [];
  for (const { lines, isContinuous } of printedSections(printed)) {
    for (const [at, line] of lines.entries()) {
      // A table row counts as printed even if the row is empty, because people write in the row.
      const text = rowOf(line.paragraph) ? `-${line.text}` : line.text;
      const [rest = '', ...onNewPages] = text.split(pageBreak);
      const page = at > 0 || isContinuous ? pages.at(-1) : undefined;
      if (page) page.text += rest;
      else pages.push({ text: rest, line });
      pages.push(...onNewPages.map((start) => ({ text: start, line })));
    }
  }
  const empty = pages.find(({ text }) => isBlank(text));
  if (!empty || pages.every(({ text }) => isBlank(text))) return [];
  return [{ ...checkDiagnostic('empty-page', empty.line, sentenceStart), ...where }];
}

/**
 * Reports blocks with one of these flaws:
 *
 * - `glued-loop`: nothing separates two entries.
 * - `shared-line`: a tag of the block shares a paragraph with other text, or leaves an empty paragraph.
 */
function flawedBlocks(printed: readonly Printed[], { blocks }: Blocks) {
  const emptied = new Set(
    printed.flatMap(({ paragraph, text, sections }) =>
      isBlank(text) && sections.length === 0 && paragraph.text !== '' ? paragraph : [],
    ),
  );

  /**
   * Returns the blocks whose start tag or end tag is in `paragraph`. A condition is left out when the paragraph is
   * printed empty, because a condition may empty a paragraph on purpose.
   */
  function sharedAt(paragraph: Paragraph) {
    return blocks
      .filter(
        ({ start, end, isLoop }) =>
          (start.paragraph === paragraph || end?.paragraph === paragraph) &&
          (isLoop || !emptied.has(paragraph)),
      )
      .map((block) => [block, 'shared-line'] as const);
  }

  const flaws = printed.flatMap(({ paragraph, text, words }) => {
    const glued = words.find((word, index) => isGlued(text, word, words[index + 1]));
    // True when a tag of a block shares its paragraph with other text. docxtemplater 3.71 then prints the beginning of
    // the second entry in the paragraph of the end tag. The entry gets the formatting of this paragraph.
    const isShared =
      words.some(({ tag }) => !tag) ||
      hasWordsOfOthers(paragraph, text) ||
      (words.length > 0 && /^\s*\n/.test(text));
    return [
      ...loopsOf(glued?.tag?.around)
        .slice(0, 1)
        .map((loop) => [loop, 'glued-loop'] as const),
      ...(isShared ? sharedAt(paragraph) : []),
    ];
  });
  // An empty paragraph in a table row is not reported, because a person sees the paragraph beside the original.
  const empty = [...emptied].filter((paragraph) => !rowOf(paragraph)).flatMap(sharedAt);
  return groupBy([...flaws, ...empty], ([block]) => block).map(([[{ start }, id]]) =>
    checkDiagnostic(id, start, start.name, start.sign),
  );
}

/**
 * True when a paragraph is printed with typed words of another paragraph. The result is false for a paragraph with both
 * tags of a block, because such a paragraph may repeat its own words.
 */
function hasWordsOfOthers({ text }: Paragraph, printed: string) {
  const lettersOf = (one: string) => one.replace(/\uE000.*?\uE001|\{[^{}]*\}|\P{L}/gsu, '');
  const isWhole = /\{#([^{}]*)\}.*\{\/\1\}/s.test(text);
  return !isWhole && lettersOf(printed).length > lettersOf(text).length;
}

/** True when a trial word is directly followed by a trial word (`next`) of another entry of the same list. */
function isGlued(text: string, { word, list, entryNumber }: TrialWord, next?: TrialWord) {
  return next?.list === list && next.entryNumber !== entryNumber && text.includes(word + next.word);
}
