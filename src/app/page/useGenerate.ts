import { useRef, useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import type { Generator, ReadInput } from '../../generators/defineGenerator';
import { makeDocument } from '../../generators/makeDocument';
import { pressPause } from '../../ui/usePressPause';
import { isEntered } from '../draft/isEntered';
import { isAbort } from '../template/createLatest';
import type { Fill } from '../template/engines';
import { failureMessage } from './failureMessage';

export type GenerateState =
  | { kind: 'ready' }
  | { kind: 'working' }
  /** `input` is what the file was made of. */
  | { kind: 'saved'; file: File; input: ReadInput }
  | { kind: 'failed'; message: string };

/** What a press asks for. */
type Order = { input: ReadInput; fill: Fill };

/**
 * Makes and saves the document of a generator, one at a time, and says how it went.
 *
 * @param fill fills the template in force
 * @param onSaved told of what a file was made of
 */
export function useGenerate(generator: Generator, fill: Fill, onSaved: (input: ReadInput) => void) {
  const [state, setState] = useState<GenerateState>({ kind: 'ready' });
  const current = useRef<Order>(undefined);
  const next = useRef<Order>(undefined);

  async function generate(input: ReadInput) {
    const order = { input, fill };
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

  async function makeAndSave({ input, fill }: Order): Promise<GenerateState> {
    try {
      const { bytes, fileName } = makeDocument(generator, input, { fill }, { today: new Date() });
      const file = saveFile(await bytes, fileName);
      onSaved(input);
      return { kind: 'saved', file, input };
    } catch (error) {
      if (!isAbort(error)) console.error(error);
      return { kind: 'failed', message: failureMessage(error, navigator.onLine) };
    }
  }

  return { state, generate };
}

function isOther(one: Order, other: Order): boolean {
  return one.fill !== other.fill || isEntered(one.input, other.input);
}
