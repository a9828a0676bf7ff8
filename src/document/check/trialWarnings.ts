import { checkDiagnostic } from '../sentences/check';
import { type Block, type Blocks, isBlank, isControlLine, loopsOf } from '../tags/readBlocks';
import { separateBlockTags } from '../tags/separateBlockTags';
import { rowOf } from '../word/paragraphs';
import { type Printed, pageBreak, printedSections, type TriedTemplate } from './trial';
import type { TrialCase } from './trialCases';

/** Reports the flawed blocks of a template, and the first empty page of its trial documents. */
export function trialWarnings({ trial, facts }: TriedTemplate) {
  const printed = [...new Set([...trial.values()].flat())];
  return [...flawedBlocks(printed, facts), ...[...trial].flatMap(emptyPageWarnings).slice(0, 1)];
}

/**
 * Reports the first empty page of a document. A page begins at a page break or at a section. If all pages are empty,
 * none is reported.
 */
function emptyPageWarnings([{ sentenceStart, where }, printed]: readonly [
  TrialCase,
  readonly Printed[],
]) {
  const pages: { text: string; line: Printed }[] = [];
  for (const { lines, type } of printedSections(printed)) {
    for (const [at, line] of lines.entries()) {
      // A page with an empty table row is not empty, because people write in the row.
      const text = rowOf(line.paragraph) ? `-${line.text}` : line.text;
      const [rest = '', ...onNewPages] = text.split(pageBreak);
      // A continuous section, and a section in the next column, continue the page of the previous section.
      const page = at > 0 || ['continuous', 'nextColumn'].includes(type) ? pages.at(-1) : undefined;
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
 * - `glued-loop`: The loop prints two entries with nothing between them.
 * - `shared-line`: A tag of the loop shares its paragraph with other text (`isShared`).
 */
function flawedBlocks(printed: readonly Printed[], { blocks }: Blocks) {
  // Two entries are glued when the last trial word of one entry touches the first trial word of the next.
  const glued = printed.flatMap(({ text, words }) => {
    const gluedWord = words.find(({ word, list, entryNumber }, index) => {
      const next = words[index + 1];
      return (
        next?.list === list && next.entryNumber !== entryNumber && text.includes(word + next.word)
      );
    });
    return loopsOf(gluedWord?.tag?.around).slice(0, 1);
  });
  const separated = separateBlockTags(blocks, new Map());

  /**
   * True for a loop over several paragraphs if a tag of the loop shares its paragraph with other text. A tag that gets
   * a control line from `separateBlockTags` does not count. In the paragraphs `Wir: {#items}{a}` and `{b}{/items}`,
   * docxtemplater 3.71 prints the second `{a}` behind the first `{b}`, with the formatting of the second paragraph.
   */
  function isShared({ start, end = start, isLoop }: Block) {
    const [first, last] = [start.paragraph, end.paragraph];
    return (
      isLoop &&
      first !== last &&
      first.element.parentNode === last.element.parentNode &&
      ![start, end].every((tag) => isControlLine(tag) || separated.includes(tag))
    );
  }

  return blocks.flatMap((block) => {
    const id = glued.includes(block) ? 'glued-loop' : isShared(block) && 'shared-line';
    return id ? checkDiagnostic(id, block.start, block.start.name, block.start.sign) : [];
  });
}
