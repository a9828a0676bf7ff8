import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Generator } from '../../generators/contract';
import type { OpenedInput } from '../../generators/openInput';
import { encodedSelection } from '../../generators/selectionLink';
import type { Draft } from './draft';
import { fillIn } from './fillIn';
import { isEntered } from './isEntered';

/** Takes the selection that the page's address carries, once, and takes it from the address. */
export function useSelectionLink(generator: Generator, draft: Draft): void {
  const { key, hash, state } = useLocation();
  const navigate = useNavigate();

  const take = useEffectEvent(async () => {
    if (encodedSelection(hash) === undefined) return;
    navigate({ hash: '' }, { replace: true, state });
    const opened = await readLink(generator, hash);
    if (!opened) return;
    if (opened.kind === 'refused') {
      draft.notice.set({ kind: 'refused', sentence: opened.sentence });
      return;
    }
    const { leftOut } = opened;
    const input = draft.inCamp(opened.input);
    if (leftOut.length === 0 && !isEntered(input, draft.entries().input)) return;
    fillIn(draft, input, {
      sentence: 'Die Auswahl aus dem Link steht im Formular.',
      leftOut,
      backLabel: 'Vorherige Auswahl wiederherstellen',
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may come twice
  useEffect(() => {
    take();
  }, [key, hash]);
}

/** What reads links is a chunk of the program of its own: few pages are opened by one. */
async function readLink(generator: Generator, hash: string): Promise<OpenedInput | undefined> {
  try {
    const { readSelection } = await import('../../generators/readSelection');
    return readSelection(generator, hash);
  } catch (error) {
    console.error(error);
    return {
      kind: 'refused',
      sentence:
        'Die Auswahl im Link konnte nicht gelesen werden, die Verbindung fehlt. Öffne den Link noch einmal.',
    };
  }
}
