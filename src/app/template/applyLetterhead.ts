import { loadTemplate } from '../../browser/loadTemplate';
import type { Diagnostic } from '../../document/diagnostic';
import { createStore } from '../../ui/store';
import type { CheckedTemplate, Draft } from '../draft/draft';
import { startDrafts, startedDrafts } from '../draft/drafts';
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
  /** True until the restyled templates are in use, or until the applying fails or is stopped. */
  isWorking?: boolean;
  sentence?: string | undefined;
  /** The CSS class of the sentence. `news` is missing for a neutral sentence, e.g. while a look is being applied. */
  news?: 'good' | 'bad' | undefined;
  /** The quoted names of the documents that keep the templates that somebody chose for them. */
  kept?: readonly string[];
  restyled?: readonly RestyledTemplate[];
};

/** The progress or result of applying a look to all templates. The store exists as long as the tab. */
export const letterheadState = createStore<LetterheadState>({});

const latest = createLatest();

/**
 * Applies the look of a letterhead to the originals of all documents, in the worker, and uses the restyled templates
 * (`putInUse`). `checkPagesWithLongTexts` checks templates that are already in use, because this check is slow.
 */
export async function applyLetterhead(file: File) {
  const signal = latest.next();
  const { name } = file;
  const tell = (sentence: string, news?: 'bad') =>
    letterheadState.set({ ...letterheadState.current(), isWorking: !news, sentence, news });
  tell(`Das Aussehen von «${name}» wird übernommen …`);
  try {
    const letterhead = new Uint8Array(await file.arrayBuffer());
    const restyled = [];
    for (const draft of await startDrafts()) {
      const taken = await checkingEngine.ask(
        'restyleAndCheck',
        letterhead,
        [await loadTemplate(draft.entry.slug), draft.generator.fields],
        signal,
      );
      signal.throwIfAborted();
      restyled.push({ draft, name, ...taken });
    }
    putInUse(restyled);
    const checked = [];
    for (const one of restyled) {
      const report = await checkPagesWithLongTexts(one, one.draft.generator, signal);
      signal.throwIfAborted();
      checked.push({ ...one, report });
    }
    for (const { draft, bytes, report } of checked) {
      const { inUse, attempt } = draft.customTemplate.current();
      if (inUse?.bytes === bytes)
        draft.customTemplate.set({ attempt, inUse: { ...inUse, report } });
    }
    letterheadState.set({ ...letterheadState.current(), restyled: checked });
  } catch (error) {
    // The earlier letterhead stays in use.
    if (!signal.aborted) tell(fileFailure(`«${name}»`, error), 'bad');
  }
}

/**
 * Makes each page use its restyled template, or the original if the restyled template has errors, and tells the result.
 *
 * @param isEverywhere also replaces the custom templates that somebody chose for single documents
 */
export function putInUse(restyled: readonly RestyledTemplate[], isEverywhere?: boolean) {
  const kept: string[] = [];
  let usedCount = 0;
  for (const { draft, name, bytes, report } of restyled) {
    const { entry, customTemplate } = draft;
    const current = customTemplate.current();
    if (!isEverywhere && current.inUse?.origin === 'page') kept.push(`«${entry.name}»`);
    else if (report.errors.length > 0) customTemplate.set({});
    else {
      customTemplate.set({ ...current, inUse: { name, bytes, report, origin: 'look' } });
      usedCount += 1;
    }
  }
  const result = `${usedCount} von ${restyled.length} Vorlagen haben jetzt das Aussehen von «${restyled[0]?.name}».`;
  letterheadState.set({
    restyled,
    sentence: kept[0]
      ? `${result} Bei ${kept.join(', ')} bleibt die Vorlage aktiv, die du dort gewählt hast.`
      : result,
    news: usedCount > 0 ? 'good' : 'bad',
    kept,
  });
}

/** Waits until no look is being applied. */
export async function letterheadEnd() {
  while (letterheadState.current().isWorking) await new Promise<void>(letterheadState.subscribe);
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
