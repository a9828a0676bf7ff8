import type { ReadInput } from '../../generators/contract';
import type { Generator } from '../../generators/defineGenerator';
import { startedDraft } from './drafts';

/** Returns the number of points as «15 Regeln», or an empty text for a generator that counts nothing. */
export function countedPoints({ counted, progress }: Generator, input: ReadInput) {
  const { done } = progress(input);
  return counted ? `${done} ${counted[done === 1 ? 0 : 1]}` : '';
}

/**
 * Returns true when at least two thirds of the steps are done. The result is always true for a generator that counts
 * nothing. If the result is true, `Hints` lists empty fields even before the first press on the button that makes the
 * document.
 */
export function isFarAdvanced({ progress }: Generator, input: ReadInput) {
  const { done, total } = progress(input);
  return 3 * done >= 2 * total;
}

/**
 * Shows the state of a draft: «heruntergeladen» while the last saved or shared document holds the current input,
 * otherwise the number of points, or «in Arbeit» if the generator counts nothing. An empty draft has no state.
 */
export function DraftStatus({ slug }: { slug: string }) {
  const draft = startedDraft(slug);
  if (!draft?.hasEntries()) return null;
  const counted = countedPoints(draft.generator, draft.input());
  return (
    <p className="standing">{draft.isDownloaded() ? 'heruntergeladen' : counted || 'in Arbeit'}</p>
  );
}
