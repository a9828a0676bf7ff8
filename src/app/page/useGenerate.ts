import { useRef, useState } from 'react';
import { fileOf, saveFile } from '../../browser/saveFile';
import { share as offer, refusedSharing } from '../../browser/share';
import type { Generator, ReadInput } from '../../generators/contract';
import { pressPause } from '../../ui/usePressPause';
import type { Draft } from '../draft/draft';
import { isEntered } from '../draft/isEntered';
import { isAbort } from '../engine/createLatest';
import { failureMessage } from '../engine/failureMessage';
import { makeFile, type Order } from '../engine/makeFile';
import type { TemplateInForce } from '../engine/templateInForce';

export type GenerateState =
  | { kind: 'ready' }
  | { kind: 'working' }
  /** `input` is what the file was made of. */
  | { kind: 'saved'; file: File; input: ReadInput }
  | { kind: 'failed'; message: string };

/**
 * Makes and saves the document of a generator, one at a time, and says how it went.
 *
 * @param template the one in force
 * @param draft told of what a file was made of
 */
export function useGenerate(
  slug: string,
  generator: Generator,
  template: TemplateInForce,
  draft: Draft,
) {
  const [state, setState] = useState<GenerateState>({ kind: 'ready' });
  const current = useRef<Order>(undefined);
  const next = useRef<Order>(undefined);

  const orderOf = (input: ReadInput, isAlone = false): Order => ({
    input,
    template,
    isAlone,
  });

  async function generate(input: ReadInput, isAlone = false) {
    const order = orderOf(input, isAlone);
    if (!current.current) return carryOut(order);
    // The second press of a double-click would save the same file twice; of another one no press is lost.
    if (isOther(order, current.current)) next.current = order;
  }

  async function carryOut(order: Order) {
    current.current = order;
    setState({ kind: 'working' });
    const secondPress = new Promise((resolve) => setTimeout(resolve, pressPause));
    const done = await makeAndSave(order);
    await secondPress;
    setState(done);
    current.current = undefined;
    const following = next.current;
    next.current = undefined;
    if (following) await carryOut(following);
  }

  async function makeAndSave(order: Order): Promise<GenerateState> {
    const { input } = order;
    try {
      const { bytes, fileName } = await makeFile(slug, generator, order);
      const file = await saveFile(bytes, fileName);
      if (!order.isAlone) draft.keep(input);
      return { kind: 'saved', file, input };
    } catch (error) {
      return failed(error);
    }
  }

  /** Hands what a press would save to another app. */
  async function share() {
    const order = orderOf(draft.entries().input);
    try {
      const { bytes, fileName } = await makeFile(slug, generator, order);
      const end = await offer({ files: [fileOf(bytes, fileName)] });
      if (end === 'shared') draft.keep(order.input);
      if (end === 'refused') setState({ kind: 'failed', message: refusedSharing });
    } catch (error) {
      setState(failed(error));
    }
  }

  return { state, generate, share };
}

function failed(error: unknown): GenerateState {
  if (!isAbort(error)) console.error(error);
  return { kind: 'failed', message: failureMessage(error, navigator.onLine) };
}

function isOther(one: Order, other: Order): boolean {
  return (
    one.template !== other.template ||
    one.isAlone !== other.isAlone ||
    isEntered(one.input, other.input)
  );
}
