import { loadTemplate } from '../../browser/loadTemplate';
import { type GeneratorEntry, generatorEntries, loadOtherTemplates } from '../../catalog';
import type { ReadDocument } from '../../document/readDocument';
import { namesIn } from '../../document/tags/scopes';
import type { CustomTemplate, Draft } from '../draft/draft';
import { startDraft } from '../draft/drafts';
import { isAbort } from '../engine/createLatest';
import { checkingEngine } from '../engine/engines';
import { fileFailure } from '../engine/failures';

/**
 * Checks a Word file as the custom template of a generator.
 *
 * @returns `inUse` for a template without errors, or `attempt` with the reason why the file is not used
 */
export async function checkCustomTemplate(
  file: File,
  { entry, generator: { fields, options } }: Draft,
  signal?: AbortSignal,
): Promise<CustomTemplate> {
  const { name } = file;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // If there is no connection, the check does not compare with the other templates and with the original.
    const others = await loadOtherTemplates(entry.slug).catch(() => []);
    const original = await loadTemplate(entry.slug).catch(() => undefined);
    const report = await checkingEngine.ask(
      'check',
      bytes,
      [fields, others, options, original],
      signal,
    );
    const checked = { name, bytes, report };
    if (report.errors.length === 0) {
      return { inUse: { ...checked, origin: 'page' }, attempt: undefined };
    }
    const sentence = `«${name}» lässt sich so nicht verwenden.`;
    return { attempt: { kind: 'failed', sentence, refused: checked } };
  } catch (error) {
    const kind = isAbort(error) ? 'cancelled' : 'failed';
    return { attempt: { kind, sentence: fileFailure(`«${name}»`, error) } };
  }
}

/**
 * Checks a Word file as the custom template of a document. If the template has no errors, the page of the document
 * uses the template.
 *
 * @returns a sentence about the result
 */
export async function openTemplate(entry: GeneratorEntry, file: File) {
  const draft = await startDraft(entry);
  const checked = await checkCustomTemplate(file, draft);
  draft.customTemplate.set({ ...draft.customTemplate.current(), ...checked });
  return checked.attempt
    ? `${entry.name}: «${file.name}» lässt sich so nicht verwenden. Warum, steht unter «Eigene Vorlage».`
    : `«${file.name}» gilt jetzt als Vorlage für «${entry.name}».`;
}

/**
 * Finds the documents for which a Word file may be a template: the documents that share the most tags with the file. If
 * the file name or the first line names some of these documents, only the named documents are returned. For example,
 * «Packliste - Kopie.docx» names «Packliste».
 */
export async function templateEntries(file: File, { tags = [], text }: ReadDocument) {
  const title = text.split('\n').find((line) => line.trim());
  const words = `${title} ${file.name}`.normalize('NFC').toLowerCase();
  const all = await Promise.all(
    generatorEntries.map(async (entry) => {
      const { fields } = await entry.load();
      const names = namesIn(fields);
      // A letterhead may contain tags of the camp, but no loop. A template of this document has at least one loop of
      // `fields`.
      const hasList = tags.some((tag) => typeof fields[tag] === 'object');
      return { entry, known: hasList ? tags.filter((tag) => names.includes(tag)).length : 0 };
    }),
  );
  const most = Math.max(1, ...all.map(({ known }) => known));
  const best = all.filter(({ known }) => known === most).map(({ entry }) => entry);
  const named = best.filter(
    ({ name, slug }) => words.includes(name.toLowerCase()) || words.includes(slug),
  );
  return named.length > 0 ? named : best;
}
