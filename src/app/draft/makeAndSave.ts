import { fileOf, loadSaving, saveFile } from '../../browser/saveFile';
import { refusedSharing, share } from '../../browser/share';
import type { ReadInput } from '../../generators/contract';
import { isAbort } from '../engine/createLatest';
import { failureMessage } from '../engine/failures';
import type { Outcome } from '../Outcome';
import type { Draft } from './draft';
import type { Order } from './makeFile';

/** What makes and saves documents: nobody needs it before the first press. */
export async function loadMaking() {
  const [{ makeFile }] = await Promise.all([import('./makeFile'), loadSaving()]);
  return makeFile;
}

/** How a press went; `input` is what its file was made of. */
export type GenerateState = Outcome & { input?: ReadInput };

/** Makes a document and saves it; the draft is told of what it was made of. */
export async function makeAndSave(draft: Draft, order: Order): Promise<GenerateState> {
  const { input, isAlone } = order;
  try {
    const makeFile = await loadMaking();
    const { bytes, fileName } = await makeFile(draft, order);
    const file = await saveFile(bytes, fileName);
    if (!isAlone) draft.keep(input);
    return { file, input };
  } catch (error) {
    return failureOf(error);
  }
}

/** Makes a document and hands it to another app; there is something to say where that fails. */
export async function makeAndShare(draft: Draft, order: Order): Promise<GenerateState | undefined> {
  try {
    const makeFile = await loadMaking();
    const { bytes, fileName } = await makeFile(draft, order);
    const end = await share(fileOf(bytes, fileName));
    if (end === 'shared') draft.keep(order.input);
    return end === 'refused' ? { failed: refusedSharing } : undefined;
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): GenerateState {
  if (!isAbort(error)) console.error(error);
  return { failed: failureMessage(error, navigator.onLine) };
}
