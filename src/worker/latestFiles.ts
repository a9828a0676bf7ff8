/**
 * The files used last, the latest one first: a visitor's template, its original, and one more. The page and its worker
 * keep the same list, so that the page can name a file by its place there.
 */
export function withLatest(file: Uint8Array, files: readonly Uint8Array[]) {
  return [file, ...files.filter((one) => one !== file)].slice(0, 3);
}
