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

function hintsOf(generator: Generator, { entries, hasEntries }: Draft): readonly Hint[] {
  if (!hasEntries()) return none;
  return generator.hints?.(entries().input, { today: new Date() }) ?? none;
}
