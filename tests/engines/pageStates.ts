import type { BrowserPage } from './browserPage';
import { eventually } from './test';

/** Waits until the page can be used: its script has taken over, and what waits for it is enabled. */
export async function expectReady(tab: BrowserPage): Promise<void> {
  await eventually(() => isReady(tab), 'the page is ready').toBe(true);
}

export function isReady(tab: BrowserPage): Promise<boolean> {
  return tab.read(
    () =>
      document.documentElement?.dataset.script === 'ready' &&
      // What is hidden and disabled is a row that was removed.
      [...document.querySelectorAll('button:disabled, input:disabled')].every((one) =>
        one.closest('[hidden]'),
      ),
  );
}

export function previewOf(tab: BrowserPage): Promise<string> {
  return tab.read(() => document.querySelector('iframe')?.contentDocument?.body?.textContent ?? '');
}

export async function expectPath(tab: BrowserPage, path: string): Promise<void> {
  await eventually(() => tab.read(() => location.pathname)).toBe(path);
}

export async function expectText(tab: BrowserPage, text: string, place?: string): Promise<void> {
  await eventually(() => textOf(tab, place)).toContain(text);
}

/** What is shown in a place: all of a long form takes an engine long to say. */
export function textOf(tab: BrowserPage, place = 'body'): Promise<string> {
  return tab.read(
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden nobody reads
    (where) => document.querySelector<HTMLElement>(where)?.innerText ?? '',
    place,
  );
}

/**
 * What the form holds, field by field in its order: typed, ticked, chosen. What has no name is no entry;
 * nor is the row of looks, which comes after the form.
 */
export function entriesOf(tab: BrowserPage): Promise<string[]> {
  return tab.read(() =>
    Array.from(
      document.querySelectorAll('[name]:is(input, textarea, select):not([name="look"])'),
      (field) => {
        const { name, value } = field as HTMLInputElement;
        const isTick = field instanceof HTMLInputElement && field.type === 'checkbox';
        return `${name}=${isTick ? `${value} ${field.checked}` : value}`;
      },
    ),
  );
}
