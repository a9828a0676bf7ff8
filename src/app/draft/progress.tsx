import type { ReadInput } from '../../generators/contract';
import type { Generator } from '../../generators/defineGenerator';
import { startedDraft } from './drafts';

/** Returns the number of points as «15 Regeln», or an empty text for a generator that counts nothing. */
export function countedPoints({ counted }: Generator, { ticked = [], own }: ReadInput) {
  const count = ticked.length + own.length;
  return counted ? `${count} ${counted[count === 1 ? 0 : 1]}` : '';
}

/**
 * Shows the state of a draft. The state is «heruntergeladen» while the last saved or shared document holds the current
 * input. Otherwise, the state is the number of points, or «in Arbeit» if the generator counts nothing. An empty draft
 * has no state.
 */
export function DraftStatus({ slug }: { slug: string }) {
  const draft = startedDraft(slug);
  if (!draft?.hasEntries()) return null;
  if (draft.isDownloaded()) return <p className="standing kept">heruntergeladen</p>;
  return <p className="standing">{countedPoints(draft.generator, draft.input()) || 'in Arbeit'}</p>;
}
