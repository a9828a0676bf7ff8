import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { unfold } from '../../../ui/Fold';
import type { Store } from '../../../ui/store';
import { filled, type Input, type PersonList } from '../input';

/** The initial and the current input, for the few controls that follow other fields. */
export const FormContext = createContext<{ start: Input; now: Store<Input> } | null>(null);

/**
 * The context of the form around a control.
 *
 * @throws Error outside of the form
 */
export function useForm() {
  const form = use(FormContext);
  if (!form) throw new Error('it stands outside of the form');
  return form;
}

/** The initial input of the form. */
export function useStart() {
  return useForm().start;
}

/** A part of the current input; the component renders again only when this part changes. */
export function useInput<Part>(select: (input: Input) => Part) {
  const { now } = useForm();
  const current = () => JSON.stringify(select(now.current()));
  useSyncExternalStore(now.subscribe, current, current);
  return select(now.current());
}

/** The number of rows of a list that are not empty. */
export function useCount(list: PersonList | 'units' | 'activities') {
  return useInput((input) => filled<Record<string, string>>(input[list]).length);
}

/**
 * The state of optional fields, which are shown when one of them is filled, or after a press of their button.
 *
 * @param first the selector of the first of these fields, which gets the focus because the button disappears
 */
export function useOptionalFields(isFilled: boolean, first: string) {
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    if (!isAsked) return;
    const field = document.querySelector<HTMLElement>(first);
    unfold(field);
    field?.focus();
  }, [isAsked, first]);

  return { isShown: isFilled || isAsked, ask: () => setAsked(true) };
}
