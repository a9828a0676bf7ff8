import type { PrintContext, ReadInput } from '../../generators/contract';
import { inputToCarry } from '../../generators/inputToCarry';
import { makeDocument } from '../../generators/makeDocument';
import type { Draft } from './draft';

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
