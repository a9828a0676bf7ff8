import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { IsFinal } from '../support/eventually';
import { restOf, type Work, workOf } from '../support/rest';

export type SavedFile = { bytes: Uint8Array };

/**
 * A page in one of the engines: what these tests need of it, named as in Playwright. A selector is
 * CSS or, when it begins with `//`, XPath; what acts on an element waits until it is there and enabled.
 */
export type BrowserPage = {
  /** Resolves once the document is there, also while its scripts are held back. */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  check(selector: string): Promise<void>;
  selectOption(selector: string, label: string): Promise<void>;
  setInputFiles(selector: string, path: string): Promise<void>;
  /** Runs a function in the page; it sees its argument and nothing else of this program. */
  evaluate<Result, Argument = undefined>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result>;
  /** The same for a function that only looks: it may run several times, until the page answers. */
  read<Result, Argument = undefined>(
    look: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result>;
  /** The next file that the page saves: called before or after the press. */
  savedFile(): Promise<SavedFile>;
  close(): Promise<void>;
};

/** What each driver does in a way of its own; all else is done by script in the page. */
export type Driver = {
  /** Begins to load an address, and does not wait for the document. */
  load(address: string): unknown;
  /** Runs an expression in the page. */
  run(expression: string): Promise<unknown>;
  /** Presses an element that can be used; null when it was missed. */
  press(selector: string): Promise<true | null>;
  /** Chooses a file in a field that is there. */
  setFile(selector: string, path: string): Promise<unknown>;
  savedFile(): Promise<SavedFile>;
  close(): Promise<void>;
};

/** A browser that is running; `open` gives a page of the site at an address. */
export type RunningBrowser = {
  open(origin: string): Promise<BrowserPage>;
  close(): Promise<void>;
};

/** In milliseconds: what a command, a page and a file may take, also on a busy machine. */
export const patience = 120_000;

/** What a driver answers, unless it takes too long. */
export async function within<Answer>(
  milliseconds: number,
  what: string,
  answer: Promise<Answer>,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const why = new Error(`no answer within ${milliseconds / 1000} s: ${what}`);
    timer = setTimeout(() => reject(why), milliseconds);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

let lookAtWork: () => Promise<Work | undefined> = async () => undefined;

/** From now on it is this page whose rest ends what is waited for. */
export function watchRest({ evaluate }: Pick<BrowserPage, 'evaluate'>): void {
  lookAtWork = async () => within(2_000, 'its work', evaluate(workOf)).catch(() => undefined);
}

export const startWaiting = (): IsFinal => restOf(() => lookAtWork());

/**
 * Tries until there is a result.
 *
 * @param attempt gives null when it cannot say, and undefined when there is none: that is final once the page is at rest
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

/** In milliseconds: a script that arrives between two documents WebKitGTK's driver at times never answers; it is sent again. */
const patienceForLook = 10_000;

/** A page by its driver. */
export function pageOf(origin: string, driver: Driver): BrowserPage {
  const call = (work: unknown, argument: unknown) => `(${work})(${JSON.stringify(argument)})`;

  function evaluate<Result, Argument>(work: (argument: Argument) => Result, argument?: Argument) {
    return within(patience, 'a script', driver.run(call(work, argument))) as Promise<Result>;
  }

  /** Runs an expression until it gives something. Between two documents a browser answers with errors of many kinds. */
  function insist(what: string, expression: string) {
    return until(what, () =>
      within(patienceForLook, what, driver.run(expression)).then(
        (result) => result ?? undefined,
        () => null,
      ),
    );
  }

  async function read<Result, Argument>(look: (argument: Argument) => Result, argument?: Argument) {
    const script = `Promise.resolve(${call(look, argument)}).then((result) => [result])`;
    const [result] = (await insist('the page answers', script)) as [Result];
    return result;
  }

  /** Does something with an element that can be used, by script, in one command: forms are long. */
  async function act(
    selector: string,
    work: (element: Element, value: string) => void,
    value = '',
  ) {
    const script = `((element) => {
      if (element) (${work})(element, ${JSON.stringify(value)});
      return element && true;
    })(${call(usableElement, selector)})`;
    await insist(selector, script);
  }

  /** Goes to the next document, or to an address in the same one. Its scripts may be held back. */
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
    goto: (path) => leave(() => driver.load(origin + path)),
    reload: () => leave(() => evaluate(() => void setTimeout(() => location.reload()))),
    goBack: () => leave(() => evaluate(() => history.back())),
    async click(selector) {
      await act(selector, () => undefined);
      await until(selector, () => driver.press(selector));
    },
    fill: (selector, text) => act(selector, changeValue, text),
    check: (selector) => act(selector, tick),
    selectOption: (selector, label) => act(selector, choose, label),
    async setInputFiles(selector, path) {
      await insist(selector, `document.querySelector(${JSON.stringify(selector)}) && true`);
      await driver.setFile(selector, path);
    },
    evaluate,
    read,
    savedFile: driver.savedFile,
    close: driver.close,
  };
}

/** The document by its time of origin, which a reload changes, and its address. */
function whereLoaded(): string | null {
  return document.readyState === 'loading' ? null : `${performance.timeOrigin} ${location.href}`;
}

/** The element, in view, if it can be used. Runs in the page. */
// The browser would scroll a target to the edge, under the bar with the generating button.
export function usableElement(selector: string): Element | null {
  const found = selector.startsWith('//')
    ? document.evaluate(selector, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        .singleNodeValue
    : document.querySelector(selector);
  if (!(found instanceof HTMLElement) || found.matches(':disabled')) return null;
  if (found.getClientRects().length === 0) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

/** In the page: enters a value as if typed. React hides the prototype's property by one of its own. */
function changeValue(field: Element, value: string): void {
  (field as HTMLElement).focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(field: Element, label: string): void {
  const options = Array.from((field as HTMLSelectElement).options);
  const found = options.find((option) => option.label === label);
  if (!found) throw new Error(`no choice «${label}»`);
  (field as HTMLSelectElement).value = found.value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: Element): void {
  if (!(box as HTMLInputElement).checked) (box as HTMLInputElement).click();
}

/** Takes the next file out of a folder. MiniBrowser does not overwrite one, so each is taken away. */
export function takeFile(folder: string): Promise<SavedFile> {
  return until('a file is saved', async () => {
    const files = await readdir(folder);
    const [name] = files;
    if (!name) return undefined;
    if (files.some((one) => /\.(part|wkdownload)$/.test(one))) return null;
    // Firefox keeps a place by an empty file, which may be gone again.
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (!bytes?.length || isCutOff(bytes)) return null;
    await rm(join(folder, name));
    return { bytes: new Uint8Array(bytes) };
  });
}

/** A zip whose end is not written yet (APPNOTE.TXT 4.3.16): WebKitGTK 2.50 shows a file while it grows. */
function isCutOff(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString() === 'PK' && !bytes.includes('PK\u0005\u0006');
}

/** A file that came late is none of the next page. */
export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
}
