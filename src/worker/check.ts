import { checkTemplate } from '../document/checkTemplate';
import type { Fields } from '../document/fields';
import { type Cover, type JoinPart, joinDocuments } from '../document/joinDocuments';
import { takeLook } from '../document/takeLook';

export { checkTemplate as check } from '../document/checkTemplate';
export { commentTemplate as comment } from '../document/commentTemplate';
/** What a file is, and what it holds. */
export { readFile as read } from '../document/readDocument';

/** Puts the look of the file over a template of the site, as one of its own looks. */
export async function dress(bytes: Uint8Array, template: Uint8Array) {
  return (await takeLook(template, bytes)).bytes;
}

/** Puts the look of the file over a template, and checks what came of it. */
export async function look(bytes: Uint8Array, template: Uint8Array, fields: Fields) {
  const { bytes: restyled, notes } = await takeLook(template, bytes);
  return { bytes: restyled, notes, report: await checkTemplate(restyled, fields) };
}

/** Joins documents to one; it is about no file of the worker's. */
export function join(_bytes: Uint8Array, parts: readonly JoinPart[], cover: Cover) {
  return joinDocuments(parts, cover);
}
