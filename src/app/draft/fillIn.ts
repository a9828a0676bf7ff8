import type { ReadInput } from '../../generators/defineGenerator';
import type { Notice } from './notice';
import type { Work } from './work';

type Said = Pick<Notice, 'sentence' | 'leftOut'> & {
  /** The words of the button that brings back what stood there. */
  backLabel: string;
  isBrief?: boolean;
};

/** Fills the form with an input from elsewhere and says so; what stood there can be brought back. */
export function fillIn(
  work: Work,
  input: ReadInput,
  { backLabel, isBrief = false, ...said }: Said,
): void {
  const hadEntries = work.hasEntries();
  const goBack = work.fill(input);
  function run() {
    goBack();
    work.notice.set({ kind: 'filled', sentence: 'Alles steht wieder da wie vorher.' });
  }
  work.notice.set({
    kind: 'filled',
    ...said,
    ...(hadEntries && { back: { label: backLabel, run, isBrief } }),
  });
}
