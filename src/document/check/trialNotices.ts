import type { Diagnostic } from '../diagnostic';
import { withoutBlockTags } from '../fields';
import { type CheckName, checkDiagnostic } from '../sentences/check';
import { loopsOf, type PlacedTag, type Section, type Sections } from '../tags/readSections';
import { isUnseen } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import { cellOf, type Paragraph, rowOf } from '../word/paragraphs';
import { propertyOf } from '../word/tree';
import type { Printed, Trial } from './trial';
import { readWord } from './trialData';

/** Documents of a trial that look otherwise than their template. */
export function trialNotices(trial: Trial, sections: Sections): Diagnostic[] {
  const printed = [...trial.values()].flat();
  return [...brokenTurns(printed, sections), ...lostPages(printed, sections)];
}

/** Section breaks of a condition, without which the text before stands on another kind of page. */
function lostPages(printed: readonly Printed[], { enclosed }: Sections) {
  const pages = new Map(printed.map(({ paragraph, page }) => [paragraph, page]));
  if (printed.every(({ paragraph, page }) => pages.get(paragraph) === page)) return [];
  return [...enclosed]
    .filter(([{ element }]) => propertyOf(element, 'w:sectPr'))
    .map(([paragraph, { start }]) =>
      checkDiagnostic('lost-page', whereIs({ paragraph }), start.name),
    );
}

/** Turns that are glued together or look otherwise than the first, and rows and lines that are emptied. */
function brokenTurns(printed: readonly Printed[], { paragraphs, sections }: Sections) {
  const found = new Map<PlacedTag, Diagnostic>();
  const emptied = new Set<Paragraph>();
  for (const { paragraph, text, words, meetsTable } of printed) {
    if (isUnseen(text) && paragraph.text !== '') emptied.add(paragraph);
    const glued = words.find(({ word }, at) => isGlued(text, word, words[at + 1]?.word));
    const [loop] = loopsOf(glued?.tag?.around);
    if (loop) say('glued-loop', loop);
    // docxtemplater 3.71 prints the second turn in the look of the end's paragraph.
    const isOther = words.some(({ tag }) => !tag) || hasOther(paragraph, text);
    if (isOther || (words.length > 0 && /^\s*\n/.test(text))) sayOf(paragraph, 'shared-line');
    // The paragraph between two tables is gone.
    const next = meetsTable && paragraphs[paragraphs.indexOf(paragraph) + 1];
    if (next && !rowOf(next)) sayOf(next, 'meeting-tables');
  }
  for (const section of sections) {
    const { start, end, isLoop } = section;
    const typed =
      end?.paragraph === start.paragraph ? end.paragraph.text.slice(start.end, end.start) : '';
    if (isLoop && /^[^{}]*[^\s,;{}]$/.test(typed)) say('glued-loop', section);
  }
  for (const paragraph of emptied) {
    const kind = emptiedKind(paragraph, paragraphs, emptied);
    if (kind) sayOf(paragraph, kind);
  }
  return [...found.values()];

  function say(id: CheckName, { start }: Section) {
    const where = whereIs(start);
    const first = id === 'shared-line' ? start.inner : start.name;
    found.set(start, found.get(start) ?? checkDiagnostic(id, where, first, start.name));
  }

  function sayOf(paragraph: Paragraph, id: CheckName) {
    for (const section of sections) {
      const isHere = [section.start, section.end].some((tag) => tag?.paragraph === paragraph);
      if (isHere && (section.isLoop || !emptied.has(paragraph))) say(id, section);
    }
  }
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

/** Whether a paragraph holds nothing but tags of sections. */
function isBlank({ text }: Paragraph) {
  return isUnseen(withoutBlockTags(text));
}

/** Whether typed words of another paragraph were printed in one. */
function hasOther({ text }: Paragraph, printed: string) {
  const letters = (one: string) => one.replace(/\P{L}/gu, '');
  const typed = letters(text.replace(/\{[^{}]*\}/g, ''));
  const isWhole = /\{#([^{}]*)\}.*\{\/\1\}/s.test(text);
  return !isWhole && letters(printed.replace(/\uE000.*?\uE001/gs, '')).length > typed.length;
}

/** Whether a word of another turn follows one at once. */
function isGlued(text: string, word: string, next = '') {
  const [one, other] = [readWord(word), readWord(next)];
  return next && one.list === other.list && one.turn !== other.turn && text.includes(word + next);
}
