import type { GeneratorEntry } from '../../catalog';
import type { Generator, Progress, ReadInput } from '../../generators/contract';
import { startedDraft } from './drafts';

/** E.g. «24 von 40», or part by part «Infos 14/19 · Notfall 2/7»; an empty text where nothing is counted. */
export function progressOf(generator: Generator, input: ReadInput): string {
  return generator.progress(input).map(counted).join(' · ');
}

function counted({ name, done, total }: Progress): string {
  if (!name) return `${done} von ${total}`;
  return `${name} ${total === undefined ? done : `${done}/${total}`}`;
}

/** All parts in one, where there is little room. */
export function progressInAll(generator: Generator, input: ReadInput): string {
  const { done, total } = sumOf(generator.progress(input));
  return total > 0 ? counted({ done, total }) : '';
}

/** Whether two thirds are done, or nothing is counted: then what is missing is worth a number. */
export function isFarAdvanced(generator: Generator, input: ReadInput): boolean {
  const { done, total } = sumOf(generator.progress(input));
  return 3 * done >= 2 * total;
}

function sumOf(parts: readonly Progress[]) {
  const sum = { done: 0, total: 0 };
  for (const { done, total } of parts) {
    if (total === undefined) continue;
    sum.done += done;
    sum.total += total;
  }
  return sum;
}

export function countedHints(count: number): string {
  return count === 1 ? '1 Hinweis' : `${count} Hinweise`;
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
