import { useState } from 'react';
import type { GeneratorEntry } from '../../catalog';
import type { Generator, ReadInput } from '../../generators/contract';
import { saveInput } from '../../generators/saveInput';
import type { Draft } from './draft';
import { isEntered } from './isEntered';
import { saveText } from './saveText';
import { useEntries } from './useEntries';

/** Saves what is entered as a file, and says so until something else is entered. */
export function useSaveInput(slug: GeneratorEntry['slug'], generator: Generator, draft: Draft) {
  const [last, setLast] = useState<{ input: ReadInput; said: string }>();
  const isSame = useEntries(
    draft,
    ({ input }) => last !== undefined && !isEntered(input, last.input),
  );

  async function save() {
    const { input } = draft.entries();
    const said = await saveText(saveInput(slug, generator, input), () => {
      draft.keep(input);
      return 'Gesichert.';
    });
    setLast({ input, said });
  }

  return { save, said: isSame && last ? last.said : '' };
}
