import { sortLines } from '../generators/oldList/sortLines';

/** Sorts an old list, in which only a person's text can be too long; it is about no file. */
export function sort(_bytes: Uint8Array, ...list: Parameters<typeof sortLines>) {
  return sortLines(...list);
}
