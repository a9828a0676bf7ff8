import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { IsFinal } from '../support/eventually';
import { restOf, type Work, workOf } from '../support/rest';

/** A page with the actions of these tests, named as in Playwright. A selector is CSS, or XPath behind `//`. */
export type BrowserPage = ReturnType<typeof pageOf>;

/** The actions that differ between the drivers. All other actions run as scripts in the page. */
export type Driver = {
  /** Starts to load an address without waiting for the document. */
  load(address: string): unknown;
  run(expression: string): Promise<unknown>;
  /** Presses an element that can be used. Returns null when the press missed the element. */
  press(selector: string): Promise<true | null>;
  setFile(selector: string, path: string): Promise<unknown>;
  /** Waits for the next file that the page saves. May be called before or after the press that saves the file. */
  savedFile(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** A browser that is running. `open` opens a page for the site with the given origin. */
export type RunningBrowser = {
  open(origin: string): Promise<BrowserPage>;
  close(): Promise<void>;
};

/** The longest time in ms for a command, a page or a file. The time is enough for a busy machine. */
export const patience = 120_000;

/** Returns the answer of a driver. Throws when the answer takes longer than the given time. */
export function within<Answer>(milliseconds: number, what: string, answer: Promise<Answer>) {
  const silence = pause(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${milliseconds / 1000} s: ${what}`);
  });
  return Promise.race([answer, silence]);
}

let lookAtWork: () => Promise<Work | undefined> = async () => undefined;

/** Makes a page the watched page. From now on, waiting ends when the watched page is at rest. */
export function watchRest({ evaluate }: Pick<BrowserPage, 'evaluate'>): void {
  lookAtWork = async () => within(2_000, 'its work', evaluate(workOf)).catch(() => undefined);
}

export const startWaiting = (): IsFinal => restOf(() => lookAtWork());

/**
 * Repeats an attempt until the attempt has a result. Throws when there is no result and the page is at rest.
 *
 * @param what names the awaited result in error messages
 * @param attempt returns null when it cannot know the result yet, and undefined when there is no result
 */
export async function until<Result>(
  what: string,
  attempt: () => Promise<Result | null | undefined>,
): Promise<Result> {
  const end = Date.now() + patience;
  let isFinal = startWaiting();
  for (;;) {
    const result = await attempt();
    if (result !== null && result !== undefined) return result;
    if (result === null) isFinal = startWaiting();
    else if (await isFinal()) throw new Error(`the page is at rest, without: ${what}`);
    if (Date.now() > end) {
      const work = JSON.stringify(await lookAtWork());
      throw new Error(`not within ${patience / 1000} s: ${what}; at work: ${work}`);
    }
    await pause(60);
  }
}

/** A script that only reads is sent again: the driver of WebKitGTK never answers some scripts between documents. */
const patienceForLook = 10_000;

/** Makes a page from the actions of a driver. */
export function pageOf(origin: string, driver: Driver) {
  const call = (work: unknown, argument: unknown) => `(${work})(${JSON.stringify(argument)})`;

  /** Runs a function in the page. The function can use only its argument, and no variable of this program. */
  function evaluate<Result, Argument = undefined>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ) {
    return within(patience, 'a script', driver.run(call(work, argument))) as Promise<Result>;
  }

  /** Runs an expression until it has a result. Between two documents, browsers answer with many kinds of errors. */
  function insist(what: string, expression: string) {
    return until(what, () =>
      within(patienceForLook, what, driver.run(expression)).then(
        (result) => result ?? undefined,
        () => null,
      ),
    );
  }

  /** Runs a function that changes nothing in the page, again and again until the page answers. */
  async function read<Result, Argument = undefined>(
    look: (argument: Argument) => Result,
    argument?: Argument,
  ) {
    const script = `Promise.resolve(${call(look, argument)}).then((result) => [result])`;
    const [result] = (await insist('the page answers', script)) as [Result];
    return result;
  }

  /** Finds a usable element and runs a function on it, in one script: in a long form, each script takes time. */
  async function act(
    selector: string,
    work: (element: Element, value: string) => void,
    value = '',
  ) {
    const script = `((element) => {
      if (element) (${work})(element, ${JSON.stringify(value)});
      return element && true;
    })(${call(findUsable, selector)})`;
    await insist(selector, script);
  }

  /** Waits for the next document, whose scripts the server may hold back, or for another address in the same one. */
  async function leave(go: () => unknown) {
    const ask = () => within(2_000, 'the address', evaluate(whereLoaded)).catch(() => null);
    const before = await until('the page answers', ask);
    await go();
    await until('the next document', async () => {
      const where = await ask();
      return where === before ? undefined : where;
    });
  }

  return {
    /** Opens a path. Resolves once the document has arrived, even if the server holds its scripts back. */
    goto: (path: string) => leave(() => driver.load(origin + path)),
    reload: () => leave(() => evaluate(() => void setTimeout(() => location.reload()))),
    goBack: () => leave(() => evaluate(() => history.back())),
    async click(selector: string) {
      await act(selector, () => undefined);
      await until(selector, () => driver.press(selector));
    },
    fill: (selector: string, text: string) => act(selector, changeValue, text),
    async setInputFiles(selector: string, path: string) {
      await insist(selector, `document.querySelector(${JSON.stringify(selector)}) && true`);
      await driver.setFile(selector, path);
    },
    evaluate,
    read,
    savedFile: driver.savedFile,
    close: driver.close,
  };
}

/** Returns the time of origin, which a reload changes, and the address. Returns null while a document is loading. */
function whereLoaded(): string | null {
  return document.readyState === 'loading' ? null : `${performance.timeOrigin} ${location.href}`;
}

/** Scrolls a usable element to the middle: at the edge, the bar with the button covers it. Runs in the page. */
export function findUsable(selector: string): Element | null {
  const found = selector.startsWith('//')
    ? document.evaluate(selector, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        .singleNodeValue
    : document.querySelector(selector);
  if (!(found instanceof HTMLElement) || found.matches(':disabled')) return null;
  if (found.getClientRects().length === 0) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

/** Types a value. React has replaced the property `value` of the field, so its prototype sets the value. */
function changeValue(field: Element, value: string): void {
  (field as HTMLElement).focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Waits for a file, and takes the file away: MiniBrowser does not overwrite files. */
export function takeFile(folder: string): Promise<Uint8Array> {
  return until('a file is saved', async () => {
    const files = await readdir(folder);
    const [name] = files;
    if (!name) return undefined;
    if (files.some((one) => /\.(part|wkdownload)$/.test(one))) return null;
    // Firefox first creates an empty file with the name of the download. The empty file may be deleted again.
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (!bytes?.length || isCutOff(bytes)) return null;
    await rm(join(folder, name));
    return new Uint8Array(bytes);
  });
}

/** True for a ZIP without its end (APPNOTE.TXT 4.3.16): WebKitGTK 2.50 names a file before it is written. */
function isCutOff(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString() === 'PK' && !bytes.includes('PK\u0005\u0006');
}

/** A file that is saved late must not count for the next page. */
export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
}
