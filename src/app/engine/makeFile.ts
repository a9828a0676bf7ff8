import type { Generator, ReadInput } from '../../generators/contract';
import { makeDocument } from '../../generators/makeDocument';
import type { TemplateInForce } from './templateInForce';

/** What makes of an input the one that its document carries. */
export const loadCarrying = () => import('../../generators/inputToCarry');

/** What a document is made of: its input, the template in force, and whether it carries the input. */
export type Order = {
  input: ReadInput;
  template: TemplateInForce;
  carries: boolean;
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
  { input, template, carries, inFolder = false, isAlone = false }: Order,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const options = { today: new Date(), inFolder, isAlone };
  const carried = carries
    ? (await loadCarrying()).inputToCarry(slug, generator, input, await template.tags(), options)
    : undefined;
  const { bytes, fileName } = makeDocument(generator, input, template, options, carried);
  return { bytes: await bytes, fileName };
}
