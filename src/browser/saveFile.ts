/** What saves files: nobody needs it before the first press. */
export const loadSaving = () => import('file-saver');

const types: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ics: 'text/calendar;charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
};

/**
 * Offers a file as a download under the given name, whose ending says what it is.
 *
 * @returns that file
 * @throws Unreachable when what saves it cannot be fetched
 */
export async function saveFile(content: Uint8Array | string, fileName: string): Promise<File> {
  const file = fileOf(content, fileName);
  const { default: saver } = await loadSaving();
  saver.saveAs(file, fileName);
  return file;
}

export function fileOf(content: Uint8Array | string, fileName: string): File {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const type = types[fileName.split('.').at(-1) ?? ''] ?? '';
  return new File([part], fileName, { type });
}
