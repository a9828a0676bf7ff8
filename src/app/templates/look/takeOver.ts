import { loadTemplate } from '../../../browser/loadTemplate';
import type { GeneratorEntry } from '../../../catalog';
import type { TemplateReport } from '../../../document/checkTemplate';
import { TemplateError } from '../../../document/templateError';
import type { TemplateProblem } from '../../../document/templateProblem';
import { createStore } from '../../createStore';
import { Cancelled } from '../../generator/cancelled';
import { templateWorker } from '../../generator/templateWorker';
import { workOf } from '../../generator/works';
import type { ShownTemplate } from '../shownTemplate';

/** A template in the look of another file. */
export type Dressed = {
  entry: GeneratorEntry;
  bytes: Uint8Array;
  /** What fell back to the original, and what was left out. */
  notes: readonly TemplateProblem[];
  report: TemplateReport;
};

/** Whether its page is to use it: the check finds no problem in it. */
export function isInForce({ report }: Dressed): boolean {
  return report.problems.length === 0;
}

/** What became of a file whose look was to be taken over. */
export type LookState =
  | { kind: 'none' }
  | { kind: 'working'; name: string; done: number }
  | { kind: 'cancelled' | 'failed'; name: string }
  | { kind: 'refused'; name: string; problems: readonly TemplateProblem[] }
  | { kind: 'taken'; name: string; dressed: readonly Dressed[] };

/** The look that all templates have taken over, for as long as the tab is open. */
export const look = createStore<LookState>({ kind: 'none' });

let last: File | undefined;

/**
 * Gives all templates the look of a file, in the worker, and puts those in which the check finds no
 * problem in force on their pages. Of two files in a row the later one counts.
 */
export async function takeOver(file: File, templates: readonly ShownTemplate[]): Promise<void> {
  stop();
  last = file;
  const state = await dressAll(file, templates);
  if (last !== file) return;
  look.set(state);
  if (state.kind !== 'taken') return;
  for (const { entry, bytes, report } of state.dressed.filter(isInForce)) {
    const template = templates.find((one) => one.entry === entry);
    if (!template) continue;
    const { visitors } = workOf(entry.slug, template.unit);
    visitors.set({ kind: 'active', name: file.name, bytes, report, comments: 'possible' });
  }
}

/** Ends taking over a look, whatever it waits for. */
export function stop(): void {
  const state = look.current();
  if (state.kind !== 'working') return;
  last = undefined;
  templateWorker.cancel();
  look.set({ kind: 'cancelled', name: state.name });
}

/** Puts the originals in force on all pages. */
export function backToOriginals(templates: readonly ShownTemplate[]): void {
  stop();
  look.set({ kind: 'none' });
  for (const { entry, unit } of templates) workOf(entry.slug, unit).visitors.set({ kind: 'none' });
}

async function dressAll(file: File, templates: readonly ShownTemplate[]): Promise<LookState> {
  const { name } = file;

  async function unlessEnded<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    if (last !== file) throw new Cancelled();
    return result;
  }

  try {
    look.set({ kind: 'working', name, done: 0 });
    const model = new Uint8Array(await unlessEnded(file.arrayBuffer()));
    const dressed: Dressed[] = [];
    for (const { entry, unit } of templates) {
      const original = await unlessEnded(loadTemplate(entry.slug));
      const asked = templateWorker.ask(model, 'look', original, unit.fields);
      dressed.push({ entry, ...(await unlessEnded(asked)) });
      look.set({ kind: 'working', name, done: dressed.length });
    }
    return { kind: 'taken', name, dressed };
  } catch (error) {
    if (error instanceof Cancelled) return { kind: 'cancelled', name };
    if (error instanceof TemplateError) {
      return { kind: 'refused', name, problems: error.problems };
    }
    console.error(error);
    return { kind: 'failed', name };
  }
}
