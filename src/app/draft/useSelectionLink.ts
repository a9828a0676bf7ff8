import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GeneratorUnit } from '../../generators/defineGenerator';
import { readSelection } from '../../generators/selectionLink';
import { fillIn } from './fillIn';
import { isEntered } from './isEntered';
import type { Work } from './work';

/** Takes the selection that the page's address carries, once, and takes it from the address. */
export function useSelectionLink(unit: GeneratorUnit, work: Work): void {
  const { key, hash, state } = useLocation();
  const navigate = useNavigate();

  const take = useEffectEvent(() => {
    const opened = readSelection(unit, hash);
    if (!opened) return;
    navigate({ hash: '' }, { replace: true, state });
    if (opened.kind === 'refused') {
      work.notice.set({ kind: 'refused', sentence: opened.sentence });
      return;
    }
    const { input, leftOut } = opened;
    if (leftOut.length === 0 && !isEntered(input, work.entries().input)) return;
    fillIn(work, input, {
      sentence: 'Die Auswahl aus dem Link steht im Formular.',
      leftOut,
      backLabel: 'Vorherige Auswahl wiederherstellen',
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may come twice
  useEffect(() => take(), [key, hash]);
}
