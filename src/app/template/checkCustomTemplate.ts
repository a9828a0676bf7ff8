import { loadTemplate } from '../../browser/loadTemplate';
import { type GeneratorEntry, generatorEntries, loadOtherTemplates } from '../../catalog';
import type { ReadDocument } from '../../document/readDocument';
import { namesIn } from '../../document/tags/scopes';
import { shorten } from '../../generators/readInput';
import type { CustomTemplate, Draft } from '../draft/draft';
import { startDraft } from '../draft/drafts';
import { exampleOf, typicalInput } from '../draft/typicalInput';
import { checkingEngine } from '../engine/engines';
import { fileFailure, isAbort } from '../engine/failures';

/**
 * Checks a Word file as the custom template of a generator.
 *
 * @returns `inUse` for a template without errors, or `attempt` with the reason why the file is not used
 */
export async function checkCustomTemplate(
  file: File,
  { entry, generator }: Draft,
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
      [generator.fields, others, generator.options, original],
      signal,
    );
    const checked = { name, bytes, report };
    if (!report.errors[0]) {
      // If there is no connection, the sentences name only the tags.
      const typical = await typicalInput(generator).catch(() => generator.readInput({}));
      const data = generator.toDocument(typical, { today: new Date() });
      for (const one of [...report.warnings, ...report.changes])
        one.message = withExamples(one.message, data);
      return { inUse: { ...checked, origin: 'page' }, attempt: undefined };
    }
    return {
      attempt: {
        kind: 'failed',
        sentence: `«${name}» lässt sich so nicht verwenden.`,
        refused: checked,
      },
    };
  } catch (error) {
    return {
      attempt: {
        kind: isAbort(error) ? 'cancelled' : 'failed',
        sentence: fileFailure(`«${name}»`, error),
      },
    };
  }
}

/**
 * Puts an example before each field in a sentence, because designers know the texts of a document better than its tags:
 *
 *     before   Weg: {campPlace}, {text} in {#items}.
 *     after    Weg: «Sarnen» ({campPlace}), «Sackmesser» ({text} in {#items}).
 *
 * @param data the data of an example document
 */
export function withExamples(sentence: string, data: object) {
  return sentence.replace(/\{\w+\}( in \{#\w+\})*/g, (tags) => {
    const example = exampleOf(data, tags.match(/\w+(?=\})/g)?.toReversed() ?? []);
    return example ? `«${shorten(example, 48)}» (${tags})` : tags;
  });
}

/**
 * Checks a Word file as the custom template of a document. If the template has no errors, the page of the document
 * uses the template. A message on this page tells the result, and keeps the button that undoes an earlier change.
 */
export async function openTemplate(entry: GeneratorEntry, file: File) {
  const draft = await startDraft(entry);
  const checked = await checkCustomTemplate(file, draft);
  draft.customTemplate.set({ ...draft.customTemplate.current(), ...checked });
  const { actions = [] } = draft.notice.current() ?? {};
  draft.notice.set({
    actions,
    isRefused: Boolean(checked.attempt),
    sentence: checked.attempt
      ? `«${file.name}» lässt sich so nicht verwenden. Warum, steht unter «Eigene Vorlage».`
      : `«${file.name}» gilt jetzt als Vorlage für «${entry.name}».`,
  });
}

// Matches the slug of a document, followed by a file name or a title that names this document. A letter such as «Liebe
// Eltern, hier die Packliste» names no document.
const naming = new RegExp(
  String.raw`
^allgemeines-sicherheitskonzept.*sicherheitskonzept
^aufgaben-tageschef.*tages(chef|leit)
^todo-liste.*[\W_]to.?do
^regeln-fuer-leitende.*(regeln.{1,9}leit(end|er)|leit(er|enden).?regeln)
^lagerpakt.*(lager|[\W_])pakt
^packliste(?!.*(liebe|hallo) ).*(pack(ing)?.?(list|zettel)|mitnehmen|mitbringen)
^regeln-fuer-tns.*(regeln.{0,20}[\W_](tn|teilnehm)|(tn|teilnehm.{0,9}).?regeln)
^gelaendespiel.*gel.{1,2}ndespiel
^regeln-im-leitungsteam.*(regeln.{1,9}leitungsteam|team.?regeln)
^pflichtenheft.*(pflichtenheft|ressort)`
    .trim()
    .replaceAll('\n', '|'),
  'i',
);

/**
 * Finds the document that a title names, e.g. the document «Packliste» for «Was mitnehmen». Returns `undefined` for a
 * title that names no document or several documents.
 *
 * @param nameAndText the file name, followed by the text of the file. Only the first line counts.
 */
export function namedEntry(nameAndText: string) {
  const [named, another] = generatorEntries.filter(({ slug }) =>
    naming.test(`${slug} ${nameAndText}`),
  );
  return another ? undefined : named;
}

/**
 * Finds the documents for which a Word file may be a template: the documents that share the most tags with the file. If
 * the file name or the first line names one of these documents, only this document is returned. For example,
 * «Packliste - Kopie.docx» names «Packliste».
 */
export async function templateEntries(file: File, { tags = [], text }: ReadDocument) {
  const named = namedEntry(`${file.name} ${text.trim()}`);
  const all = await Promise.all(
    generatorEntries.map(async (entry) => {
      const { fields } = await entry.load();
      const shared = tags.filter((tag) => namesIn(fields).includes(tag));
      // A letterhead may contain tags of the camp, but no loop. A template of this document has at least one loop of
      // `fields`.
      const hasList = shared.some((tag) => typeof fields[tag] === 'object');
      return { entry, known: hasList ? shared.length : 0 };
    }),
  );
  const most = Math.max(1, ...all.map(({ known }) => known));
  const best = all.filter(({ known }) => known === most).map(({ entry }) => entry);
  return named && best.includes(named) ? [named] : best;
}
