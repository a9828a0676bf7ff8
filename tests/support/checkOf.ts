import { loadOtherTemplates } from '../../src/catalog';
import { checkTemplate } from '../../src/document/checkTemplate';
import { generatorOf } from './documentOf';
import { templateBytes } from './files';

export async function checkOf(slug: string, file: Uint8Array) {
  const { fields, options } = await generatorOf(slug);
  const others = await loadOtherTemplates(slug);
  originals.set(slug, originals.get(slug) ?? (await templateBytes(slug)));
  return checkTemplate(file, fields, others, options, originals.get(slug));
}

/** The bytes of the originals by slug. */
const originals = new Map<string, Uint8Array>();

export const emptyReport = {
  readable: true,
  errors: [],
  warnings: [],
  changes: [],
  unknownOptions: [],
};
