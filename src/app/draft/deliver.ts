import { fileOf, saveFile } from '../../browser/saveFile';
import { refusedSharing, share } from '../../browser/share';
import type { ReadInput } from '../../generators/contract';
import { isAbort } from '../engine/createLatest';
import { failureMessage } from '../engine/failures';
import type { Outcome } from '../Outcome';
import type { Draft } from './draft';
import { makeFile, type Order } from './makeFile';

/** The state after a press; `input` is the input in the saved file. */
export type GenerateState = Outcome & { input?: ReadInput };

/**
 * Makes a document and saves or shares it. When a whole document was saved or shared, the draft learns that its input
 * is in a file.
 */
export async function deliver(way: 'save' | 'share', draft: Draft, order: Order) {
  const { input, isAlone } = order;
  try {
    const { bytes, fileName } = await makeFile(draft, order);
    if (way === 'share') {
      const end = await share(fileOf(bytes, fileName));
      if (end === 'shared') draft.keep(input);
      return end === 'refused' ? { failed: refusedSharing } : undefined;
    }
    const file = saveFile(bytes, fileName);
    if (!isAlone) draft.keep(input);
    return { file, input };
  } catch (error) {
    if (!isAbort(error)) console.error(error);
    return { failed: failureMessage(error, navigator.onLine) };
  }
}
