import { useEffect, useEffectEvent } from 'react';
import { afterPause } from '../../browser/afterPause';
import type { ReadInput } from '../../generators/contract';
import { useStore } from '../../ui/store';
import type { Draft } from './draft';

/**
 * A value derived from the input. The component renders again only when the value changes, so the value must be a
 * text, number or boolean.
 */
export function useEntries<Value extends string | number | boolean>(
  { subscribe, input }: Draft,
  select: (input: ReadInput) => Value,
) {
  return useStore({ subscribe, current: () => select(input()) });
}

/** The pause in typing after which derived facts are updated, in ms. */
const rest = 300;

/** Calls `callBack` after the first render and at each pause after changes of the input. */
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
