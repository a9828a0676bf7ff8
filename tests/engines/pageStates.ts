import type { BrowserPage } from './browserPage';
import { expect } from './test';

/** Waits until the page can be used: what waits for the script is enabled. */
export async function expectReady(tab: BrowserPage): Promise<void> {
  await expect.poll(() => isReady(tab), { message: 'the page is ready' }).toBe(true);
}

export function isReady(tab: BrowserPage): Promise<boolean> {
  return tab.evaluate(nothingWaits).catch(() => false);
}

/** Waits until the preview stands beside the form, so that nothing is under way when the page is left. */
export async function expectPreview(tab: BrowserPage): Promise<void> {
  await expect.poll(() => tab.evaluate(hasPreview), { message: 'the preview is there' }).toBe(true);
}

export async function expectText(tab: BrowserPage, text: string): Promise<void> {
  await expect.poll(() => textOf(tab)).toContain(text);
}

export function textOf(tab: BrowserPage): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden nobody reads
  return tab.evaluate(() => document.body.innerText);
}

/** What the form holds, field by field in its order: typed, ticked, chosen. */
export function entriesOf(tab: BrowserPage): Promise<string[]> {
  return tab.evaluate(() =>
    Array.from(document.querySelectorAll('input, textarea, select'), (field) => {
      const { name, value } = field as HTMLInputElement;
      const isTick = field instanceof HTMLInputElement && field.type === 'checkbox';
      return `${name}=${isTick ? `${value} ${field.checked}` : value}`;
    }),
  );
}

function nothingWaits(): boolean {
  const heading = document.querySelector('h1');
  // React marks each element that it has taken over.
  const isTakenOver = Object.keys(heading ?? {}).some((key) => key.startsWith('__react'));
  return isTakenOver && !document.querySelector('button:disabled, input:disabled');
}

function hasPreview(): boolean {
  const place = document.querySelector('.preview-aside');
  if (!place?.checkVisibility()) return true;
  return Boolean(place.querySelector('iframe')?.contentDocument?.querySelector('article'));
}
