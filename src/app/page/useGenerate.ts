import { useRef, useState } from 'react';
import type { ReadInput } from '../../generators/contract';
import { pressPause } from '../../ui/PausingButton';
import { type Draft, isEntered } from '../draft/draft';
import type { GenerateState } from '../draft/makeAndSave';
import type { Order } from '../draft/makeFile';
import type { TemplateInForce } from '../engine/templateInForce';
import { unreachablePart } from '../latePart';

/** What a page shows and does once it is interactive. */
export const loadLateParts = () => import('./lateParts');
export type LateParts = Awaited<ReturnType<typeof loadLateParts>>;

/** What makes and saves documents, for whoever may be offline at the press. */
export const loadMaking = async () => (await loadLateParts()).loadMaking();

/**
 * Makes and saves the document of a generator, one at a time, and says how it went.
 *
 * @param template the one in force
 * @returns the state, nothing before the first press
 */
export function useGenerate(draft: Draft, template: TemplateInForce) {
  const [state, setState] = useState<GenerateState>();
  const last = useRef<Order>(undefined);
  const work = useRef(Promise.resolve());

  function generate(input: ReadInput, isAlone = false) {
    const order = { input, template, isAlone };
    // The second press of a double-click would save the same file twice; of another one no press is lost.
    if (last.current && !isOther(order, last.current)) return;
    last.current = order;
    work.current = work.current.then(async () => {
      setState({ isWorking: true });
      const secondPress = new Promise((resolve) => setTimeout(resolve, pressPause));
      const done = await carryOut('makeAndSave', order);
      await secondPress;
      setState(done);
      if (last.current === order) last.current = undefined;
    });
  }

  async function carryOut(what: 'makeAndSave' | 'makeAndShare', order: Order) {
    const late = await loadLateParts().catch(() => undefined);
    return late ? late[what](draft, order) : { failed: unreachablePart };
  }

  /** Hands what a press would save to another app. */
  async function share() {
    const done = await carryOut('makeAndShare', { input: draft.input(), template });
    if (done) setState(done);
  }

  return { state, generate, share };
}

function isOther(one: Order, other: Order) {
  return (
    one.template !== other.template ||
    one.isAlone !== other.isAlone ||
    isEntered(one.input, other.input)
  );
}
