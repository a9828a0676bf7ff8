import type { Diagnostic } from '../diagnostic';
import { withoutBlockTags } from '../fields';
import { body } from '../package/parts';
import { type CheckName, checkDiagnostic } from '../sentences/check';
import { type Blocks, loopsOf } from '../tags/readBlocks';
import { isUnseen } from '../tags/readTags';
import { grouped } from '../word/grouped';
import { cellOf, type Paragraph, rowOf } from '../word/paragraphs';
import { type Printed, pageBreak, type Trial } from './trial';
import { readWord } from './trialData';
import type { Way } from './ways';

/** Reports flaws of the trial documents: an empty page at the end, and the flaws of blocks that `brokenTurns` finds. */
export function trialWarnings(trial: Trial, sections: Blocks): Diagnostic[] {
  const printed = [...trial.values()].flat();
  return [...brokenTurns(printed, sections), ...[...trial].flatMap(emptyPage).slice(0, 1)];
}

/** Reports the last page break of a document when nothing is printed after the page break. */
function emptyPage([{ how }, printed]: readonly [Way, readonly Printed[]]) {
  const inText = printed.filter(({ paragraph }) => paragraph.path === body);
  const at = inText.findLastIndex(({ text }) => text.includes(pageBreak));
  const last = inText[at];
  const after = inText.slice(at + 1);
  const textAfter = [last?.text.split(pageBreak).at(-1), ...after.map(({ text }) => text)].join('');
  // An empty table row counts as printed, because people write in the row. One U+FFFC does not count, because the
  // section properties at the end of the body are printed as U+FFFC.
  const isSeen =
    !isUnseen(textAfter.replace('\uFFFC', '')) || after.some(({ paragraph }) => rowOf(paragraph));
  return last && !isSeen ? [checkDiagnostic('empty-page', last, how)] : [];
}

/**
 * Reports blocks with one of these flaws:
 *
 * - `glued-loop`: nothing separates two entries.
 * - `shared-line`: a tag of the block shares a paragraph with other text, or leaves an empty paragraph.
 * - `meeting-tables`: no paragraph separates two tables.
 * - `empty-row`: a table row stays empty.
 */
function brokenTurns(printed: readonly Printed[], { paragraphs, blocks }: Blocks) {
  const emptied = new Set(
    printed.flatMap(({ paragraph, text }) =>
      isUnseen(text) && paragraph.text !== '' ? paragraph : [],
    ),
  );

  /**
   * Returns the blocks with a tag in a paragraph, each with the `id` of the flaw. A condition is left out when the
   * paragraph is printed empty, because a condition may empty a paragraph on purpose.
   */
  function blocksAt(paragraph: Paragraph, id: CheckName) {
    return blocks
      .filter(
        ({ start, end, isLoop }) =>
          (start.paragraph === paragraph || end?.paragraph === paragraph) &&
          (isLoop || !emptied.has(paragraph)),
      )
      .map((block) => [block, id] as const);
  }

  const broken = printed.flatMap(({ paragraph, text, words, meetsTable }) => {
    const glued = words.find(({ word }, index) => isGlued(text, word, words[index + 1]?.word));
    // True when a tag of a block shares its paragraph with other text. docxtemplater 3.71 then prints the beginning of
    // the second entry in the paragraph that holds the end tag, and in the look of this paragraph.
    const isShared =
      words.some(({ tag }) => !tag) ||
      hasOther(paragraph, text) ||
      (words.length > 0 && /^\s*\n/.test(text));
    // In the template, a control line (`next`) separates the two tables. Filling has removed the control line.
    const next = meetsTable && paragraphs[paragraphs.indexOf(paragraph) + 1];
    return [
      ...loopsOf(glued?.tag?.around)
        .slice(0, 1)
        .map((loop) => [loop, 'glued-loop'] as const),
      ...(isShared ? blocksAt(paragraph, 'shared-line') : []),
      ...(next && !rowOf(next) ? blocksAt(next, 'meeting-tables') : []),
    ];
  });
  const empty = [...emptied].flatMap((paragraph) => {
    const kind = emptiedKind(paragraph, paragraphs, emptied);
    return kind ? blocksAt(paragraph, kind) : [];
  });
  return grouped([...broken, ...empty], ([block]) => block).map(([[{ start }, id]]) =>
    checkDiagnostic(id, start, start.name, start.sign),
  );
}

// Returns the kind of diagnostic for a paragraph that is printed empty. Returns undefined when the paragraph gets no
// diagnostic. A row to write in gets no diagnostic. Such a row has one empty cell beside cells with text, or several
// empty cells and no text. A paragraph of a table gets no diagnostic when the paragraph holds more than block tags,
// because a condition or a field without a value empties such a paragraph on purpose.
function emptiedKind(
  paragraph: Paragraph,
  paragraphs: readonly Paragraph[],
  emptied: ReadonlySet<Paragraph>,
): CheckName | undefined {
  const row = rowOf(paragraph);
  if (!row) return 'shared-line';
  const inRow = paragraphs.filter((one) => rowOf(one) === row);
  const isWritten = inRow.some((one) => !isBlank(one));
  const blank = new Set(inRow.filter((one) => emptied.has(one)).map(cellOf));
  const isForm = isWritten ? blank.size === 1 : blank.size > 1;
  return isForm || !isBlank(paragraph) ? undefined : 'empty-row';
}

/** True when a paragraph holds nothing but block tags. */
function isBlank({ text }: Paragraph) {
  return isUnseen(withoutBlockTags(text));
}

/**
 * True when a paragraph is printed with typed words of another paragraph. The result is false for a paragraph with both
 * tags of a block, because such a paragraph may repeat its own words.
 */
function hasOther({ text }: Paragraph, printed: string) {
  const lettersOf = (one: string) => one.replace(/\uE000.*?\uE001|\{[^{}]*\}|\P{L}/gsu, '');
  const isWhole = /\{#([^{}]*)\}.*\{\/\1\}/s.test(text);
  return !isWhole && lettersOf(printed).length > lettersOf(text).length;
}

/** True when a trial word is directly followed by a trial word (`next`) of another entry of the same list. */
function isGlued(text: string, word: string, next = '') {
  const [one, other] = [readWord(word), readWord(next)];
  return next && one.list === other.list && one.turn !== other.turn && text.includes(word + next);
}
