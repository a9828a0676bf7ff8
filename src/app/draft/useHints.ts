import { useState } from 'react';
import type { Generator, Hint } from '../../generators/defineGenerator';
import type { Draft } from './draft';
import { isEntered } from './isEntered';
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

function hintsOf(generator: Generator, { entries, start }: Draft): readonly Hint[] {
  const { input } = entries();
  if (!isEntered(input, start)) return none;
  return generator.hints(input, { today: new Date() });
}
