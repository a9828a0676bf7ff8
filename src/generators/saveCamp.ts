import type { Camp } from './camp';
import { campFileName } from './campFileName';
import type { ReadInput } from './contract';
import { ending, version } from './saveInput';

/** All inputs of a camp as one file of the person; the camp stands in it once. */
export function saveCamp(
  camp: Camp,
  inputs: readonly { slug: string; input: ReadInput }[],
): { fileName: string; text: string } {
  const documents = inputs.map(({ slug, input: { camp: _same, ...input } }) => ({
    generator: slug,
    input,
  }));
  return {
    fileName: campFileName('Lager', camp, ending),
    text: `${JSON.stringify({ version, camp, documents }, null, 2)}\n`,
  };
}
