import { Unreachable } from '../../browser/unreachable';
import type { Watched } from '../../ui/createStore';
import { isAbort } from '../template/createLatest';
import { TookTooLong, Unfillable } from '../template/fillErrors';
import type { Rendering } from './rendering';
import { TooLong } from './tooLong';

export type PreviewState = {
  rendering?: Rendering;
  /** The name under which the button would save what is shown. */
  fileName?: string;
  /** Whether nothing is entered yet. */
  isEmpty?: boolean;
  /** Why the present document is not shown. */
  failure?: 'unreachable' | 'unreadable' | 'unfillable' | 'cancelled' | 'tooSlow' | 'tooLong';
};

/** What a preview shows, one document after the other. */
export type PreviewSource = {
  shown: Watched<PreviewState>;
  tryAgain: () => void;
};

/** What a preview says of an error. */
export function failureOf(error: unknown): NonNullable<PreviewState['failure']> {
  if (isAbort(error)) return 'cancelled';
  if (error instanceof TookTooLong) return 'tooSlow';
  if (error instanceof TooLong) return 'tooLong';
  if (error instanceof Unfillable) return 'unfillable';
  // A page that is left gives up what it fetches; that is no fault.
  if (error instanceof Unreachable) return 'unreachable';
  console.error(error);
  return 'unreadable';
}
