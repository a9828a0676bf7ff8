import type { GeneratorEntry } from '../../catalog';

/** What is said of an input that came from elsewhere, or of one that did not come. */
export type Notice = {
  kind: 'filled' | 'refused' | 'elsewhere';
  sentence: string;
  /** What is not there any more, each in a sentence. */
  leftOut?: readonly string[];
  /** Puts back what stood there before. */
  back?: { label: string; run: () => void; isBrief?: boolean };
  /** Whose input it is; `carry` fills it in there. */
  elsewhere?: { entry: GeneratorEntry; carry: () => void };
};
