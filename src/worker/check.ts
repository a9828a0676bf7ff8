import type { Options } from '../document/check/missingFields';
import { checkTemplate } from '../document/checkTemplate';
import { commentTemplate } from '../document/commentTemplate';
import type { Fields } from '../document/fields';
import { type Cover, type JoinPart, joinDocuments } from '../document/joinDocuments';
import type { OtherTemplate } from '../document/otherTemplate';
import { readFolder } from '../document/readFolder';
import { readOutline } from '../document/readOutline';
import { readParagraphs } from '../document/readParagraphs';
import { takeLook } from '../document/takeLook';
import type { TemplateProblem } from '../document/templateProblem';
import type { HeldFile } from './fill';

export function check(
  { bytes }: HeldFile,
  fields: Fields,
  others: readonly OtherTemplate[] = [],
  options: Options = new Map(),
) {
  return checkTemplate(bytes, fields, others, options);
}

export function comment({ bytes }: HeldFile, problems: readonly TemplateProblem[]) {
  return commentTemplate(bytes, problems);
}

/** Puts the look of the file over a template, and checks what came of it. */
export async function look({ bytes }: HeldFile, template: Uint8Array, fields: Fields) {
  const { bytes: restyled, notes } = await takeLook(template, bytes);
  return { bytes: restyled, notes, report: await checkTemplate(restyled, fields) };
}

export function read({ bytes }: HeldFile) {
  return readFolder(bytes);
}

/** Joins documents to one; it is about no file of the worker's. */
export function join(_file: HeldFile, parts: readonly JoinPart[], cover: Cover) {
  return joinDocuments(parts, cover);
}

/** What a template is made of. */
export function outline({ bytes }: HeldFile, fields: Fields) {
  return readOutline(bytes, fields);
}

/** Its text, for whoever takes the list that it holds. */
export function lines({ bytes }: HeldFile) {
  return readParagraphs(bytes);
}
