import type { Watched } from '../../ui/store';
import type { Rendering } from './rendering';

/** Why a document is not shown; where that is final, nobody tries again. */
export type PreviewFailure = { sentence: string; isFinal: boolean };

export type PreviewState = {
  rendering?: Rendering;
  /** The name under which the button would save what is shown. */
  fileName?: string;
  /** Where nothing is entered yet: makes a document as many have it, to be shown alone. */
  makeExample?: () => Promise<Rendering>;
  failure?: PreviewFailure;
};

/** What a preview shows, one document after the other. */
export type PreviewSource = {
  shown: Watched<PreviewState>;
  tryAgain: () => void;
};
