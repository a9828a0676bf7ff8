import type { GeneratorEntry } from '../../catalog';
import type { Generator, ReadInput } from '../../generators/contract';
import { startedDraft } from './drafts';

/** Returns the progress as «24 von 40», or an empty text for a generator that counts nothing. */
export function progressInAll({ progress }: Generator, input: ReadInput) {
  const { done, total } = progress(input);
  return total > 0 ? `${done} von ${total}` : '';
}

/**
 * Returns true when two thirds of the steps are done, and always for a generator that counts nothing. From then on,
 * `Hints` also lists empty fields, even before the first press on the button.
 */
export function isFarAdvanced({ progress }: Generator, input: ReadInput) {
  const { done, total } = progress(input);
  return 3 * done >= 2 * total;
}

/** Shows the state of a draft: «heruntergeladen», its progress, or «in Arbeit». Shows nothing for an empty draft. */
export function Standing({ slug }: Pick<GeneratorEntry, 'slug'>) {
  const draft = startedDraft(slug);
  if (!draft?.hasEntries()) return null;
  const counted = progressInAll(draft.generator, draft.input());
  return (
    <p className="standing">{draft.isDownloaded() ? 'heruntergeladen' : counted || 'in Arbeit'}</p>
  );
}
