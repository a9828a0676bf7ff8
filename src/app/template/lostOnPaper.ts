import { worstCase } from '../../document/exampleData';
import type { Fields } from '../../document/fields';
import { paperNotice } from '../../document/sentences/paper';
import type { TemplateProblem } from '../../document/templateProblem';
import { quietEngine } from '../engine/engines';
import { loadRendering, onPaper } from '../preview/loadRendering';

const longText =
  'ein langer Text, der zeigt, ob die Vorlage ihm Platz lässt, auch über mehrere Zeilen und mit einem Wort wie Lagerbewilligungsverfahrensbestätigung am Ende';

/** Data for a document in which everything is said at length. */
export function longData(fields: Fields, turns: readonly number[]): Record<string, unknown> {
  return worstCase(fields, longText, turns);
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
    const { findLostText } = await loadRendering();
    const lost = await onPaper(bytes, findLostText);
    return (['cutOff', 'faint'] as const).flatMap((kind) => {
      const first = lost.find((one) => one.kind === kind);
      return first ? [paperNotice(ids[kind], { words: first.text })] : [];
    });
  } catch {
    return [];
  }
}

/** Whether a notice says what `lostOnPaper` finds. */
export function isAboutPaper({ id }: TemplateProblem): boolean {
  return id === ids.cutOff || id === ids.faint;
}

const ids = { cutOff: 'paper-cut-off', faint: 'paper-faint' } as const;
