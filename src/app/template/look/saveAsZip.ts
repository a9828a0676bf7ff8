import { saveFile } from '../../../browser/saveFile';
import type { RestyledTemplate } from './takeOver';

/**
 * Offers templates as one ZIP, each under the name that its original has.
 *
 * @param model the name of the file whose look they have
 * @throws Unreachable when what packs them cannot be fetched
 */
export async function saveAsZip(
  model: string,
  restyled: readonly RestyledTemplate[],
): Promise<File> {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  for (const { entry, bytes } of restyled) zip.file(`${entry.slug}.docx`, bytes);
  const bytes = await zip.generateAsync({ type: 'uint8array' });
  return saveFile(bytes, `Vorlagen wie ${model.replace(/\.docx$/i, '')}.zip`);
}
