import { saveAs } from 'file-saver';

const types: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ics: 'text/calendar;charset=utf-8',
  zip: 'application/zip',
};

/**
 * Downloads a file. The extension of `fileName` determines the media type.
 *
 * @returns the file
 */
export function saveFile(content: Uint8Array | string, fileName: string) {
  const file = fileOf(content, fileName);
  saveAs(file, fileName);
  return file;
}

export function fileOf(content: Uint8Array | string, fileName: string) {
  const type = types[fileName.split('.').at(-1) ?? ''] ?? '';
  return new File([content as BlobPart], fileName, { type });
}

/**
 * Packs files into a ZIP.
 *
 * @throws Unreachable when pizzip cannot be fetched
 */
export async function packZip(files: readonly { name: string; bytes: Uint8Array }[]) {
  const { default: PizZip } = await import('pizzip');
  const zip = new PizZip();
  for (const { name, bytes } of files) zip.file(name, bytes);
  return zip.generate({ type: 'uint8array' });
}
