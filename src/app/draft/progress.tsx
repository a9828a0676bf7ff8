import type { ReadInput } from '../../generators/contract';
import type { Generator } from '../../generators/defineGenerator';
import { startedDraft } from './drafts';

/** Returns the number of points, e.g. «15 Regeln». Returns an empty text for a generator without `counted`. */
export function countedPoints({ counted }: Generator, { ticked = [], own }: ReadInput) {
  const count = ticked.length + own.length;
  return counted ? `${count} ${counted[count === 1 ? 0 : 1]}` : '';
}

/**
 * Shows «heruntergeladen» while the last saved or shared document holds the current input. Otherwise shows the number
 * of points, or «in Arbeit» if the generator counts no points. Shows nothing for an empty draft.
 */
export function DraftStatus({ slug }: { slug: string }) {
  const draft = startedDraft(slug);
  if (!draft?.hasEntries()) return null;
  if (draft.isDownloaded()) return <p className="standing kept">heruntergeladen</p>;
  return <p className="standing">{countedPoints(draft.generator, draft.input()) || 'in Arbeit'}</p>;
}
