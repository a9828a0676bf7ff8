import { useEffect, useEffectEvent } from 'react';
import { afterPause } from '../../browser/afterPause';
import type { Draft } from './draft';

/**
 * Calls `callBack` after the first render and after changes of a draft or of the camp. Each call is delayed until there
 * has been no change for 300 ms.
 */
export function useDebounced({ subscribe }: Pick<Draft, 'subscribe'>, callBack: () => void) {
  const tell = useEffectEvent(callBack);
  useEffect(
    () =>
      afterPause(
        () => tell(),
        () => 300,
      ).follow(subscribe),
    [subscribe],
  );
}
