import { useState } from 'react';
import type { GeneratorUnit, Hint } from '../../generators/defineGenerator';
import { isEntered } from './isEntered';
import { useAtRest } from './useAtRest';
import type { Work } from './work';

const none: readonly Hint[] = [];

/** What there is to say about what is entered, found at a pause of typing; nothing about an empty form. */
export function useHints(unit: GeneratorUnit, work: Work): readonly Hint[] {
  const [hints, setHints] = useState(none);
  useAtRest(work, () => {
    const next = hintsOf(unit, work);
    setHints((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
  });
  return hints;
}

function hintsOf(unit: GeneratorUnit, { entries, start }: Work): readonly Hint[] {
  const { input } = entries();
  if (!isEntered(input, start)) return none;
  return unit.hints(input, { today: new Date() });
}
