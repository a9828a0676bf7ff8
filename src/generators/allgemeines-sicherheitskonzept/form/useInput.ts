import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { unfold } from '../../../ui/Fold';
import type { Store } from '../../../ui/store';
import { filled, type Input, type PersonList } from '../input';

/** What stands in the form at first, and at the moment, for the few controls that follow other fields. */
export const FormContext = createContext<{ start: Input; now: Store<Input> } | null>(null);

/** The form around a control. */
export function useForm() {
  const form = use(FormContext);
  if (!form) throw new Error('it stands outside of the form');
  return form;
}

/** What stands in the form at first. */
export function useStart() {
  return useForm().start;
}

/** A part of the input; renders anew only when it is another. */
export function useInput<Part>(select: (input: Input) => Part) {
  const { now } = useForm();
  const current = () => JSON.stringify(select(now.current()));
  useSyncExternalStore(now.subscribe, current, current);
  return select(now.current());
}

/** How many rows of a list say something. */
export function useCount(list: PersonList | 'units' | 'activities') {
  return useInput((input) => filled<Record<string, string>>(input[list]).length);
}

/**
 * Fields that few need: shown where something stands in them, or once somebody has asked for them.
 *
 * @param first the selector of the first of them, which then gets the focus: the button is gone
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
