import { createContext, use } from 'react';
import { type Store, useStore } from '../../../ui/store';
import type { Input } from '../input';

/** The initial input, and the current input for the few controls that depend on other fields. */
export const FormContext = createContext({} as { start: Input; now: Store<Input> });

/** Returns the initial input of the form. */
export function useStart() {
  return use(FormContext).start;
}

/** Returns a part of the current input. The component renders again only when this part changes. */
export function useInput<Part>(select: (input: Input) => Part) {
  const { now } = use(FormContext);
  useStore({ ...now, current: () => JSON.stringify(select(now.current())) });
  return select(now.current());
}
