import { sortLines } from '../generators/oldList/sortLines';

/** Sorts an old list. Ignores `_bytes`. Sorting runs in the worker, because a pasted text may be long. */
export function sort(_bytes: Uint8Array, ...list: Parameters<typeof sortLines>) {
  return sortLines(...list);
}
