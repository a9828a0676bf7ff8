import type { FocusEvent } from 'react';

/** For a row to swipe: Chromium 156 leaves a link that is half in view where it is when it takes the focus. */
export function keepFocusInView({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
