import { fileOf, saveFile } from '../../browser/saveFile';
import { refusedSharing, share } from '../../browser/share';
import type { PrintContext, ReadInput } from '../../generators/contract';
import { inputToCarry } from '../../generators/inputToCarry';
import { makeDocument } from '../../generators/makeDocument';
import { isAbort } from '../engine/createLatest';
import { failureMessage } from '../engine/failures';
import type { Outcome } from '../Outcome';
import type { Draft } from './draft';

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

/** The input of a document, and the part of it to make. */
export type Order = Pick<PrintContext, 'inFolder' | 'isAlone'> & { input: ReadInput };

/**
 * Makes a document of today with the template in force.
 *
 * @throws all errors of filling; see `templateInForce`
 */
export async function makeFile(draft: Draft, { input, ...part }: Order) {
  const { entry, generator } = draft;
  const template = draft.template();
  const context = { today: new Date(), ...part };
  // A poster hangs on a wall, for people who need not get the whole input.
  const carried = part.isAlone
    ? undefined
    : inputToCarry(entry.slug, generator, input, await template.tags(), context);
  const { bytes, fileName } = makeDocument(generator, input, template, context, carried);
  return { bytes: await bytes, fileName };
}
