import { createContext, use, useSyncExternalStore } from 'react';
import type { Store } from '../../../ui/store';
import type { Input } from '../input';

/** The initial input, and the current input for the few controls that depend on other fields. */
export const FormContext = createContext<{ start: Input; now: Store<Input> } | null>(null);

/**
 * Returns the initial and the current input of the form around a control.
 *
 * @throws Error outside of the form
 */
export function useForm() {
  const form = use(FormContext);
  if (!form) throw new Error('it stands outside of the form');
  return form;
}

/** Returns the initial input of the form. */
export function useStart() {
  return useForm().start;
}

/** Returns a part of the current input. The component renders again only when this part changes. */
export function useInput<Part>(select: (input: Input) => Part) {
  const { now } = useForm();
  const current = () => JSON.stringify(select(now.current()));
  useSyncExternalStore(now.subscribe, current, current);
  return select(now.current());
}
