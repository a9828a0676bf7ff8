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

/** Documents of a trial that look otherwise than their template. */
export function trialWarnings(trial: Trial, sections: Blocks): Diagnostic[] {
  const printed = [...trial.values()].flat();
  return [...brokenTurns(printed, sections), ...[...trial].flatMap(emptyPage).slice(0, 1)];
}

/** The page break at the end of a document after which nothing is printed. */
function emptyPage([{ how }, printed]: readonly [Way, readonly Printed[]]) {
  const inText = printed.filter(({ paragraph }) => paragraph.path === body);
  const at = inText.findLastIndex(({ text }) => text.includes(pageBreak));
  const last = inText[at];
  const after = inText.slice(at + 1);
  const rest = [last?.text.split(pageBreak).at(-1), ...after.map(({ text }) => text)].join('');
  // An empty row is there to write in.
  // One sign stands for the section at the end.
  const isSeen =
    !isUnseen(rest.replace('\uFFFC', '')) || after.some(({ paragraph }) => rowOf(paragraph));
  return last && !isSeen ? [checkDiagnostic('empty-page', last, how)] : [];
}

/** Turns that are glued together or look otherwise than the first, and rows and lines that are emptied. */
function brokenTurns(printed: readonly Printed[], { paragraphs, blocks }: Blocks) {
  const emptied = new Set(
    printed.flatMap(({ paragraph, text }) =>
      isUnseen(text) && paragraph.text !== '' ? paragraph : [],
    ),
  );

  /** The blocks with a tag in a paragraph, but no condition that empties it. */
  function at(paragraph: Paragraph, id: CheckName) {
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
    // docxtemplater 3.71 prints the second turn in the look of the end's paragraph.
    const isShared =
      words.some(({ tag }) => !tag) ||
      hasOther(paragraph, text) ||
      (words.length > 0 && /^\s*\n/.test(text));
    // The paragraph between two tables is gone.
    const next = meetsTable && paragraphs[paragraphs.indexOf(paragraph) + 1];
    return [
      ...loopsOf(glued?.tag?.around)
        .slice(0, 1)
        .map((loop) => [loop, 'glued-loop'] as const),
      ...(isShared ? at(paragraph, 'shared-line') : []),
      ...(next && !rowOf(next) ? at(next, 'meeting-tables') : []),
    ];
  });
  const empty = [...emptied].flatMap((paragraph) => {
    const kind = emptiedKind(paragraph, paragraphs, emptied);
    return kind ? at(paragraph, kind) : [];
  });
  return grouped([...broken, ...empty], ([block]) => block).map(([[{ start }, id]]) =>
    checkDiagnostic(id, start, start.name, start.sign),
  );
}

// An empty row or cell with both its tags is there to write in, and what a condition empties was meant so.
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

/** Whether a paragraph holds nothing but tags of blocks. */
function isBlank({ text }: Paragraph) {
  return isUnseen(withoutBlockTags(text));
}

/** Whether typed words of another paragraph were printed in one. */
function hasOther({ text }: Paragraph, printed: string) {
  const lettersOf = (one: string) => one.replace(/\uE000.*?\uE001|\{[^{}]*\}|\P{L}/gsu, '');
  const isWhole = /\{#([^{}]*)\}.*\{\/\1\}/s.test(text);
  return !isWhole && lettersOf(printed).length > lettersOf(text).length;
}

/** Whether a word of another turn follows one at once. */
function isGlued(text: string, word: string, next = '') {
  const [one, other] = [readWord(word), readWord(next)];
  return next && one.list === other.list && one.turn !== other.turn && text.includes(word + next);
}
