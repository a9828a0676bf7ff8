import type { ComponentProps } from 'react';
import { CheckedField } from './CheckedField';
import type { InputField } from './InputField';
import { phoneHint, spellPhone } from './phoneNumber';
import { tellChange } from './tellChange';

/** A labelled phone number. Left, it takes its one spelling; odd ones bring up a hint. */
export function TelField(props: ComponentProps<typeof InputField>) {
  return (
    <CheckedField type="tel" check={({ value }) => phoneHint(value)} onLeave={spell} {...props} />
  );
}

/** Written only where it differs: a browser forgets then what could be undone in the field. */
function spell(field: HTMLInputElement) {
  const spelled = spellPhone(field.value);
  if (spelled === field.value) return;
  field.value = spelled;
  tellChange(field);
}
