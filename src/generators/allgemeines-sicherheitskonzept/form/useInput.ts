import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import type { Store } from '../../../ui/store';
import { type Input, isEmptyRow } from '../input';
import type { PersonList } from '../people';

/** What stands in the form at the moment, for the few controls that follow other fields. */
export const InputContext = createContext<Store<Input> | null>(null);

/** A part of the input; renders anew only when it is another. */
export function useInput<Part>(select: (input: Input) => Part): Part {
  const store = use(InputContext);
  if (!store) throw new Error('useInput stands outside of the form');
  const [part, setPart] = useState(() => select(store.current()));

  const follow = useEffectEvent(() => {
    const next = select(store.current());
    setPart((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
  });
  useEffect(() => {
    follow();
    return store.subscribe(() => follow());
  }, [store]);

  return part;
}

/** How many rows of a list say something. */
export function useCount(list: PersonList | 'units' | 'activities') {
  return useInput((input) => input[list].filter((row) => !isEmptyRow(row)).length);
}
