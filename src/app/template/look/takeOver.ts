import { loadTemplate } from '../../../browser/loadTemplate';
import type { GeneratorEntry } from '../../../catalog';
import { TemplateError } from '../../../document/templateError';
import type { TemplateProblem } from '../../../document/templateProblem';
import { createStore } from '../../../ui/store';
import { draftOf } from '../../draft/drafts';
import { type CheckedTemplate, original } from '../../draft/visitorsTemplate';
import { createLatest, isAbort } from '../../engine/createLatest';
import { checkingEngine } from '../../engine/engines';
import { lostOnPaper } from '../lostOnPaper';
import type { ShownTemplate } from '../shownTemplate';

/** A template in the look of another file. */
export type RestyledTemplate = CheckedTemplate & {
  entry: GeneratorEntry;
  /** What fell back to the original, and what was left out. */
  notes: readonly TemplateProblem[];
};

/** Whether its page is to use it: the check finds no problem in it. */
export function isInForce({ report }: Pick<RestyledTemplate, 'report'>): boolean {
  return report.problems.length === 0;
}

/** What became of a file whose look was to be taken over. */
export type LookState =
  | { kind: 'none' }
  | { kind: 'working'; name: string; done: number }
  | { kind: 'cancelled' | 'failed'; name: string }
  | { kind: 'refused'; name: string; problems: readonly TemplateProblem[] }
  /** `kept`: where a template that somebody chose on its own page stays in force. */
  | {
      kind: 'taken';
      name: string;
      restyled: readonly RestyledTemplate[];
      kept: readonly RestyledTemplate[];
    };

/** The look that all templates have taken over, for as long as the tab is open. */
export const look = createStore<LookState>({ kind: 'none' });

const latest = createLatest();

/**
 * Gives all templates the look of a file, in the worker, and puts those in which the check finds no
 * problem in force on their pages; in the place of the others the original is. A template that somebody
 * brought to its own page stays.
 */
export async function takeOver(file: File, templates: readonly ShownTemplate[]): Promise<void> {
  const { name } = file;
  const signal = latest.next();
  look.set({ kind: 'working', name, done: 0 });
  const state = await restyleAll(file, templates, signal);
  if (signal.aborted) return;
  if (state.kind !== 'taken') return look.set(state);
  const kept = state.restyled.filter((one) => isInForce(one) && isOwn(one.entry, templates));
  look.set({ ...state, kept });
  for (const one of state.restyled) {
    if (!isOwn(one.entry, templates)) putInForce(one, templates);
  }
}

/** Puts the look in force also where a template of somebody's own is. */
export function takeOverKept(templates: readonly ShownTemplate[]): void {
  const state = look.current();
  if (state.kind !== 'taken') return;
  for (const one of state.kept) putInForce(one, templates);
  look.set({ ...state, kept: [] });
}

function isOwn(entry: GeneratorEntry, templates: readonly ShownTemplate[]): boolean {
  return visitorsOf(entry, templates)?.current().active?.origin === 'page';
}

function putInForce(restyled: RestyledTemplate, templates: readonly ShownTemplate[]) {
  visitorsOf(restyled.entry, templates)?.set(
    isInForce(restyled)
      ? { active: { ...restyled, origin: 'look' }, comments: 'possible' }
      : original,
  );
}

function visitorsOf(entry: GeneratorEntry, templates: readonly ShownTemplate[]) {
  const template = templates.find((one) => one.entry === entry);
  return template && draftOf(entry.slug, template.generator).visitors;
}

/** Ends taking over a look, whatever it waits for. */
export function stop(): void {
  latest.abort();
  const state = look.current();
  if (state.kind === 'working') look.set({ kind: 'cancelled', name: state.name });
}

/** Puts the originals in force on all pages. */
export function backToOriginals(templates: readonly ShownTemplate[]): void {
  latest.abort();
  look.set({ kind: 'none' });
  for (const { entry, generator } of templates)
    draftOf(entry.slug, generator).visitors.set(original);
}

async function restyleAll(
  file: File,
  templates: readonly ShownTemplate[],
  signal: AbortSignal,
): Promise<LookState> {
  const { name } = file;
  try {
    const model = new Uint8Array(await file.arrayBuffer());
    const restyled: RestyledTemplate[] = [];
    for (const { entry, generator } of templates) {
      const template = await loadTemplate(entry.slug);
      signal.throwIfAborted();
      const taken = await checkingEngine.ask('look', model, [template, generator.fields], signal);
      const lost = isInForce(taken) ? await lostOnPaper(taken.bytes, generator.fields, signal) : [];
      signal.throwIfAborted();
      restyled.push({ entry, name, ...taken, notes: [...taken.notes, ...lost] });
      look.set({ kind: 'working', name, done: restyled.length });
    }
    return { kind: 'taken', name, restyled, kept: [] };
  } catch (error) {
    if (error instanceof TemplateError) {
      return { kind: 'refused', name, problems: error.problems };
    }
    if (!isAbort(error)) console.error(error);
    return { kind: 'failed', name };
  }
}
