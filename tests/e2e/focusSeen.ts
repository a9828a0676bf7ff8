import type { Page } from '@playwright/test';

/** What has the focus while something lies over it, or while it is off the screen; else nothing. */
export function coveredFocus(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Browsers scroll to what has the focus with the next picture.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = found && (focused.contains(found) || found.contains(focused));
    return isSeen ? '' : focused.outerHTML.slice(0, 300);
  });
}
