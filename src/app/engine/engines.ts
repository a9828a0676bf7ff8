import { forgetTemplate, loadTemplate } from '../../browser/loadTemplate';
import { startWorker } from '../../browser/startWorker';
import type { ReadDocument } from '../../document/readDocument';
import { TemplateError } from '../../document/templateError';
import type { Arguments, Result } from '../../worker/createAnswer';
import address from '../../worker/engineWorker?worker&url';
import { createEngine } from './createEngine';
import { Unfillable } from './failures';

const start = (onFailure: (error: Error) => void) => startWorker(address, onFailure);

/** Fills templates. */
export const engine = createEngine(start);

/** Checks visitors' templates, takes looks over and reads documents: beside the other, so that no document waits for it. */
export const checkingEngine = createEngine(start);

/** Fills what nobody waits for, and nobody is told that it takes long. */
export const quietEngine = createEngine(start);

/** Reads a document that comes back. */
export async function readDocument(file: File): Promise<ReadDocument> {
  return checkingEngine.ask('read', new Uint8Array(await file.arrayBuffer()), []);
}

/** The text of a Word file, in lines. */
export async function readParagraphs(file: File): Promise<string> {
  return checkingEngine.ask('lines', new Uint8Array(await file.arrayBuffer()), []);
}

/** Sorts the lines of an old list. */
export function sortList(...list: Arguments<'sort'>): Promise<Result<'sort'>> {
  return checkingEngine.ask('sort', new Uint8Array(), list);
}

/** Has what checks at hand; a failure is said when a template is checked. */
export function prepareChecking(): void {
  checkingEngine.ask('prepareCheck', new Uint8Array(), []).catch(() => {});
}

/**
 * Has the engine fill a generator's own template, or one that a visitor brought along, or name its tags.
 *
 * @param visitors the bytes of the visitor's template
 * @throws Unreachable when the template or the engine cannot be fetched; TemplateError when the original is
 *   damaged: the next call fetches it anew; Unfillable when the visitor's template cannot be filled; what
 *   asking the engine throws
 */
export async function askTemplate<Name extends 'fill' | 'tags'>(
  slug: string,
  visitors: Uint8Array | undefined,
  name: Name,
  args: Arguments<Name>,
  signal?: AbortSignal,
) {
  const bytes = visitors ?? (await loadTemplate(slug));
  try {
    return await engine.ask(name, bytes, args, signal);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    if (visitors) throw new Unfillable(error);
    forgetTemplate(slug);
    throw error;
  }
}
