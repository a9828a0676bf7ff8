import { loadTemplate } from '../../browser/loadTemplate';
import { TemplateError } from '../../document/templateError';
import type { TemplateProblem } from '../../document/templateProblem';
import { createStore } from '../../ui/store';
import { type CheckedTemplate, type Draft, original } from '../draft/draft';
import { createLatest, isAbort } from '../engine/createLatest';
import { checkingEngine } from '../engine/engines';
import { lostOnPaper } from './lostOnPaper';

/** The template of a draft in the look of another file. */
export type RestyledTemplate = CheckedTemplate & {
  draft: Draft;
  /** What fell back to the original, and what was left out. */
  notes: readonly TemplateProblem[];
};

/** Whether its page is to use it: the check finds no problem in it. */
export function isInForce({ report }: Pick<RestyledTemplate, 'report'>): boolean {
  return report.problems.length === 0;
}

/** What became of a file whose look was to be taken over. */
export type LookState = {
  sentence?: string;
  /** Whether that is good or bad news, where it is either. */
  isGood?: boolean;
  /** How many templates are done, while it is taken over. */
  done?: number;
  /** Why it is not taken over. */
  problems?: readonly TemplateProblem[];
  taken?: Taken;
};

export type Taken = {
  name: string;
  restyled: readonly RestyledTemplate[];
  /** Where a template that somebody chose on its own page stays in force. */
  kept: readonly RestyledTemplate[];
};

/** The look that all templates have taken over, for as long as the tab is open. */
export const look = createStore<LookState>({});

const latest = createLatest();

/**
 * Gives the templates of all drafts the look of a file, in the worker, and puts those in which the check finds
 * no problem in force on their pages; in the place of the others the original is. A template that somebody
 * brought to its own page stays.
 */
export async function takeOver(file: File, drafts: readonly Draft[]): Promise<void> {
  const signal = latest.next();
  const sentence = `Das Aussehen von «${file.name}» wird übernommen …`;
  look.set({ sentence, done: 0 });
  const state = await restyleAll(file, drafts, signal, (done) => look.set({ sentence, done }));
  if (signal.aborted) return;
  for (const one of state.taken?.restyled ?? []) if (!isOwn(one)) putInForce(one);
  look.set(state);
}

/** Puts the look in force also where a template of somebody's own is. */
export function takeOverKept({ kept, ...taken }: Taken): void {
  for (const one of kept) putInForce(one);
  look.set(stateOf({ ...taken, kept: [] }));
}

function isOwn({ draft }: RestyledTemplate): boolean {
  return draft.visitors.current().active?.origin === 'page';
}

function putInForce(restyled: RestyledTemplate) {
  const { draft, name, bytes, report } = restyled;
  draft.visitors.set(
    isInForce(restyled) ? { active: { name, bytes, report, origin: 'look' } } : original,
  );
}

/** Ends taking over a look, whatever it waits for. */
export function stop(): void {
  latest.abort();
  if (look.current().done === undefined) return;
  look.set({ sentence: 'Abgebrochen. An den Vorlagen ist nichts geändert.' });
}

/** Puts the originals in force on all pages. */
export function backToOriginals(drafts: readonly Draft[]): void {
  latest.abort();
  for (const { visitors } of drafts) visitors.set(original);
  look.set({});
}

async function restyleAll(
  file: File,
  drafts: readonly Draft[],
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<LookState> {
  const { name } = file;
  try {
    const model = new Uint8Array(await file.arrayBuffer());
    const restyled: RestyledTemplate[] = [];
    for (const draft of drafts) {
      const { fields } = draft.generator;
      const template = await loadTemplate(draft.entry.slug);
      signal.throwIfAborted();
      const taken = await checkingEngine.ask('look', model, [template, fields], signal);
      const lost = isInForce(taken) ? await lostOnPaper(taken.bytes, fields, signal) : [];
      signal.throwIfAborted();
      restyled.push({ draft, name, ...taken, notes: [...taken.notes, ...lost] });
      tell(restyled.length);
    }
    const kept = restyled.filter((one) => isInForce(one) && isOwn(one));
    return stateOf({ name, restyled, kept });
  } catch (error) {
    if (error instanceof TemplateError) {
      const sentence = `«${name}» lässt sich nicht als Vorbild nehmen.`;
      return { sentence, isGood: false, problems: error.problems };
    }
    if (!isAbort(error)) console.error(error);
    const sentence = `Das Aussehen von «${name}» liess sich nicht übernehmen: Die Datei ist nicht mehr lesbar, die Verbindung fehlt, oder dein Browser ist zu alt. Wähle sie noch einmal.`;
    return { sentence, isGood: false };
  }
}

function stateOf(taken: Taken): LookState {
  const { name, restyled, kept } = taken;
  const good = restyled.filter(isInForce).length - kept.length;
  const sentence = `${good} von ${restyled.length} Vorlagen haben jetzt das Aussehen von «${name}».`;
  return { sentence, isGood: good > 0, taken };
}
