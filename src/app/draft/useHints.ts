import { useState } from 'react';
import type { Generator, Hint } from '../../generators/contract';
import type { Draft } from './draft';
import { useDebounced } from './useDebounced';

const none: readonly Hint[] = [];

/** What there is to say about what is entered, found at a pause of typing; nothing about an empty form. */
export function useHints(generator: Generator, draft: Draft): readonly Hint[] {
  const [hints, setHints] = useState(none);
  useDebounced(draft, () => {
    const next = hintsOf(generator, draft);
    setHints((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
  });
  return hints;
}

function hintsOf(generator: Generator, { entries, hasEntries, visitors }: Draft): readonly Hint[] {
  if (!hasEntries()) return none;
  const { input } = entries();
  return [
    ...(generator.hints?.(input, { today: new Date() }) ?? none),
    ...unknownExtras(generator, input.extras, visitors.current().active?.report.unknownOptions),
  ];
}

/** What is wanted and stands in no part of the visitor's template. */
function unknownExtras(
  { extras }: Generator,
  wanted: readonly string[],
  unknown: readonly string[] = [],
): Hint[] {
  return wanted
    .filter((id) => unknown.includes(id))
    .map((id) => ({
      id: `unknown-${id}`,
      kind: 'check',
      text: `In deiner Vorlage fehlt der Teil «${extras.get(id)}»: Das Dokument bleibt ohne ihn.`,
      field: id,
    }));
}
