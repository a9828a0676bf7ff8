import { generatorEntries } from '../../src/catalog';
import type { BrowserPage } from './browserPage';
import { eventually } from './test';

/** `npm test` tries the safety concept, which has every kind of field; `npm run test:long` tries all generators. */
export const engineEntries = generatorEntries.map((entry) => ({
  ...entry,
  tag: entry.slug === 'allgemeines-sicherheitskonzept' ? [] : '@long',
}));

/** Opens a page and waits until the page is ready. */
export async function openPage(tab: BrowserPage, path: string): Promise<void> {
  await tab.goto(path);
  await expectReady(tab);
}

/** Waits until the page is ready: the page is hydrated, and the controls that need the script are enabled. */
export async function expectReady(tab: BrowserPage): Promise<void> {
  const isReady = () =>
    tab.read(
      () =>
        document.documentElement?.dataset.script === 'ready' &&
        // Hidden disabled controls belong to a row that was removed.
        [...document.querySelectorAll('button:disabled, input:disabled')].every((one) =>
          one.closest('[hidden]'),
        ),
    );
  await eventually(isReady, 'the page is ready').toBe(true);
}

export async function expectPath(tab: BrowserPage, path: string): Promise<void> {
  await eventually(() => tab.read(() => location.pathname)).toBe(path);
}

export async function expectText(tab: BrowserPage, text: string, place?: string): Promise<void> {
  // The layout of the page may divide a sentence into lines.
  const oneLine = async () => (await textOf(tab, place)).replace(/\s+/g, ' ');
  await eventually(oneLine).toContain(text);
}

/** Returns the visible text of an element. The text of a whole long form takes an engine long. */
export function textOf(tab: BrowserPage, place = 'body'): Promise<string> {
  return tab.read(
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be read
    (where) => document.querySelector<HTMLElement>(where)?.innerText ?? '',
    place,
  );
}

/** Returns the named values of the form, without the choice of looks below it. */
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
