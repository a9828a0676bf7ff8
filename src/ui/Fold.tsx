import { type ComponentProps, type FocusEvent, type MouseEvent, useId } from 'react';
import { Icon } from './Icon';
import { withSoftHyphens } from './softHyphens';

type Props = ComponentProps<'fieldset'> & {
  title: string;
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** A count or progress beside the title. */
  figure?: string | number;
  /** True when the fold is open initially. */
  isOpen?: boolean;
};

/** A `fieldset` that a person can open and close. */
export function Fold({ title, heading: Heading = 'h3', figure, isOpen, ...fieldset }: Props) {
  const id = useId();
  return (
    <details className="fold" open={isOpen}>
      <summary>
        <Heading id={id}>{withSoftHyphens(title)}</Heading>
        {figure && <span>{figure}</span>}
        <Icon name="next" />
      </summary>
      <fieldset aria-labelledby={id} {...fieldset} />
    </details>
  );
}

/** Opens all folds around an element, because an element inside a closed fold cannot get the focus. */
export function unfold(element: Element | null) {
  for (const fold of document.querySelectorAll('details')) {
    if (fold.contains(element)) fold.open = true;
  }
}

/**
 * Scrolls a focused element into view. Use this handler as `onFocus` of an element that scrolls sideways. Chromium 156
 * does not scroll to a focused link that is half visible.
 */
export function keepFocusInView({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Scrolls to the target of a link within the page, and focuses the target. No history entry is added, so that the back
 * button leaves the page.
 */
export function goToTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  goTo(document.getElementById(event.currentTarget.hash.slice(1)));
}

/** Scrolls an element to the top of the window, and focuses the element. */
export function goTo(element: HTMLElement | null) {
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}
