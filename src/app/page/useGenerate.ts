import { useRef, useState } from 'react';
import { fileOf, saveFile } from '../../browser/saveFile';
import { share as offer, refusedSharing } from '../../browser/share';
import type { ReadInput } from '../../generators/contract';
import { pressPause } from '../../ui/usePressPause';
import { type Draft, isEntered } from '../draft/draft';
import type { Order } from '../draft/makeFile';
import { isAbort } from '../engine/createLatest';
import { failureMessage } from '../engine/failures';
import type { TemplateInForce } from '../engine/templateInForce';
import type { Outcome } from '../Outcome';

/** What makes documents: nobody needs it before the first press. */
export const loadMaking = () => import('../draft/makeFile');

/** How the last press went; `input` is what its file was made of. */
export type GenerateState = Outcome & { input?: ReadInput };

/**
 * Makes and saves the document of a generator, one at a time, and says how it went.
 *
 * @param template the one in force
 * @param draft told of what a file was made of
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
    work.current = work.current.then(() => carryOut(order));
  }

  async function carryOut(order: Order) {
    setState({ isWorking: true });
    const secondPress = new Promise((resolve) => setTimeout(resolve, pressPause));
    const done = await makeAndSave(order);
    await secondPress;
    setState(done);
    if (last.current === order) last.current = undefined;
  }

  async function makeAndSave(order: Order): Promise<GenerateState> {
    const { input, isAlone } = order;
    try {
      const { makeFile } = await loadMaking();
      const { bytes, fileName } = await makeFile(draft, order);
      const file = await saveFile(bytes, fileName);
      if (!isAlone) draft.keep(input);
      return { file, input };
    } catch (error) {
      return failureOf(error);
    }
  }

  /** Hands what a press would save to another app. */
  async function share() {
    const { input } = draft.entries();
    try {
      const { makeFile } = await loadMaking();
      const { bytes, fileName } = await makeFile(draft, { input, template });
      const end = await offer({ files: [fileOf(bytes, fileName)] });
      if (end === 'shared') draft.keep(input);
      if (end === 'refused') setState({ failed: refusedSharing });
    } catch (error) {
      setState(failureOf(error));
    }
  }

  return { state, generate, share };
}

function failureOf(error: unknown): GenerateState {
  if (!isAbort(error)) console.error(error);
  return { failed: failureMessage(error, navigator.onLine) };
}

function isOther(one: Order, other: Order): boolean {
  return (
    one.template !== other.template ||
    one.isAlone !== other.isAlone ||
    isEntered(one.input, other.input)
  );
}
