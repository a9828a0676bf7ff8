import { fileOf, saveFile } from '../../browser/saveFile';
import { refusedSharing, share } from '../../browser/share';
import type { PrintContext, ReadInput } from '../../generators/contract';
import { inputToCarry } from '../../generators/inputToCarry';
import { makeDocument } from '../../generators/makeDocument';
import { failureMessage } from '../engine/failures';
import type { Outcome } from '../Outcome';
import type { Draft } from './draft';

/**
 * The result of a press on a button that makes a file. `input` is the input of a saved file. `message` takes the place
 * of «Heruntergeladen:» before the name of the file.
 */
export type GenerateState = Outcome & { input?: ReadInput };

/**
 * Makes a document, and saves or shares it. `Draft.keep` then remembers the input. The input of a document with
 * `isAlone` is not remembered, because the document does not carry the input.
 *
 * @returns what the page shows; `undefined` when the document was shared or the sharing was cancelled
 */
export async function saveOrShare(way: 'save' | 'share', draft: Draft, isAlone: boolean) {
  const input = draft.input();
  try {
    const { bytes, fileName } = await makeFile(draft, { input, isAlone });
    if (way === 'share') {
      const end = await share(fileOf(bytes, fileName));
      if (end === 'shared') draft.keep(input);
      return end === 'refused' ? { failure: refusedSharing } : undefined;
    }
    const file = saveFile(bytes, fileName);
    if (!isAlone) draft.keep(input);
    return { file, input };
  } catch (error) {
    console.error(error);
    return { failure: failureMessage(error) };
  }
}

/** The input of a document. `inFolder` and `isAlone` are members of the `PrintContext`. */
type DocumentOrder = Pick<PrintContext, 'inFolder' | 'isAlone'> & { input: ReadInput };

/**
 * Makes a document with the template in use and the date of today.
 *
 * @throws the errors of `templateInUse`
 */
export async function makeFile(draft: Draft, { input, ...variant }: DocumentOrder) {
  const { entry, generator } = draft;
  const template = draft.template();
  const context = { today: new Date(), ...variant };
  // A document with `isAlone` is a poster for a wall. The file of a poster carries no input, because readers of a
  // poster need not see the whole input.
  const carried = variant.isAlone
    ? undefined
    : inputToCarry(entry.slug, generator, input, await template.tags(), context);
  const { bytes, fileName } = makeDocument(generator, input, template, context, carried);
  return { bytes: await bytes, fileName };
}
