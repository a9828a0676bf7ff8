import type { Field, Fields } from '../../document/fields';
import { paperNotice } from '../../document/sentences/paper';
import type { TemplateProblem } from '../../document/templateProblem';
import { quietEngine } from '../engine/engines';
import { loadRendering } from '../preview/loadRendering';

const longText =
  'ein langer Text, der zeigt, ob die Vorlage ihm Platz lässt, auch über mehrere Zeilen und mit einem Wort wie Sicherheitskonzept am Ende';

/**
 * Data for a document in which everything is said at length: every condition holds, each text says its own name first,
 * and what is part of another one is half as long.
 *
 * @param turns of the outermost loops, of those inside of them and so on; the last number holds on
 */
export function longData(
  fields: Fields,
  [turns = 0, ...inner]: readonly number[],
  turn = 1,
): Record<string, unknown> {
  const dataOf = (name: string, field: Field) => {
    if (field === 'condition') return true;
    if (field === 'position') return `${turn}`;
    if (field === 'value') return `${name}: ${longText}`;
    if (typeof field === 'string') return `${name}: ${longText.slice(0, longText.length / 2)}`;
    const deeper = inner.length > 0 ? inner : [turns];
    return Array.from({ length: turns }, (_, index) => longData(field, deeper, index + 1));
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, dataOf(name, field)]),
  );
}

/** Of every loop more than one turn: what is too wide in two is so in sixty. */
const fewTurns = [2];

/**
 * What a template with long texts does not show on its pages. Of one that cannot be filled or shown, nothing is known:
 * that is said where somebody waits for it.
 *
 * @param template a template without problems
 */
export async function lostOnPaper(
  template: Uint8Array,
  fields: Fields,
  signal?: AbortSignal,
): Promise<TemplateProblem[]> {
  try {
    const data = longData(fields, fewTurns);
    const bytes = await quietEngine.ask('fill', template, [fields, data], signal);
    const { lostTextOf } = await loadRendering();
    const lost = await lostTextOf(bytes);
    return (['cutOff', 'faint'] as const).flatMap((kind) => {
      const first = lost.find((one) => one.kind === kind);
      return first ? [paperNotice(ids[kind], { words: first.text })] : [];
    });
  } catch {
    return [];
  }
}

/** Whether a notice says what `lostOnPaper` finds. */
export function isAboutPaper({ id }: TemplateProblem) {
  return id === ids.cutOff || id === ids.faint;
}

const ids = { cutOff: 'paper-cut-off', faint: 'paper-faint' } as const;
