import type { ComponentProps } from 'react';
import { CheckedField } from './CheckedField';
import type { InputField } from './InputField';

/** A labelled count; uncontrolled, its value is what was typed, or empty where that is no number. */
export function CountField(props: ComponentProps<typeof InputField>) {
  return (
    <CheckedField
      type="number"
      min={0}
      step={1}
      check={checkCount}
      // Over a field with the focus the wheel would change the count instead of scrolling the page.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}

// What is no number at all, as «-», the browser keeps to itself: the value is empty.
function checkCount({ value, validity }: HTMLInputElement): string {
  const isCount = !validity.badInput && /^\d*$/.test(value);
  return isCount ? '' : 'Gedruckt werden nur ganze Zahlen ab 0.';
}
