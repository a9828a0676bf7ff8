import type { Generator, ReadInput } from '../../generators/contract';
import { makeDocument } from '../../generators/makeDocument';
import type { TemplateInForce } from './templateInForce';

/** What makes of an input the one that its document carries. */
export const loadCarrying = () => import('../../generators/inputToCarry');

/** What a document is made of: its input and the template in force. */
export type Order = {
  input: ReadInput;
  template: TemplateInForce;
  inFolder?: boolean;
  isAlone?: boolean;
};

/**
 * Makes a document of today.
 *
 * @throws what filling the template throws; see `templateInForce`
 */
export async function makeFile(
  slug: string,
  generator: Generator,
  { input, template, inFolder = false, isAlone = false }: Order,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const options = { today: new Date(), inFolder, isAlone };
  // Who reads a poster on a wall need not have what was typed.
  const carried = isAlone
    ? undefined
    : (await loadCarrying()).inputToCarry(slug, generator, input, await template.tags(), options);
  const { bytes, fileName } = makeDocument(generator, input, template, options, carried);
  return { bytes: await bytes, fileName };
}
