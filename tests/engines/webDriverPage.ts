import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserPage, SavedFile } from './browserPage';
import { elementKey, pause, type Send } from './webDriver';

/**
 * A page by W3C WebDriver, in a session whose page load strategy is `none`.
 *
 * @param folder where the browser saves files
 */
export function webDriverPage(
  send: Send,
  origin: string,
  folder: string,
  close: () => Promise<void>,
): BrowserPage {
  function evaluate<Result, Argument>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    const parameters = { script: `return (${work})(arguments[0])`, args: [argument ?? null] };
    return send('executeScript', parameters) as Promise<Result>;
  }

  /** The parameter that names an element, once there is one that can be used. */
  async function find(selector: string): Promise<{ id: string }> {
    for (;;) {
      const found = (await evaluate(usableElement, selector).catch(unlessLoading)) as
        | Record<string, string>
        | undefined;
      const id = found?.[elementKey];
      if (id) return { id };
      await pause();
    }
  }

  /** Does something with an element by script, in one command: forms are long. */
  async function act<Field extends Element>(
    selector: string,
    work: (element: Field, value: string) => void,
    value = '',
  ) {
    const script = `const element = (${usableElement})(arguments[0]);
      if (element) (${work})(element, arguments[1]);
      return element !== null;`;
    const attempt = () => send('executeScript', { script, args: [selector, value] });
    while (!(await attempt().catch(unlessLoading))) await pause();
  }

  /** Without a page load strategy nothing waits for the next document, or address in the same one. */
  async function leave(go: () => Promise<unknown>) {
    const before = await evaluate(whereLoaded);
    await go();
    for (;;) {
      // Between two documents a browser answers with errors of many kinds, and WebKit at times never.
      const asked = evaluate(whereLoaded).catch(() => null);
      const where = await Promise.race([asked, pause(1000)]);
      if (where && where !== before) return;
      await pause();
    }
  }

  return {
    goto: (path) => leave(() => send('navigate', { url: origin + path })),
    // The driver's own command, in Firefox, restores nothing of what was entered; a person's does.
    reload: () => leave(() => evaluate(() => void setTimeout(() => location.reload()))),
    goBack: () => leave(() => send('back')),
    goForward: () => leave(() => send('forward')),
    async click(selector) {
      await send('elementClick', await find(selector));
    },
    async dblclick(selector) {
      const { id } = await find(selector);
      const move = { type: 'pointerMove', x: 0, y: 0, origin: { [elementKey]: id } };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const pointer = { type: 'pointer', id: 'mouse', actions: [move, ...press, ...press] };
      await send('performActions', { actions: [pointer] });
    },
    fill: (selector, text) => act(selector, changeValue, text),
    check: (selector) => act(selector, tick),
    selectOption: (selector, value) => act(selector, changeValue, value),
    async setInputFiles(selector, path) {
      // A driver cannot work the system's dialog behind our button, and Firefox waits for a hidden field.
      await evaluate((css) => {
        const field = document.querySelector<HTMLElement>(css);
        if (field) field.hidden = false;
      }, selector);
      await send('elementSendKeys', { ...(await find(selector)), text: path });
    },
    async pressEnter() {
      const strokes = ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE007' }));
      await send('performActions', { actions: [{ type: 'key', id: 'keys', actions: strokes }] });
    },
    evaluate,
    savedFile: () => takeFile(folder),
    close,
  };
}

/** What a page answers while it gives way to the next. */
function unlessLoading(error: unknown): undefined {
  if (!/no such (window|frame|element)|detached|unloaded|navigat|aborted/i.test(String(error))) {
    throw error;
  }
}

// The browser would scroll a target to the edge, under the bar with the generating button.
function usableElement(selector: string): Element | null {
  const found = selector.startsWith('//')
    ? document.evaluate(selector, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        .singleNodeValue
    : document.querySelector(selector);
  if (!(found instanceof HTMLElement) || found.matches(':disabled')) return null;
  if (found.getClientRects().length === 0) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

// As if typed: React follows a field by a property of its own, which hides the prototype's.
function changeValue(field: HTMLElement, value: string) {
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: HTMLInputElement) {
  if (!box.checked) box.click();
}

/** The document by its time of origin, which a reload changes, and its address. */
function whereLoaded(): string | null {
  return document.readyState === 'loading' ? null : `${performance.timeOrigin} ${location.href}`;
}

/** MiniBrowser does not overwrite a file, so each one is taken away. */
async function takeFile(folder: string): Promise<SavedFile> {
  for (;;) {
    const files = await readdir(folder);
    const isComplete = !files.some((name) => /\.(part|wkdownload)$/.test(name));
    const [name] = files;
    if (name && isComplete) {
      // Firefox keeps a place by an empty file, which may be gone again.
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (bytes?.length) {
        await rm(join(folder, name));
        return { name, bytes: new Uint8Array(bytes) };
      }
    }
    await pause();
  }
}
