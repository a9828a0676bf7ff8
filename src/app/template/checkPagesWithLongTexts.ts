import { trialData } from '../../document/check/trialData';
import type { Diagnostic } from '../../document/diagnostic';
import { paperDiagnostic } from '../../document/sentences/paper';
import { groupBy } from '../../document/word/groupBy';
import type { Generator } from '../../generators/defineGenerator';
import type { CheckedTemplate } from '../draft/draft';
import { trialEngine } from '../engine/engines';
import { loadRendering } from '../preview/loadRendering';
import type { LostText } from '../preview/lostText';

const longText =
  'ein langer Text, der zeigt, ob die Vorlage ihm Platz lässt, auch über mehrere Zeilen und mit einem Wort wie Sicherheitskonzept am Ende';

/**
 * The fonts that no diagnostic names, because nearly every computer has these fonts. `MS Gothic` is the font that Word
 * takes for the box of a check box.
 */
const commonFonts =
  'Calibri,Calibri Light,Cambria,Arial,Georgia,Verdana,Times New Roman,Courier New,MS Gothic'.split(
    ',',
  );

/** The largest number of texts that a diagnostic quotes. */
const mostQuoted = 5;

/**
 * Returns trial data with long texts. All conditions are true, except the options that are not ticked. Each long text
 * begins with the name of its tag. Fields of the kinds `part of …` and `free` get half of `longText`.
 *
 * @param ticked the names of the ticked options
 * @param count the number of entries in each list (`trialData`)
 */
export function longData({ fields, options }: Generator, ticked: readonly string[], count: number) {
  return trialData(
    fields,
    (name) => !options.has(name) || ticked.includes(name),
    ({ field, tag, entryNumber }) => {
      const length = field === 'value' ? longText.length : longText.length / 2;
      return field === 'position' ? `${entryNumber}` : `${tag}: ${longText.slice(0, length)}`;
    },
    count,
  );
}

/**
 * Fills a template with long texts, once with all options and once without options. Lays out both documents as the
 * preview does, and checks their pages. The warnings are about texts that are cut off or hard to read. The changes are
 * about fonts that few people have, and about more or fewer pages than the original has.
 *
 * @param checked a template and its report
 * @param original the original template. Without an original, the numbers of pages are not compared
 * @returns the report with the warnings and changes. For a template that cannot be filled or shown, the report stays
 *   unchanged, because the check or the preview reports this failure.
 */
export async function checkPagesWithLongTexts(
  { bytes, report }: CheckedTemplate,
  generator: Generator,
  signal?: AbortSignal,
  original?: Uint8Array,
) {
  const texts: LostText[] = [];
  const fonts = new Set<string>();
  const changes: Diagnostic[] = [];
  try {
    const { inspectPages } = await loadRendering();
    const seen = async (template: Uint8Array, data: object) =>
      inspectPages(await trialEngine.ask('fill', template, [generator.fields, data], signal));
    for (const [how, ticked] of [
      ['Mit allen Wünschen', [...generator.options.keys()]],
      ['Ohne Wünsche', []],
    ] as const) {
      // Two entries in each list are enough, because the number of entries does not change the width of a table.
      const data = longData(generator, ticked, 2);
      const { lost, count, ...paper } = await seen(bytes, data);
      for (const name of paper.fonts) if (!commonFonts.includes(name)) fonts.add(`«${name}»`);
      texts.push(...lost);
      const originalCount = original ? (await seen(original, data)).count : count;
      if (count !== originalCount)
        changes.push(paperDiagnostic('paper.pages', {}, originalCount, how, count));
    }
    if (fonts.size > 0) changes.unshift(paperDiagnostic('paper.fonts', {}, [...fonts]));
  } catch {
    return report;
  }
  const warnings = groupBy(texts, ({ kind }) => kind).map((found) => {
    const quoted = new Set(found.map(({ text }) => text.replace(/^(\w+): .*/s, '{$1}')));
    const words = [...quoted].slice(0, mostQuoted).join('», «');
    return paperDiagnostic(`paper.${found[0].kind}`, { words });
  });
  return {
    ...report,
    warnings: [...report.warnings, ...warnings],
    changes: [...report.changes, ...changes],
  };
}
