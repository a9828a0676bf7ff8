import { createContext, use } from 'react';
import { usePart, type Watched } from '../../../ui/store';
import type { Input } from '../input';

/** The initial input (`start`) and the current input (`now`). */
export const FormContext = createContext({} as { start: Input; now: Watched<Input> });

/** Returns the initial input of the form. */
export function useStart() {
  return use(FormContext).start;
}

/** Returns a part of the current input. The component renders again only when this part changes. */
export function useInput<Part>(select: (input: Input) => Part) {
  return usePart(use(FormContext).now, select);
}
