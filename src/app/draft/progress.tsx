import type { GeneratorEntry } from '../../catalog';
import type { Generator, ReadInput } from '../../generators/contract';
import { startedDraft } from './drafts';

/** The progress as «24 von 40»; an empty text for a generator that counts nothing. */
export function progressInAll({ progress }: Generator, input: ReadInput) {
  const { done, total } = progress(input);
  return total > 0 ? `${done} von ${total}` : '';
}

/** True when two thirds are done or nothing is counted: from then on, the number of empty fields is shown. */
export function isFarAdvanced({ progress }: Generator, input: ReadInput) {
  const { done, total } = progress(input);
  return 3 * done >= 2 * total;
}

/** The state of a draft in one word or number; nothing for an empty draft. */
export function Standing({ slug }: Pick<GeneratorEntry, 'slug'>) {
  const draft = startedDraft(slug);
  if (!draft?.hasEntries()) return null;
  const counted = progressInAll(draft.generator, draft.input());
  return (
    <p className="standing">{draft.isDownloaded() ? 'heruntergeladen' : counted || 'in Arbeit'}</p>
  );
}
