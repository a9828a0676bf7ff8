import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver, RunningBrowser } from './browserPage';
import { emptyFolder, findUsable, pageOf, patience, takeFile, until, within } from './browserPage';
import { freePort, start, temporaryFolder } from './processes';

/** Most windows open within half a second. One in a hundred never opens. */
const patienceForWindow = 30_000;

/** Starts the WebDriver of WebKitGTK on a virtual screen. The WebDriver opens a MiniBrowser for each page. */
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
    // Without a graphics card, layers take more than half of the processor time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const address = `http://127.0.0.1:${port}`;
  // The driver needs some time until it listens on the port.
  await until('WebKitWebDriver listens', () => fetch(`${address}/status`).catch(() => null));

  return {
    async open(origin) {
      const capabilities = new Capabilities().setBrowserName('MiniBrowser');
      capabilities.setPageLoadStrategy('none');
      const window = new Builder().usingServer(address).withCapabilities(capabilities).build();
      // `window` is also a promise of the session. Nothing else handles a rejection of this promise.
      window.catch(() => undefined);
      await within(patienceForWindow, 'a window', Promise.resolve(window.getSession()));
      // The window is as wide as the windows of the other engines. At this width, the preview is beside the form.
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
     * Presses an element and checks the press by a listener on the element. The answer of the driver is no proof of a
     * press. The driver presses the former position of an element that has moved meanwhile, and reports success even if
     * the press missed. The driver also calls an element stale whose press has opened another view.
     */
    async press(selector) {
      const finding = `return (${findUsable})(arguments[0])`;
      const element = await window.executeScript<WebElement | null>(finding, selector);
      if (!element) return null;
      const watching = window.executeScript(watchPress, element);
      if (!(await watching.then(() => true, unlessMoved))) return null;
      await element.click().catch(unlessMoved);
      // A page that the press has closed cannot answer. Such a press did not miss.
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

/** Throws all errors but those of elements that moved or are gone, because then nothing was pressed. */
function unlessMoved(error: unknown): undefined {
  if (/not ?interactable|stale ?element|click ?intercepted/i.test(String(error))) return;
  // After any other error, the element may have been pressed, and a second press would be wrong.
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
