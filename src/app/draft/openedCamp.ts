import { createStore } from '../../ui/store';
import type { Opened } from './readSavedFile';

/** What is in a file of several inputs or templates; the start page asks before inputs are filled in. */
export type OpenedCamp = Pick<Opened, 'files' | 'templates' | 'left'> & { name: string };

export const openedCamp = createStore<OpenedCamp | undefined>(undefined);
