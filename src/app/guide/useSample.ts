import { useLocation, useNavigate } from 'react-router-dom';
import type { GeneratorEntry } from '../../catalog';
import { useHydrated } from '../../ui/useHydrated';
import type { ShownTemplate } from '../template/shownTemplate';
import { type SampleKind, sampleKinds } from './sample';

type Chosen = { template: ShownTemplate; kind: SampleKind };

/** Which sample is shown: it stands in the history, so that the way back leads to the page. */
export function useSample(templates: readonly ShownTemplate[]) {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  // The HTML that the build writes knows nothing of the history.
  const chosen = useHydrated() ? chosenOf(state, templates) : undefined;

  function show(slug: GeneratorEntry['slug'], kind: SampleKind) {
    navigate({ hash }, { state: { slug, kind }, replace: chosen !== undefined });
  }

  return { chosen, show };
}

// Whatever stands in the history, of this version or another.
function chosenOf(state: unknown, templates: readonly ShownTemplate[]): Chosen | undefined {
  const said = new Map<string, unknown>(Object.entries(state ?? {}));
  const template = templates.find(({ entry }) => entry.slug === said.get('slug'));
  const kind = sampleKinds.find((known) => known.kind === said.get('kind'))?.kind;
  return template && kind && { template, kind };
}
