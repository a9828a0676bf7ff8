import { loadTemplate } from '../../browser/loadTemplate';
import type { TemplateProblem } from '../../document/templateProblem';
import { askToStay } from '../../ui/askToStay';
import { createStore } from '../../ui/store';
import { type CheckedTemplate, type Draft, original } from '../draft/draft';
import { readAnew, startedDrafts } from '../draft/drafts';
import { createLatest } from '../engine/createLatest';
import { checkingEngine } from '../engine/engines';
import { fileFailure } from '../engine/failures';
import { tryOnPaper } from './tryOnPaper';

/** The template of a draft in the look of another file. */
export type RestyledTemplate = CheckedTemplate & {
  draft: Draft;
  /** What fell back to the original, and what was left out. */
  notes: readonly TemplateProblem[];
  /** Whether the template stays in force that somebody chose on its own page. */
  isKept?: boolean;
};

/** Whether its page can use it: the check finds no problem in it. */
function isUsable({ report }: Pick<RestyledTemplate, 'report'>) {
  return report.problems.length === 0;
}

/** What became of a file whose look was to be taken over. */
type LookState = {
  sentence?: string;
  /** What it is, where it is either. */
  news?: 'good' | 'bad';
  /** How many templates are done, while it is taken over. */
  done?: number;
  restyled?: readonly RestyledTemplate[];
};

/** The look that all templates have taken over, for as long as the tab is open. */
export const look = createStore<LookState>({});

const latest = createLatest();

// What is half taken over would be gone with the tab.
const stay = askToStay();
look.subscribe(() => stay(look.current().done !== undefined));

/**
 * Gives the templates of all drafts that are started the look of a file, in the worker, and puts those in which the check finds
 * no problem in force on their pages; in the place of the others the original is. A template that somebody
 * brought to its own page stays.
 */
export async function takeOver(file: File) {
  const signal = latest.next();
  const { name } = file;
  const sentence = `Das Aussehen von «${name}» wird übernommen …`;
  look.set({ sentence, done: 0 });
  try {
    const model = new Uint8Array(await file.arrayBuffer());
    const restyled: RestyledTemplate[] = [];
    for (const draft of startedDrafts()) {
      const { fields } = draft.generator;
      const template = await loadTemplate(draft.entry.slug);
      signal.throwIfAborted();
      const taken = await checkingEngine.ask('look', model, [template, fields], signal);
      const lost = isUsable(taken) && (await tryOnPaper(taken.bytes, draft.generator, signal));
      signal.throwIfAborted();
      const isKept = draft.visitors.current().active?.origin === 'page';
      restyled.push({
        draft,
        name,
        ...taken,
        notes: [...taken.notes, ...(lost ? lost.notices : [])],
        isKept,
      });
      look.set({ sentence, done: restyled.length });
    }
    const inForce = restyled.filter(putInForce).length;
    const result = `${inForce} von ${restyled.length} Vorlagen haben jetzt das Aussehen von «${name}».`;
    look.set({ sentence: result, news: inForce > 0 ? 'good' : 'bad', restyled });
    readAnew();
  } catch (error) {
    if (!signal.aborted) look.set({ news: 'bad', sentence: fileFailure(`«${name}»`, error) });
  }
}

/** @returns whether the page of a template uses it now */
function putInForce({ draft, name, bytes, report, isKept }: RestyledTemplate) {
  if (isKept) return false;
  const active = isUsable({ report }) && ({ name, bytes, report, origin: 'look' } as const);
  draft.visitors.set(active ? { active } : original);
  return active !== false;
}

/** Ends taking over a look, whatever it waits for. */
export function stop() {
  latest.abort();
  look.set({ sentence: 'Abgebrochen. An den Vorlagen ist nichts geändert.' });
}

/** Puts the originals in force on all pages. */
export function backToOriginals() {
  latest.abort();
  for (const { visitors } of startedDrafts()) visitors.set(original);
  look.set({ sentence: 'Auf allen Seiten ist wieder das Original aktiv.' });
  readAnew();
}
