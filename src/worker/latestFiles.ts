/**
 * Returns the files of the latest requests, the newest first. The page and the worker keep the same list. So the page
 * can send the index of a file instead of the file. Three files are enough for a custom template, the original and one
 * more file.
 *
 * @param file the file of the newest request
 * @param files the list before this request
 */
export function withLatest(file: Uint8Array, files: readonly Uint8Array[]) {
  return [file, ...files.filter((one) => one !== file)].slice(0, 3);
}
