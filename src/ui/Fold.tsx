import { type ComponentProps, type FocusEvent, useId } from 'react';
import { Icon } from './Icon';

type Props = ComponentProps<'fieldset'> & {
  title: string;
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** A count or progress beside the title, visible in both states. */
  figure?: string | number;
  /** The initial state. */
  isOpen?: boolean | undefined;
};

/** A part of a form that can be folded: a `fieldset` inside of `details`. */
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

/** Opens all folds around an element, since an element inside of a closed one cannot get the focus. */
export function unfold(element: Element | null | undefined) {
  for (let fold = element?.closest('details'); fold; ) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
}

/** For rows that scroll sideways: Chromium 156 does not scroll to a focused link that is half visible. */
export function keepFocusInView({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
