import { useEffect, useEffectEvent } from 'react';
import { afterPause } from '../../browser/afterPause';
import type { ReadInput } from '../../generators/contract';
import { useStore } from '../../ui/store';
import type { Draft } from './draft';

/** Something that follows from what is entered; a text, number or boolean, so that only its change renders. */
export function useEntries<Value extends string | number | boolean>(
  { subscribe, input }: Draft,
  select: (input: ReadInput) => Value,
) {
  return useStore({ subscribe, current: () => select(input()) });
}

/** How long typing rests before what follows from it is found, in milliseconds. */
const rest = 300;

/** Calls back when the page has come, and whenever what is entered has changed and come to rest. */
export function useDebounced({ subscribe }: Pick<Draft, 'subscribe'>, callBack: () => void) {
  const tell = useEffectEvent(callBack);
  useEffect(
    () =>
      afterPause(
        () => tell(),
        () => rest,
      ).follow(subscribe),
    [subscribe],
  );
}
