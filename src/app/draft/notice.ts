/** What is said of an input that came from elsewhere, or of one that did not come. */
export type Notice = {
  kind: 'filled' | 'refused' | 'elsewhere';
  sentence: string;
  /** What is not there any more, each in a sentence. */
  leftOut?: readonly string[];
  /** Goes to where work is left. */
  next?: { label: string; run: () => void } | undefined;
  /** Puts back what stood there before. */
  back?: { label: string; run: () => void; isBrief?: boolean };
  /** The page where it belongs; `carry` fills it in there. */
  elsewhere?: { path: string; label: string; carry: () => void };
};
