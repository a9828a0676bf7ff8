import { useState } from 'react';
import { pressPause } from '../../ui/PausingButton';
import type { GenerateState } from '../draft/deliver';
import type { Draft } from '../draft/draft';
import { unreachablePart } from '../latePart';

/** What a page shows and does once it is interactive. */
export const loadLateParts = () => import('./lateParts');
export type LateParts = Awaited<ReturnType<typeof loadLateParts>>;

/**
 * Makes and saves the document of a generator, one at a time, and says how it went.
 *
 * @returns the state, nothing before the first press
 */
export function useGenerate(draft: Draft) {
  const [state, setState] = useState<GenerateState>();

  async function carryOut(way: 'save' | 'share', isAlone = false) {
    const order = { input: draft.input(), isAlone };
    const late = await loadLateParts().catch(() => undefined);
    return late ? late.deliver(way, draft, order) : { failed: unreachablePart };
  }

  async function generate(isAlone = false) {
    if (state?.isWorking) return;
    setState({ isWorking: true });
    // That of a double-click would save the same file twice.
    const secondPress = new Promise((resolve) => setTimeout(resolve, pressPause));
    const done = await carryOut('save', isAlone);
    await secondPress;
    setState(done);
  }

  /** Hands what a press would save to another app. */
  async function share() {
    const done = await carryOut('share');
    if (done) setState(done);
  }

  return { state, generate, share };
}
