import { type ComponentProps, useId } from 'react';
import { Icon } from './Icon';

type Props = ComponentProps<'fieldset'> & {
  title: string;
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** How much stands in it, seen whether or not it is open. */
  figure?: string | number;
  /** At first. */
  isOpen?: boolean | undefined;
};

/** A part of a form that folds. */
export function Fold({ title, heading: Heading = 'h3', figure, isOpen, ...fieldset }: Props) {
  const id = useId();
  return (
    <details className="fold" open={isOpen}>
      <summary>
        <Heading id={id}>{title}</Heading>
        {figure && <span>{figure}</span>}
        <Icon name="next" />
      </summary>
      <fieldset aria-labelledby={id} {...fieldset} />
    </details>
  );
}

/** Opens whatever is folded around an element, which can then take the focus. */
export function unfold(element: Element | null | undefined) {
  for (let fold = element?.closest('details'); fold; ) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
}
