import type { FocusEvent } from 'react';

/** For rows that scroll sideways: Chromium 156 does not scroll to a focused link that is half visible. */
export function keepFocusInView({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
