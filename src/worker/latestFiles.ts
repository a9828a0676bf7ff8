/**
 * The three files used last, the latest first: a custom template, its original, and one more. Page and worker keep
 * the same list, so that the page can send an index instead of a file.
 */
export function withLatest(file: Uint8Array, files: readonly Uint8Array[]) {
  return [file, ...files.filter((one) => one !== file)].slice(0, 3);
}
