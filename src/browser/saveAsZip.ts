import { saveFile } from './saveFile';

type ZippedFile = { name: string; bytes: Uint8Array };

/**
 * Offers files as one ZIP.
 *
 * @throws Unreachable when what packs them cannot be fetched
 */
export async function saveAsZip(files: readonly ZippedFile[], fileName: string): Promise<File> {
  return saveFile(await packZip(files, new Date()), fileName);
}

/**
 * The bytes of a ZIP whose entries carry the given date, in local time.
 *
 * @throws Unreachable when what packs them cannot be fetched
 */
export async function packZip(files: readonly ZippedFile[], date: Date): Promise<Uint8Array> {
  const { default: PizZip } = await import('pizzip');
  const zip = new PizZip();
  for (const { name, bytes } of files) zip.file(name, bytes, { date });
  return zip.generate({ type: 'uint8array' });
}
