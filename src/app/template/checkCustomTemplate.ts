import { loadTemplate } from '../../browser/loadTemplate';
import { type GeneratorEntry, generatorEntries, loadOtherTemplates } from '../../catalog';
import type { ReadDocument, TemplateFile } from '../../document/readDocument';
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
    // If there is no connection, the check is done without the other templates and without the original.
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
 * Checks templates, and makes pages use the templates without errors. A template without `entry` belongs to the document
 * whose name or slug is in the file name of the template.
 *
 * @returns a text with sentences about the used templates, the refused templates, and the templates of no document
 */
export async function openTemplates(files: readonly (TemplateFile & { entry?: GeneratorEntry })[]) {
  const used: string[] = [];
  const refused: string[] = [];
  const unknown: string[] = [];
  for (const { name, bytes, entry: said } of files) {
    const shown = name.replace(/^.*\//, '');
    const entry = said ?? entriesNamedIn(shown)[0];
    if (!entry) {
      unknown.push(`«${shown}»`);
      continue;
    }
    const draft = await startDraft(entry);
    const checked = await checkCustomTemplate(new File([bytes.slice()], shown), draft);
    draft.customTemplate.set({ ...draft.customTemplate.current(), ...checked });
    (checked.attempt ? refused : used).push(entry.name);
  }
  const isAll = used.length === generatorEntries.length;
  return [
    used[0] &&
      `Eure Vorlagen gelten jetzt bei${isAll ? ' allen Dokumenten' : `: ${used.join(', ')}`}.`,
    refused[0] &&
      `Nicht verwenden lässt sich die Vorlage bei: ${refused.join(', ')}. Warum, steht dort unter «Eigene Vorlage».`,
    unknown[0] && `Zu keinem Dokument gehören: ${unknown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns the documents whose name or slug is in a text, e.g. in «Packliste - Kopie.docx». The document with the
 * longest name is first.
 */
function entriesNamedIn(text: string) {
  const words = text.normalize('NFC').toLowerCase();
  return generatorEntries
    .filter(({ name, slug }) => words.includes(name.toLowerCase()) || words.includes(slug))
    .toSorted((one, other) => other.name.length - one.name.length);
}

/**
 * Finds the documents for which a Word file may be a template. These are the documents that share the most tags with
 * the file. If some of these documents are named in the file name or in the first line of the file's text, only the
 * named documents are returned.
 */
export async function templateEntries({ name }: File, { tags = [], text }: ReadDocument) {
  const title = text.split('\n').find((line) => line.trim());
  const mentioned = entriesNamedIn(`${title} ${name}`);
  const all = await Promise.all(
    generatorEntries.map(async (entry) => {
      const { fields } = await entry.load();
      const names = namesIn(fields);
      // A letterhead may contain tags of the camp, but contains no loop. Therefore, a file without a loop from `fields`
      // is no template of this document.
      const hasList = tags.some((tag) => typeof fields[tag] === 'object');
      return { entry, known: hasList ? tags.filter((tag) => names.includes(tag)).length : 0 };
    }),
  );
  const most = Math.max(1, ...all.map(({ known }) => known));
  const best = all.filter(({ known }) => known === most).map(({ entry }) => entry);
  const named = best.filter((entry) => mentioned.includes(entry));
  return named.length > 0 ? named : best;
}
