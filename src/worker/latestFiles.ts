/**
 * Returns the files of the latest requests, the latest first. Three files are enough for a custom template, the
 * original and one more file. The page and the worker keep the same list, so that the page can send the index of a file
 * instead of the file.
 *
 * @param file the file of the newest request
 * @param files the list before this request
 */
export function withLatest(file: Uint8Array, files: readonly Uint8Array[]) {
  return [file, ...files.filter((one) => one !== file)].slice(0, 3);
}
