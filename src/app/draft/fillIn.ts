import type { ReadInput } from '../../generators/contract';
import type { Draft } from './draft';
import type { Notice } from './notice';

type Said = Pick<Notice, 'sentence' | 'leftOut' | 'next'> & {
  /** The words of the button that brings back what stood there. */
  backLabel: string;
  isBrief?: boolean;
  /** Also where nothing stood there. */
  isAlways?: boolean;
};

/** Fills the form with an input from elsewhere and says so; what stood there can be brought back. */
export function fillIn(
  draft: Draft,
  input: ReadInput,
  { backLabel, isBrief = false, isAlways = false, ...said }: Said,
): void {
  const hasBack = isAlways || draft.hasEntries();
  const goBack = draft.fill(input);
  function run() {
    goBack();
    draft.notice.set({ kind: 'filled', sentence: 'Alles steht wieder da wie vorher.' });
  }
  draft.notice.set({
    kind: 'filled',
    ...said,
    ...(hasBack && { back: { label: backLabel, run, isBrief } }),
  });
}
