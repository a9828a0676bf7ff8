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
 * @param turns of the outermost loops
 * @param inner of those inside of them
 */
export function longData(
  fields: Fields,
  turns: number,
  inner: number,
  turn = 1,
): Record<string, unknown> {
  const dataOf = (name: string, field: Field) => {
    if (field === 'condition') return true;
    if (field === 'position') return `${turn}`;
    if (field === 'value') return `${name}: ${longText}`;
    if (typeof field === 'string') return `${name}: ${longText.slice(0, longText.length / 2)}`;
    return Array.from({ length: turns }, (_, at) => longData(field, inner, inner, at + 1));
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, dataOf(name, field)]),
  );
}

/**
 * What a template with long texts does not show on its pages. Of one that cannot be filled or shown, nothing is known:
 * that is said where somebody waits for it.
 *
 * @param template a template without problems
 */
export async function tryOnPaper(
  template: Uint8Array,
  fields: Fields,
  signal?: AbortSignal,
): Promise<TemplateProblem[]> {
  try {
    // What is too wide in two turns is so in sixty.
    const data = longData(fields, 2, 2);
    const bytes = await quietEngine.ask('fill', template, [fields, data], signal);
    const { lostTextOf } = await loadRendering();
    const lost = await lostTextOf(bytes);
    return (['cutOff', 'broken', 'faint'] as const).flatMap((kind) => {
      const first = lost.find((one) => one.kind === kind);
      return first ? [paperNotice(`paper.${kind}`, { words: first.text })] : [];
    });
  } catch {
    return [];
  }
}
