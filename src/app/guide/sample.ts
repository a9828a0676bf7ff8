import { useLocation, useNavigate } from 'react-router-dom';
import type { ReadInput } from '../../generators/contract';
import { useHydrated } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { longData } from '../template/tryOnPaper';

/** The template and the kind of a sample document. */
export const sampleKinds = [
  { kind: 'leer', name: 'Leer', words: 'ohne eine Angabe' },
  { kind: 'typisch', name: 'Typisch', words: 'wie in vielen Lagern' },
  { kind: 'extrem', name: 'Extrem', words: 'alles lang und zwanzigmal' },
] as const;

export type SampleKind = (typeof sampleKinds)[number]['kind'];

/**
 * Makes a sample of the document of a page, with the template in force on that page.
 *
 * @throws all errors of filling a template
 */
export async function makeSample({ template, kind }: Chosen, signal: AbortSignal) {
  const bytes = await template.template(signal).fill(dataOf(template, kind));
  return { bytes, fileName: `Muster_${template.entry.slug}_${kind}.docx` };
}

function dataOf({ generator, typical }: ShownTemplate, kind: SampleKind) {
  if (kind === 'extrem') return longData(generator.fields, 20, 4);
  const input = kind === 'typisch' ? typical : generator.readInput({});
  return generator.toDocument(input, { today: new Date() });
}

/** A template on the page for designers, with a typical input. */
export type ShownTemplate = Draft & { typical: ReadInput };

export type Chosen = { template: ShownTemplate; kind: SampleKind };

/** The chosen sample. It is kept in the history, so that the way back leads to the page. */
export function useSample(templates: readonly ShownTemplate[]) {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  // There is no history while the build writes the HTML.
  const chosen = useHydrated() ? chosenOf(state, templates) : undefined;

  function show(slug: string, kind: SampleKind) {
    navigate({ hash }, { state: { slug, kind } });
  }

  return { chosen, show };
}

// The history may hold a state of another version.
function chosenOf(state: unknown, templates: readonly ShownTemplate[]) {
  const { slug, kind } = Object(state);
  const template = templates.find(({ entry }) => entry.slug === slug);
  const known = sampleKinds.find((one) => one.kind === kind);
  return template && known && { template, kind: known.kind };
}
