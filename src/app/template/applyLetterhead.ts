import { loadTemplate } from '../../browser/loadTemplate';
import type { Diagnostic } from '../../document/diagnostic';
import { createStore } from '../../ui/store';
import type { CheckedTemplate, Draft } from '../draft/draft';
import { startedDrafts } from '../draft/drafts';
import { createLatest } from '../engine/createLatest';
import { checkingEngine } from '../engine/engines';
import { fileFailure } from '../engine/failures';
import { checkPagesWithLongTexts } from './checkPagesWithLongTexts';

/** The original template of a draft in the look of a letterhead. */
export type RestyledTemplate = CheckedTemplate & {
  draft: Draft;
  /** Diagnostics about parts of the look that were not applied. */
  notes: readonly Diagnostic[];
};

type LetterheadState = {
  sentence?: string | undefined;
  /** The CSS class of the sentence; `undefined` for a neutral sentence. */
  news?: 'good' | 'bad';
  /** The number of finished templates while a look is being applied; otherwise `undefined`. */
  done?: number;
  restyled?: readonly RestyledTemplate[];
};

/** The progress or result of applying a look to all templates. The store exists as long as the tab. */
export const letterheadState = createStore<LetterheadState>({});

const latest = createLatest();

/**
 * Applies the look of a letterhead to the originals of all drafts of this tab, in the worker. A page for which somebody
 * chose a custom template keeps this template. Every other page uses the restyled template, or the original if the
 * restyled template has errors.
 */
export async function applyLetterhead(file: File) {
  const signal = latest.next();
  const { name } = file;
  const sentence = `Das Aussehen von «${name}» wird übernommen …`;
  letterheadState.set({ sentence, done: 0 });
  try {
    const letterhead = new Uint8Array(await file.arrayBuffer());
    const restyled: RestyledTemplate[] = [];
    for (const draft of startedDrafts()) {
      const taken = await checkingEngine.ask(
        'restyleAndCheck',
        letterhead,
        [await loadTemplate(draft.entry.slug), draft.generator.fields],
        signal,
      );
      const report = await checkPagesWithLongTexts(taken, draft.generator, signal);
      signal.throwIfAborted();
      restyled.push({ draft, name, ...taken, report });
      letterheadState.set({ sentence, done: restyled.length });
    }
    const kept: string[] = [];
    let usedCount = 0;
    for (const {
      draft: { entry, customTemplate },
      bytes,
      report,
    } of restyled) {
      if (customTemplate.current().inUse?.origin === 'page') kept.push(`«${entry.name}»`);
      else if (report.errors.length > 0) customTemplate.set({});
      else {
        customTemplate.set({ inUse: { name, bytes, report, origin: 'look' } });
        usedCount += 1;
      }
    }
    const result = `${usedCount} von ${restyled.length} Vorlagen haben jetzt das Aussehen von «${name}».`;
    const keptSentence = `Bei ${kept.join(', ')} bleibt die Vorlage aktiv, die du dort gewählt hast. Soll das Aussehen auch dort gelten, drücke dort «Original verwenden» und wähle den Briefkopf noch einmal.`;
    letterheadState.set({
      sentence: kept.length > 0 ? `${result} ${keptSentence}` : result,
      news: usedCount > 0 ? 'good' : 'bad',
      restyled,
    });
  } catch (error) {
    if (!signal.aborted)
      letterheadState.set({ news: 'bad', sentence: fileFailure(`«${name}»`, error) });
  }
}

/** Stops applying a look. `sentence` replaces the progress or result. */
export function cancelLetterhead(sentence?: string) {
  latest.abort();
  letterheadState.set({ sentence });
}

/** Makes all pages use the originals. */
export function restoreOriginals() {
  for (const { customTemplate } of startedDrafts()) customTemplate.set({});
  cancelLetterhead('Auf allen Seiten ist wieder das Original aktiv.');
}
