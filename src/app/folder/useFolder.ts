import { useState } from 'react';
import type { TemplateFile } from '../../document/readDocument';
import type { Camp } from '../../generators/camp';
import { failureMessage } from '../engine/failureMessage';
import type { SavedFolder } from './saveFolder';

export type FolderState =
  | { kind: 'ready' }
  | { kind: 'working'; sentence: string }
  | ({ kind: 'saved' } & SavedFolder)
  | { kind: 'failed'; message: string };

/**
 * Makes and saves the folder, one at a time, and says how it goes.
 *
 * @param onSaved told once it is saved
 */
export function useFolder(onSaved: () => void) {
  const [state, setState] = useState<FolderState>({ kind: 'ready' });

  async function save(form: 'word' | 'zip', camp: Camp, templates: readonly TemplateFile[]) {
    if (state.kind === 'working') return;
    setState({ kind: 'working', sentence: 'Die Lagermappe wird erstellt …' });
    try {
      const [{ makeFolder }, { saveWord, saveZip }] = await Promise.all([
        import('./makeFolder'),
        import('./saveFolder'),
      ]);
      const files = await makeFolder(form === 'word', ({ entry }) =>
        setState({ kind: 'working', sentence: `«${entry.name}» wird erstellt …` }),
      );
      const saved = await (form === 'word' ? saveWord : saveZip)(files, camp, templates);
      for (const { draft, input } of files) draft.keep(input);
      setState({ kind: 'saved', ...saved });
      onSaved();
    } catch (error) {
      console.error(error);
      setState({ kind: 'failed', message: failureMessage(error, navigator.onLine) });
    }
  }

  return { state, save };
}
