import { createStore } from '../../ui/createStore';
import type { SavedFile } from './readSavedFile';

/** Several inputs of one file, which the start page asks about before they are filled in. */
export type OpenedCamp = { name: string; files: readonly SavedFile[] };

export const openedCamp = createStore<OpenedCamp | undefined>(undefined);
