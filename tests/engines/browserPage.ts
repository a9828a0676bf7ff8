export type SavedFile = { name: string; bytes: Uint8Array };

/**
 * A page in one of the engines: what these tests need of it, named as in Playwright. A selector is
 * CSS or, when it begins with `//`, XPath; what acts on an element waits until it is there and enabled.
 */
export type BrowserPage = {
  /** Resolves once the document is there, also while its scripts are held back. */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  click(selector: string): Promise<void>;
  dblclick(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  check(selector: string): Promise<void>;
  selectOption(selector: string, value: string): Promise<void>;
  setInputFiles(selector: string, path: string): Promise<void>;
  /** Presses Enter where the focus is. */
  pressEnter(): Promise<void>;
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

/** A browser that is running; `open` gives a page of the site at an address. */
export type RunningBrowser = {
  open(origin: string): Promise<BrowserPage>;
  close(): Promise<void>;
};
