import { columnOf } from '../../document/check/trialData';
import type { Diagnostic, TemplateReport } from '../../document/diagnostic';
import type { Field, Fields } from '../../document/fields';
import { paperDiagnostic } from '../../document/sentences/paper';
import { groupBy } from '../../document/word/groupBy';
import type { Generator } from '../../generators/defineGenerator';
import { trialEngine } from '../engine/engines';
import { loadRendering } from '../preview/loadRendering';
import type { LostText } from '../preview/lostText';

const longText =
  'ein langer Text, der zeigt, ob die Vorlage ihm Platz lässt, auch über mehrere Zeilen und mit einem Wort wie Sicherheitskonzept am Ende';

/**
 * Fonts that nearly every computer has. The diagnostic about other fonts leaves these fonts out, and `MS Gothic`, which
 * Word takes for the box of a check box.
 */
const commonFonts =
  'Calibri,Calibri Light,Cambria,Arial,Georgia,Verdana,Times New Roman,Courier New,MS Gothic'.split(
    ',',
  );

/** The largest number of texts that a diagnostic quotes. */
const mostQuoted = 5;

/**
 * Returns data that fills a template with long texts. All conditions are true. Each long text begins with the name of
 * its field. Fields of the kinds `part of …` and `free` get half of `longText`. A field of the kind `position` gets the
 * number of the item that contains the field. A list that other loops hold in groups or columns has as many items as
 * these loops hold together. Templates that print the list in different ways therefore print the same items.
 *
 * @param itemCount the number of items in the outermost loops. A column has half of these items
 * @param innerCount the number of items in the loops inside of other loops
 * @param itemNumber the number of the item for which the data is made, from 1
 */
export function longData(
  fields: Fields,
  itemCount: number,
  innerCount: number,
  itemNumber = 1,
): Record<string, unknown> {
  const dataOf = (name: string, field: Field) => {
    if (field === 'condition') return true;
    if (field === 'position') return `${itemNumber}`;
    const halves = field === 'value' ? 1 : 2;
    if (typeof field === 'string') return `${name}: ${longText.slice(0, longText.length / halves)}`;
    const isHeld = Object.values(fields).some((other) => typeof Object(other)[name] === 'object');
    const count = isHeld ? itemCount * innerCount : itemCount / (columnOf(name, fields) ? 2 : 1);
    return Array.from({ length: count }, (_, at) =>
      longData(field, innerCount, innerCount, at + 1),
    );
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, dataOf(name, field)]),
  );
}

/**
 * Returns data with the value false for each option that is not in `ticked`. The data does not contain the options in
 * `ticked`.
 */
export function untickedOptions(options: Generator['options'], ticked: readonly string[]) {
  const others = [...options.keys()].filter((name) => !ticked.includes(name));
  return Object.fromEntries(others.map((name) => [name, false]));
}

/**
 * Fills a template with long texts, once with all options and once without options. Lays out both documents as the
 * preview does, and checks their pages. The warnings are about texts that are cut off or hard to read. The changes are
 * about fonts that few people have, and about a number of pages that differs from the number of pages of the original.
 *
 * @param checked a template without errors, and its report
 * @param original the original template. Without an original, the numbers of pages are not compared
 * @returns the report with the warnings and changes. The report stays as it is for a template that cannot be filled or
 *   shown, because other code reports such templates
 */
export async function checkPagesWithLongTexts(
  { bytes, report }: { bytes: Uint8Array; report: TemplateReport },
  { fields, options }: Pick<Generator, 'fields' | 'options'>,
  signal?: AbortSignal,
  original?: Uint8Array,
): Promise<TemplateReport> {
  // Two items in each loop are enough, because a table that is too wide with sixty items is also too wide with two.
  const full = longData(fields, 2, 2);
  const texts: LostText[] = [];
  const fonts = new Set<string>();
  const changes: Diagnostic[] = [];
  try {
    const { inspectPages } = await loadRendering();
    const seen = async (template: Uint8Array, data: object) =>
      inspectPages(await trialEngine.ask('fill', template, [fields, data], signal));
    for (const [how, data] of [
      ['Mit allen Wünschen', full],
      ['Ohne Wünsche', { ...full, ...untickedOptions(options, []) }],
    ] as const) {
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
