import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/chromium.js';
import type { Driver, RunningBrowser } from './browserPage';
import { emptyFolder, findUsable, pageOf, patience, takeFile, within } from './browserPage';

/** Most windows open within half a second. One in a hundred never opens. */
const patienceForWindow = 30_000;

/** Starts the WebDriver of WebKitGTK on a virtual screen. The WebDriver opens a MiniBrowser for each page. */
export async function startWebkit(program: string): Promise<RunningBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'lagerkiste-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const flags = ['-displayfd', '1', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const endScreen = () => screen.kill();
  process.once('exit', endScreen);
  const [display] = await within(patience, 'Xvfb', once(screen.stdout, 'data'));
  // The builder starts any program that takes a port, also one for another engine than Chromium.
  const service = new ServiceBuilder(program)
    .addArguments('--host=127.0.0.1')
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${String(display).trim()}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      TZ: 'Europe/Zurich',
      // Without a graphics card, layers take more than half of the processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    })
    .build();
  const address = await service.start(patience);

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
      await service.kill();
      // A MiniBrowser that still runs ends with its screen.
      const ended = once(screen, 'exit');
      if (endScreen()) await ended;
      process.off('exit', endScreen);
      rmSync(folder, { recursive: true, maxRetries: 5 });
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
