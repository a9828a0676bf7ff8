import { useEffect, useEffectEvent } from 'react';
import { afterPause } from '../../browser/afterPause';
import type { Draft } from './draft';

/** The pause in typing, in ms, after which values derived from the input are updated. */
export const typingPause = 300;

/**
 * Calls `callBack` after the first render and after changes of a draft or of the camp. Each call is delayed until there
 * has been no change for `typingPause`.
 */
export function useDebounced({ subscribe }: Pick<Draft, 'subscribe'>, callBack: () => void) {
  const tell = useEffectEvent(callBack);
  useEffect(
    () =>
      afterPause(
        () => tell(),
        () => typingPause,
      ).follow(subscribe),
    [subscribe],
  );
}
