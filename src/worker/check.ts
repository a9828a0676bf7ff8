import { applyLook } from '../document/applyLook';
import { checkTemplate } from '../document/checkTemplate';
import type { Fields } from '../document/fields';
import { joinDocuments } from '../document/joinDocuments';
import { sortLines } from '../generators/oldList/sortLines';

export { commentTemplate as comment } from '../document/commentTemplate';
/** Reads a Word file, a ZIP, a workbook or a text file. */
export { readFile as read } from '../document/readDocument';
export { checkTemplate as check };

/**
 * Applies one of the site's looks to a template.
 *
 * @param bytes the Word file of the look
 * @param template the bytes of the template
 * @returns the bytes of the new template
 */
export function restyle(bytes: Uint8Array, template: Uint8Array) {
  return applyLook(template, bytes).bytes;
}

/**
 * Applies the look of a letterhead to a template, and checks the new template.
 *
 * @param letterhead the bytes of the letterhead
 * @param template the bytes of the template
 * @param fields the fields that the template may use
 * @returns the bytes of the new template, the notes of `applyLook`, and the report of `checkTemplate`
 */
export function restyleAndCheck(letterhead: Uint8Array, template: Uint8Array, fields: Fields) {
  const restyled = applyLook(template, letterhead);
  return { ...restyled, report: checkTemplate(restyled.bytes, fields) };
}

/**
 * Joins documents into a folder (`joinDocuments`). `_bytes` is empty, because `folder` holds the bytes of all
 * documents.
 */
export function join(_bytes: Uint8Array, ...folder: Parameters<typeof joinDocuments>) {
  return joinDocuments(...folder);
}

/**
 * Sorts an old list (`sortLines`). The list is sorted in the worker, because a pasted text may be long. `_bytes` is
 * empty, because there is no file.
 */
export function sort(_bytes: Uint8Array, ...list: Parameters<typeof sortLines>) {
  return sortLines(...list);
}
