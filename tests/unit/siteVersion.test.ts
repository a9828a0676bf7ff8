import { afterEach, expect, test, vi } from 'vitest';
import { keepSite, loadNewer } from '../../src/app/page/siteVersion';
import { forgetTemplates, loadTemplate } from '../../src/browser/loadTemplate';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page. `hasWorker`: an earlier visit has left a worker. `hasNewer`: a newer worker waits. */
async function opened(hasWorker: boolean, hasNewer = false) {
  const worker = {};
  const registration = Object.assign(new EventTarget(), {
    active: hasWorker ? worker : null,
    waiting: (hasNewer ? {} : null) as object | null,
    installing: null as EventTarget | null,
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    // After Shift and reload, no worker controls the page.
    controller: null,
    getRegistration: async () => (hasWorker ? registration : undefined),
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { reload: () => told.push('reload') });
  const told: string[] = [];
  loadNewer.set(undefined);
  loadNewer.subscribe(() => told.push('newer'));
  await keepSite();
  return {
    told,
    press: () => loadNewer.current()?.(),
    takeOver: () => serviceWorker.dispatchEvent(new Event('controllerchange')),
    wait() {
      registration.installing = new EventTarget();
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = { postMessage: (words: string) => told.push(words) };
      registration.installing.dispatchEvent(new Event('statechange'));
    },
  };
}

test('the worker of the first visit is no newer version', async () => {
  const { told, takeOver } = await opened(false);
  takeOver();
  expect(told).toEqual([]);
  takeOver();
  expect(told).toEqual(['newer']);
});

test('a page that came past the worker is told of the next version, and loads it when asked', async () => {
  const { told, press, takeOver, wait } = await opened(true);
  wait();
  press();
  expect(told).toEqual(['newer', 'take over']);
  takeOver();
  expect(told.slice(2)).toEqual(['newer', 'reload']);
});

test('a newer version that came before the page opened is told of', async () => {
  expect((await opened(true, true)).told).toEqual(['newer']);
});

test('a template is fetched once, and past the browser’s cache after one that was no good', async () => {
  const fetched = vi.fn(async () => new Response('PK'));
  vi.stubGlobal('fetch', fetched);
  await loadTemplate('packliste');
  await loadTemplate('packliste');
  forgetTemplates();
  await loadTemplate('packliste');
  const address = expect.stringContaining('packl');
  const calls = ['default', 'reload'].map((cache) => [address, { cache }]);
  expect(fetched.mock.calls).toEqual(calls);
});
