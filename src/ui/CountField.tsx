import type { ComponentProps } from 'react';
import { CheckedField } from './CheckedField';
import type { InputField } from './InputField';

type Props = ComponentProps<typeof InputField> & {
  /** Whether what was typed can be counted with. */
  isCount: (typed: string) => boolean;
};

/** A labelled count; uncontrolled, its value is what was typed, or empty where that is no number. */
export function CountField({ isCount, ...props }: Props) {
  return (
    <CheckedField
      type="number"
      min={0}
      step={1}
      check={({ value, validity }) => {
        // What is no number at all, as «-», the browser keeps to itself: the value is empty.
        const isPrinted = !validity.badInput && (value === '' || isCount(value));
        return isPrinted ? '' : 'Gedruckt werden nur ganze Zahlen ab 0.';
      }}
      // Over a field with the focus the wheel would change the count instead of scrolling the page.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}
