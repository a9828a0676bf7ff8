import type { PrintContext, ReadInput } from '../../generators/contract';
import { inputToCarry } from '../../generators/inputToCarry';
import { makeDocument } from '../../generators/makeDocument';
import type { Draft } from './draft';

/** What a document is made of, in the template in force. */
export type Order = Pick<PrintContext, 'inFolder' | 'isAlone'> & { input: ReadInput };

/**
 * Makes a document of today.
 *
 * @throws what filling the template throws; see `templateInForce`
 */
export async function makeFile(draft: Draft, { input, ...part }: Order) {
  const { entry, generator } = draft;
  const template = draft.template();
  const options = { today: new Date(), ...part };
  // Who reads a poster on a wall need not have what was typed.
  const carried = part.isAlone
    ? undefined
    : inputToCarry(entry.slug, generator, input, await template.tags(), options);
  const { bytes, fileName } = makeDocument(generator, input, template, options, carried);
  return { bytes: await bytes, fileName };
}
