import type { ReadInput } from '../../generators/contract';
import type { Draft } from './draft';
import type { Notice } from './notice';

type Said = Pick<Notice, 'sentence' | 'leftOut' | 'next'> & {
  /** The words of the button that brings back what stood there. */
  backLabel: string;
  isBrief?: boolean;
};

/** Fills the form with an input from elsewhere and says so; what stood there can be brought back. */
export function fillIn(
  draft: Draft,
  input: ReadInput,
  { backLabel, isBrief = false, ...said }: Said,
): void {
  const hadEntries = draft.hasEntries();
  const goBack = draft.fill(input);
  function run() {
    goBack();
    draft.notice.set({ kind: 'filled', sentence: 'Alles steht wieder da wie vorher.' });
  }
  draft.notice.set({
    kind: 'filled',
    ...said,
    ...(hadEntries && { back: { label: backLabel, run, isBrief } }),
  });
}
