import { saveFile } from './saveFile';

/**
 * Offers files as one ZIP.
 *
 * @throws Unreachable when what packs them cannot be fetched
 */
export async function saveAsZip(
  files: readonly { name: string; bytes: Uint8Array }[],
  fileName: string,
): Promise<File> {
  const { default: PizZip } = await import('pizzip');
  const zip = new PizZip();
  for (const { name, bytes } of files) zip.file(name, bytes);
  return saveFile(zip.generate({ type: 'uint8array' }), fileName);
}
