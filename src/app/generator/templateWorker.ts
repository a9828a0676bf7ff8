import { startWorker } from '../../browser/startWorker';
import type { Fields } from '../../document/fields';
import { TemplateError } from '../../document/templateError';
import address from '../../worker/templateWorker?worker&url';
import { createTemplateWorker } from './createTemplateWorker';
import { Unfillable } from './unfillable';

/** The one worker of the tab. */
export const templateWorker = createTemplateWorker((onFailure) => startWorker(address, onFailure));

/**
 * Fills a template that a visitor brought along.
 *
 * @throws Unfillable; what asking the worker throws
 */
export async function fillVisitors(bytes: Uint8Array, fields: Fields, data: object) {
  try {
    return await templateWorker.ask(bytes, 'fill', fields, data);
  } catch (error) {
    throw error instanceof TemplateError ? new Unfillable(error) : error;
  }
}
