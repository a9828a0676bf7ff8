import { type GeneratorEntry, loadOtherTemplates } from '../../catalog';
import type { Generator } from '../../generators/contract';
import type { ActiveTemplate, Attempt } from '../draft/visitorsTemplate';
import { isAbort } from '../engine/createLatest';
import { checkingEngine } from '../engine/engines';
import { TookTooLong } from '../engine/fillErrors';

/** What a chosen file changes: it is in force, or it is not and the page says why. */
export type Checked = { attempt: Attempt } | { active: ActiveTemplate; attempt: undefined };

/** Checks a Word file that is to be the template of a generator. */
export async function checkVisitors(
  file: File,
  slug: GeneratorEntry['slug'],
  { fields, extras }: Generator,
  signal?: AbortSignal,
): Promise<Checked> {
  const { name } = file;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Without a connection, the check only does not know them.
    const others = await loadOtherTemplates(slug).catch(() => []);
    const report = await checkingEngine.ask('check', bytes, [fields, others, extras], signal);
    const checked = { name, bytes, report };
    return report.problems.length > 0
      ? { attempt: { kind: 'refused', ...checked } }
      : { active: { ...checked, origin: 'page' }, attempt: undefined };
  } catch (error) {
    return { attempt: { kind: failedAttempt(error), name } };
  }
}

function failedAttempt(error: unknown) {
  if (isAbort(error)) return 'cancelled';
  if (error instanceof TookTooLong) return 'tooSlow';
  console.error(error);
  return 'unchecked';
}
