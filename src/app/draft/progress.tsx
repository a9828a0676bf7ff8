import type { GeneratorEntry } from '../../catalog';
import type { Generator, ReadInput } from '../../generators/contract';
import { startedDraft } from './drafts';

/** E.g. «24 von 40»; an empty text where nothing is counted. */
export function progressInAll({ progress }: Generator, input: ReadInput) {
  const { done, total } = progress(input);
  return total > 0 ? `${done} von ${total}` : '';
}

/** Whether two thirds are done, or nothing is counted: then what is missing is worth a number. */
export function isFarAdvanced({ progress }: Generator, input: ReadInput) {
  const { done, total } = progress(input);
  return 3 * done >= 2 * total;
}

/** Where the work on a document stands, in one fact; nothing while nothing is entered for it. */
export function Standing({ slug }: Pick<GeneratorEntry, 'slug'>) {
  const draft = startedDraft(slug);
  if (!draft?.hasEntries()) return null;
  const counted = progressInAll(draft.generator, draft.input());
  return (
    <p className="standing">{draft.isDownloaded() ? 'heruntergeladen' : counted || 'in Arbeit'}</p>
  );
}
