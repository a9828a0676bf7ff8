import { applyLook } from '../document/applyLook';
import { checkTemplate } from '../document/checkTemplate';
import type { Fields } from '../document/fields';
import { type Cover, type JoinPart, joinDocuments } from '../document/joinDocuments';

export { checkTemplate as check } from '../document/checkTemplate';
export { commentTemplate as comment } from '../document/commentTemplate';
/** Reads any file: its kind and content. */
export { readFile as read } from '../document/readDocument';

/** Applies one of the site's looks (the file) to a template. Returns the bytes of the new template. */
export async function restyle(bytes: Uint8Array, template: Uint8Array) {
  return (await applyLook(template, bytes)).bytes;
}

/** Applies the look of a letterhead (the file) to a template, and checks the result. */
export async function restyleAndCheck(bytes: Uint8Array, template: Uint8Array, fields: Fields) {
  const { bytes: restyled, notes } = await applyLook(template, bytes);
  return { bytes: restyled, notes, report: await checkTemplate(restyled, fields) };
}

/** Joins documents into one. The request has no file of its own. */
export function join(_bytes: Uint8Array, parts: readonly JoinPart[], cover: Cover) {
  return joinDocuments(parts, cover);
}
