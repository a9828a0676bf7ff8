import { useLocation } from 'react-router-dom';
import type { ReadInput } from '../../generators/contract';
import { useHydrated } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { longData } from '../template/tryOnPaper';

/** The kinds of sample documents, as their buttons are called. */
export const sampleKinds = [
  { kind: 'Leer', words: 'ohne eine Angabe' },
  { kind: 'Typisch', words: 'wie in vielen Lagern' },
  { kind: 'Extrem', words: 'alles lang und zwanzigmal' },
] as const;

/**
 * Makes a sample of the document of a page, with the template in force on that page.
 *
 * @throws all errors of filling a template
 */
export async function makeSample({ template, kind }: Chosen, signal: AbortSignal) {
  const { generator, typical, entry } = template;
  const input = kind === 'Typisch' ? typical : generator.readInput({});
  const data =
    kind === 'Extrem'
      ? longData(generator.fields, 20, 4)
      : generator.toDocument(input, { today: new Date() });
  const bytes = await template.template(signal).fill(data);
  return { bytes, fileName: `Muster_${entry.slug}_${kind.toLowerCase()}.docx` };
}

/** A template on the page for designers, with a typical input. */
export type ShownTemplate = Draft & { typical: ReadInput };

/** The template and the kind of a sample document. */
export type Chosen = { template: ShownTemplate; kind: (typeof sampleKinds)[number]['kind'] };

/** The chosen sample. It is kept in the history, so that the way back leads to the page. */
export function useSample(templates: readonly ShownTemplate[]): Chosen | undefined {
  const { state } = useLocation();
  // There is no history while the build writes the HTML.
  const { slug, kind } = Object(useHydrated() && state);
  const template = templates.find(({ entry }) => entry.slug === slug);
  // The history may hold a state of another version.
  const known = sampleKinds.find((one) => one.kind === kind);
  return template && known && { template, kind: known.kind };
}
