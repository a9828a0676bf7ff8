import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import {
  type Driver,
  emptyFolder,
  pageOf,
  patience,
  type RunningBrowser,
  takeFile,
  until,
  usableElement,
  within,
} from './browserPage';
import { freePort, start, temporaryFolder } from './processes';

/** In milliseconds: most windows stand after half a second, one in a hundred never does. */
const patienceForWindow = 30_000;

/** Starts WebKitGTK's WebDriver, which opens a MiniBrowser for each page, on a screen in memory. */
export async function startWebkit(program: string): Promise<RunningBrowser> {
  const folder = temporaryFolder();
  const downloads = join(folder.path, 'downloads');
  await mkdir(downloads);
  writeFileSync(join(folder.path, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = start('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp'], {});
  const shown = new Promise((resolve) => screen.child.stdout.once('data', resolve));
  const display = await within(patience, 'Xvfb', shown);
  const port = await freePort();
  const service = start(program, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
    HOME: folder.path,
    XDG_CONFIG_HOME: folder.path,
    TZ: 'Europe/Zurich',
    // Without a graphics card, layers cost more than half of the processor's time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  // Its port is closed at first.
  await until('WebKitWebDriver listens', () => fetch(`${address}/status`).catch(() => null));

  return {
    async open(origin) {
      const capabilities = new Capabilities()
        .setBrowserName('MiniBrowser')
        .setPageLoadStrategy('none');
      const window = new Builder().usingServer(address).withCapabilities(capabilities).build();
      // It is a promise of its session as well, for which nobody else waits.
      window.catch(() => undefined);
      await within(patienceForWindow, 'a window', Promise.resolve(window.getSession()));
      // As wide as the others': there the preview stands beside the form.
      await window.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
      return pageOf(origin, driverOf(window, downloads));
    },
    async close() {
      await service.end();
      await screen.end();
      folder.remove();
    },
  };
}

function driverOf(window: WebDriver, downloads: string): Driver {
  return {
    load: (address) => window.get(address),
    run: (expression) => window.executeScript(`return ${expression}`),
    /**
     * The driver presses where the element was when it was asked. Its answer says little: it also gives one when it has
     * missed the element, and calls an element stale whose press has led to another view. So the element itself is asked.
     */
    async press(selector) {
      const element = await window.executeScript<WebElement | null>(
        `return (${usableElement})(arguments[0])`,
        selector,
      );
      if (!element) return null;
      const watching = window.executeScript(watchPress, element);
      if (!(await watching.then(() => true, unlessMoved))) return null;
      await element.click().catch(unlessMoved);
      // A page that the press has led away from says nothing.
      const isMissed = await window.executeScript(isPressMissed).catch(() => false);
      return isMissed ? null : true;
    },
    setFile: (selector, path) => window.findElement(By.css(selector)).sendKeys(path),
    savedFile: () => takeFile(downloads),
    async close() {
      await within(patience, 'the window closes', window.quit());
      await emptyFolder(downloads);
    },
  };
}

/** What the driver answers that has not pressed, for the element moved or went meanwhile. */
function unlessMoved(error: unknown): undefined {
  if (/not ?interactable|stale ?element|click ?intercepted/i.test(String(error))) return;
  // Whoever got no answer may have pressed, and must not press again.
  throw new Error(String(error));
}

function watchPress(element: Element) {
  const { dataset } = document.documentElement;
  dataset.missed = '';
  const met = () => {
    delete dataset.missed;
  };
  element.addEventListener('click', met, { capture: true, once: true });
}

const isPressMissed = () => document.documentElement.dataset.missed === '';
