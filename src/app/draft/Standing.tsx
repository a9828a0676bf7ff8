import type { GeneratorEntry } from '../../catalog';
import { startedDraft } from './drafts';
import { loadedGenerator } from './generators';
import { countedHints, progressOf } from './progress';

/** Where the work on a document stands, beside its name; nothing while nothing is entered for it. */
export function Standing({ slug }: Pick<GeneratorEntry, 'slug'>) {
  const draft = startedDraft(slug);
  if (!draft?.hasEntries()) return null;
  const generator = loadedGenerator(slug);
  const { input } = draft.entries();
  const hints = generator.hints?.(input, { today: new Date() }) ?? [];
  const facts = [
    progressOf(generator, input),
    hints.length > 0 && `offen: ${countedHints(hints.length)}`,
    draft.isDownloaded() ? 'heruntergeladen' : 'in Arbeit',
  ];
  return <p className="standing">{facts.filter(Boolean).join(' · ')}</p>;
}
