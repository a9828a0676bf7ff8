import { forgetTemplate, loadTemplate } from '../../browser/loadTemplate';
import { startWorker } from '../../browser/startWorker';
import type { Fields } from '../../document/fields';
import type { CarriedInput } from '../../document/package/carriedInput';
import type { ReadDocument } from '../../document/readDocument';
import { TemplateError } from '../../document/templateError';
import type { TemplateTag } from '../../document/templateTag';
import address from '../../worker/engineWorker?worker&url';
import type { Arguments } from '../../worker/requests';
import { createEngine } from './createEngine';
import { Unfillable } from './unfillable';

const start = (onFailure: (error: Error) => void) => startWorker(address, onFailure);

/** Fills templates. */
export const engine = createEngine(start);

/** Checks visitors' templates, takes looks over and reads documents: beside the other, so that no document waits for it. */
export const checkingEngine = createEngine(start);

/** Reads a document that comes back. */
export async function readDocument(file: File): Promise<ReadDocument> {
  return checkingEngine.ask('read', new Uint8Array(await file.arrayBuffer()), []);
}

/** The text of a Word file, in lines. */
export async function readParagraphs(file: File): Promise<string> {
  return checkingEngine.ask('lines', new Uint8Array(await file.arrayBuffer()), []);
}

/** Has what checks at hand; a failure is said when a template is checked. */
export function prepareChecking(): void {
  checkingEngine.ask('prepareCheck', new Uint8Array(), []).catch(() => {});
}

/** The template in force on a page. */
export type TemplateInForce = {
  /** @param carried what the document carries of its input */
  fill: (data: object, carried?: CarriedInput, signal?: AbortSignal) => Promise<Uint8Array>;
  tags: () => Promise<readonly TemplateTag[]>;
};

/**
 * A generator's own template, or one that a visitor brought along.
 *
 * @param visitors the bytes of the visitor's template
 * @returns what throws Unreachable when the template or the engine cannot be fetched; TemplateError when the
 *   original is damaged: the next call fetches it anew; Unfillable when the visitor's template cannot be
 *   filled; what asking the engine throws
 */
export function templateInForce(
  slug: string,
  fields: Fields,
  visitors?: Uint8Array,
): TemplateInForce {
  async function ask<Name extends 'fill' | 'tags'>(
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

  return {
    fill: (data, carried, signal) => ask('fill', [fields, data, carried], signal),
    tags: () => ask('tags', [fields]),
  };
}
