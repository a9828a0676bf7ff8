import { useEffect, useEffectEvent } from 'react';
import { afterPause } from '../../browser/afterPause';
import type { ReadInput } from '../../generators/contract';
import { useStore } from '../../ui/store';
import type { Draft } from './draft';

/**
 * Returns a value that `select` derives from the input. The component renders again only when the value changes.
 * `select` must return a text, a number or a boolean, because values are compared with `Object.is`.
 */
export function useInputValue<Value extends string | number | boolean>(
  { subscribe, input }: Draft,
  select: (input: ReadInput) => Value,
) {
  return useStore({ subscribe, current: () => select(input()) });
}

/** The pause in typing, in ms, after which values derived from the input are updated. */
const typingPause = 300;

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
