import { askToStay } from '../../browser/askToStay';
import { loadTemplate } from '../../browser/loadTemplate';
import type { Diagnostic } from '../../document/diagnostic';
import { createStore } from '../../ui/store';
import { type CheckedTemplate, type Draft, original } from '../draft/draft';
import { readAnew, startedDrafts } from '../draft/drafts';
import { createLatest } from '../engine/createLatest';
import { checkingEngine } from '../engine/engines';
import { fileFailure } from '../engine/failures';
import { tryOnPaper } from './tryOnPaper';

/** The original template of a draft in the look of a letterhead. */
export type RestyledTemplate = CheckedTemplate & {
  draft: Draft;
  /** Diagnostics about parts of the look that were not applied. */
  notes: readonly Diagnostic[];
};

/** The state of applying a look. */
type LookState = {
  sentence?: string;
  /** The kind of the sentence; `undefined` for a neutral one. */
  news?: 'good' | 'bad';
  /** The number of finished templates, while a look is being applied. */
  done?: number;
  restyled?: readonly RestyledTemplate[];
};

/** The look that was applied to all templates; kept as long as the tab is open. */
export const look = createStore<LookState>({});

const latest = createLatest();

// Closing the tab would lose an unfinished look.
const stay = askToStay();
look.subscribe(() => stay(look.current().done !== undefined));

/**
 * Applies the look of a letterhead to the originals of all started drafts, in the worker. A template without errors
 * comes into force on its page; otherwise the original does. A custom template that was chosen on its own page stays.
 */
export async function applyLetterhead(file: File) {
  const signal = latest.next();
  const { name } = file;
  const sentence = `Das Aussehen von «${name}» wird übernommen …`;
  look.set({ sentence, done: 0 });
  try {
    const letterhead = new Uint8Array(await file.arrayBuffer());
    const restyled: RestyledTemplate[] = [];
    for (const draft of startedDrafts()) {
      const { fields } = draft.generator;
      const template = await loadTemplate(draft.entry.slug);
      signal.throwIfAborted();
      const taken = await checkingEngine.ask(
        'restyleAndCheck',
        letterhead,
        [template, fields],
        signal,
      );
      const { warnings } = await tryOnPaper(taken.bytes, draft.generator, signal);
      signal.throwIfAborted();
      restyled.push({ draft, name, ...taken, notes: [...taken.notes, ...warnings] });
      look.set({ sentence, done: restyled.length });
    }
    const isKept = ({ draft }: RestyledTemplate) =>
      draft.customTemplate.current().inUse?.origin === 'page';
    const kept = restyled.filter(isKept).map(({ draft }) => `«${draft.entry.name}»`);
    const inForce = restyled.filter((one) => !isKept(one) && putInForce(one)).length;
    const result = `${inForce} von ${restyled.length} Vorlagen haben jetzt das Aussehen von «${name}».`;
    const rest = `Bei ${kept.join(', ')} bleibt die Vorlage aktiv, die du dort gewählt hast. Soll das Aussehen auch dort gelten, drücke dort «Original verwenden» und wähle den Briefkopf noch einmal.`;
    look.set({
      sentence: kept.length > 0 ? `${result} ${rest}` : result,
      news: inForce > 0 ? 'good' : 'bad',
      restyled,
    });
    readAnew();
  } catch (error) {
    if (!signal.aborted) look.set({ news: 'bad', sentence: fileFailure(`«${name}»`, error) });
  }
}

/** @returns true when the page of the template uses it now */
function putInForce({ draft, name, bytes, report }: RestyledTemplate) {
  const isUsable = report.errors.length === 0;
  const inUse = { name, bytes, report, origin: 'look' } as const;
  draft.customTemplate.set(isUsable ? { inUse } : original);
  return isUsable;
}

/** Aborts applying a look. */
export function stop() {
  latest.abort();
  look.set({ sentence: 'Abgebrochen. An den Vorlagen ist nichts geändert.' });
}

/** Puts the originals in force on all pages. */
export function backToOriginals() {
  latest.abort();
  for (const { customTemplate } of startedDrafts()) customTemplate.set(original);
  look.set({ sentence: 'Auf allen Seiten ist wieder das Original aktiv.' });
  readAnew();
}
