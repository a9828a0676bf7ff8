import { forgetTemplate, loadTemplate } from '../../browser/loadTemplate';
import { startWorker } from '../../browser/startWorker';
import type { Fields } from '../../document/fields';
import { TemplateError } from '../../document/templateError';
import address from '../../worker/engineWorker?worker&url';
import { createEngine } from './createEngine';
import { Unfillable } from './unfillable';

const start = (onFailure: (error: Error) => void) => startWorker(address, onFailure);

/** Fills templates. */
export const engine = createEngine(start);

/** Checks visitors' templates and takes looks over: beside the other, so that no document waits for it. */
export const checkingEngine = createEngine(start);

/** Has what checks at hand; a failure is said when a template is checked. */
export function prepareChecking(): void {
  checkingEngine.ask('prepareCheck', new Uint8Array(), []).catch(() => {});
}

/** Fills the template in force on a page. */
export type Fill = (data: object, signal?: AbortSignal) => Promise<Uint8Array>;

/**
 * Fills with a generator's own template, or with one that a visitor brought along.
 *
 * @param visitors the bytes of the visitor's template
 * @throws Unreachable when the template or the engine cannot be fetched; TemplateError when the original is
 *   damaged: the next call fetches it anew; Unfillable when the visitor's template cannot be filled; what
 *   asking the engine throws
 */
export function fillWith(slug: string, fields: Fields, visitors?: Uint8Array): Fill {
  return async (data, signal) => {
    const bytes = visitors ?? (await loadTemplate(slug));
    try {
      return await engine.ask('fill', bytes, [fields, data], signal);
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      if (visitors) throw new Unfillable(error);
      forgetTemplate(slug);
      throw error;
    }
  };
}
