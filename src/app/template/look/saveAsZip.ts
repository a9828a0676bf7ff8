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
  const { default: PizZip } = await import('pizzip');
  const zip = new PizZip();
  for (const { entry, bytes } of restyled) zip.file(`${entry.slug}.docx`, bytes);
  const bytes = zip.generate({ type: 'uint8array' });
  return saveFile(bytes, `Vorlagen wie ${model.replace(/\.docx$/i, '')}.zip`);
}
