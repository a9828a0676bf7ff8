import { useEffect, useEffectEvent } from 'react';
import { afterPause } from '../../browser/afterPause';
import type { Draft } from './draft';

/** Calls `callBack` after the first render, and after each pause of 300 ms in the changes of a draft or store. */
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
