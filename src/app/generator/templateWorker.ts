import { startWorker } from '../../browser/startWorker';
import address from '../../worker/templateWorker?worker&url';
import { createTemplateWorker } from './createTemplateWorker';

/** The one worker of the tab. */
export const templateWorker = createTemplateWorker((onFailure) => startWorker(address, onFailure));
