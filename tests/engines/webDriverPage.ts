import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserPage, SavedFile } from './browserPage';
import { elementKey, patience, type Send, until } from './webDriver';

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
  function run(script: string, args: readonly unknown[], milliseconds: number) {
    return send('executeScript', { script, args }, milliseconds);
  }

  function evaluate<Result, Argument>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    const script = `return (${work})(arguments[0])`;
    return run(script, [argument ?? null], patience) as Promise<Result>;
  }

  /**
   * Runs a script, again and again, until it gives something. One that arrives between two documents,
   * WebKitGTK's driver at times never answers: so each time is short.
   */
  function insist(what: string, script: string, ...args: readonly unknown[]): Promise<unknown> {
    return until(what, () => run(script, args, 4_000).catch(unlessLoading));
  }

  async function read<Result, Argument>(
    look: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    const script = `return Promise.resolve((${look})(arguments[0])).then((result) => [result])`;
    const [result] = (await insist('the page answers', script, argument ?? null)) as [Result];
    return result;
  }

  /** The parameter that names an element, once there is one that can be used. */
  async function find(selector: string): Promise<{ id: string }> {
    const script = `return (${usableElement})(arguments[0])`;
    const found = (await insist(selector, script, selector)) as Record<string, string>;
    return { id: found[elementKey] ?? '' };
  }

  /** A driver presses where the element was when it was asked, and answers as if it had met it. */
  async function press(selector: string): Promise<true | undefined> {
    const element = await find(selector);
    const isPressed = await run(
      `(${watchPress})(arguments[0])`,
      [{ [elementKey]: element.id }],
      patience,
    )
      .then(() => send('elementClick', element, patience))
      .then(() => true, unlessMoved);
    // A page that the press has led away from says nothing.
    const isMissed = await evaluate(isPressMissed).catch(() => false);
    return isPressed && !isMissed ? true : undefined;
  }

  /** Does something with an element by script, in one command: forms are long. */
  async function act<Field extends Element>(
    selector: string,
    work: (element: Field, value: string) => void,
    value = '',
  ) {
    const script = `const element = (${usableElement})(arguments[0]);
      if (element) (${work})(element, arguments[1]);
      return element && true;`;
    await insist(selector, script, selector, value);
  }

  /** What the page and the folder say where no file came. */
  async function withWordsOfThePage(why: unknown): Promise<never> {
    const words = await read(() => document.querySelector('.generate-bar')?.textContent);
    throw new Error(`${why}; the page says «${words}», the folder holds ${await readdir(folder)}`);
  }

  /** Without a page load strategy nothing waits for the next document, or address in the same one. */
  async function leave(go: () => Promise<unknown>) {
    const before = await read(whereLoaded);
    await go();
    const script = `const where = (${whereLoaded})(); return where === arguments[0] ? null : where;`;
    // Between two documents a browser answers with errors of many kinds.
    await until('the next document', () => run(script, [before], 2_000).catch(() => undefined));
  }

  return {
    goto: (path) => leave(() => send('navigate', { url: origin + path }, patience)),
    // The driver's own command, in Firefox, restores nothing of what was entered; a person's does.
    reload: () => leave(() => evaluate(() => void setTimeout(() => location.reload()))),
    goBack: () => leave(() => send('back', {}, patience)),
    goForward: () => leave(() => send('forward', {}, patience)),
    async click(selector) {
      await until(selector, () => press(selector));
    },
    async dblclick(selector) {
      const { id } = await find(selector);
      const move = { type: 'pointerMove', x: 0, y: 0, origin: { [elementKey]: id } };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const pointer = { type: 'pointer', id: 'mouse', actions: [move, ...press, ...press] };
      await send('performActions', { actions: [pointer] }, patience);
    },
    fill: (selector, text) => act(selector, changeValue, text),
    check: (selector) => act(selector, tick),
    selectOption: (selector, value) => act(selector, changeValue, value),
    async setInputFiles(selector, path) {
      // A driver cannot work the system's dialog behind our button, and Firefox waits for a hidden field.
      const show = `const field = document.querySelector(arguments[0]);
        if (field) field.hidden = false;
        return field && true;`;
      await insist(selector, show, selector);
      await send('elementSendKeys', { ...(await find(selector)), text: path }, patience);
    },
    async pressEnter() {
      const strokes = ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE007' }));
      await send(
        'performActions',
        { actions: [{ type: 'key', id: 'keys', actions: strokes }] },
        patience,
      );
    },
    evaluate,
    read,
    savedFile: () => takeFile(folder).catch(withWordsOfThePage),
    async close() {
      await close();
      // A file that came late is none of the next page.
      for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
    },
  };
}

/** What a page answers while it gives way to the next. */
function unlessLoading(error: unknown): undefined {
  if (!/no such (window|frame|element)|detached|unloaded|navigat|aborted/i.test(String(error))) {
    throw error;
  }
}

/** What a driver answers that has not pressed, for the element moved or went meanwhile. */
function unlessMoved(error: unknown): undefined {
  if (/not interactable|stale element|click intercepted/.test(String(error))) return;
  // Whoever got no answer may have pressed, and must not press again.
  throw new Error(String(error));
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

function watchPress(element: Element) {
  const { dataset } = document.documentElement;
  dataset.missed = '';
  const met = () => {
    delete dataset.missed;
  };
  element.addEventListener('click', met, { capture: true, once: true });
}

function isPressMissed(): boolean {
  return document.documentElement.dataset.missed === '';
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
function takeFile(folder: string): Promise<SavedFile> {
  return until('a file is saved', async () => {
    const files = await readdir(folder);
    const [name] = files;
    if (!name || files.some((one) => /\.(part|wkdownload)$/.test(one))) return undefined;
    // Firefox keeps a place by an empty file, which may be gone again.
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (!bytes?.length || isCutOff(bytes)) return undefined;
    await rm(join(folder, name));
    return { name, bytes: new Uint8Array(bytes) };
  });
}

/** A zip whose end is not written yet (APPNOTE.TXT 4.3.16): WebKitGTK 2.50 shows a file while it grows. */
function isCutOff(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString() === 'PK' && !bytes.includes('PK\u0005\u0006');
}
