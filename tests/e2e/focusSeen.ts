import type { Page } from '@playwright/test';
import { isSettled } from './site';

/** Returns the focused element if something covers it or it is off the screen; otherwise an empty text. */
export async function coveredFocus(page: Page): Promise<string> {
  // Browsers scroll to the focused element in the next animation frame.
  await isSettled(page);
  return (await page.evaluate(coveredStops, ':focus')).join();
}

/**
 * Returns the elements inside `box` that are covered while they have the focus, on the way forwards and back.
 *
 * @param box a CSS selector
 */
export function coveredOnTheWay(page: Page, box: string): Promise<string[]> {
  const stops = 'a, button, input, select, textarea, summary, [tabindex]';
  return page.evaluate(coveredStops, `${box} :is(${stops})`);
}

function coveredStops(selector: string): string[] {
  const stops = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
  );
  const covered = [...stops, ...stops.toReversed()].filter((stop) => {
    stop.focus();
    const { left, top, width, height } = stop.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !found || !(stop.contains(found) || found.contains(stop));
  });
  return Array.from(new Set(covered), ({ outerHTML }) => outerHTML.slice(0, 300));
}
