import { afterEach, expect, test, vi } from 'vitest';
import { keepSite, type SiteVersion } from '../../src/browser/siteWorker';

afterEach(() => vi.unstubAllGlobals());

/**
 * Opens a page of the site.
 *
 * @param hasWorker whether an earlier visit left a service worker
 * @returns lets a worker take over, and what the page is told
 */
async function opened(hasWorker: boolean) {
  const worker = {};
  const registration = Object.assign(new EventTarget(), {
    active: hasWorker ? worker : null,
    waiting: null as object | null,
    installing: null as EventTarget | null,
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    // As after Shift and reload: the page came past the worker.
    controller: null,
    getRegistration: async () => (hasWorker ? registration : undefined),
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  const told: SiteVersion[] = [];
  await keepSite('/serviceWorker.js', (version) => told.push(version));
  return {
    told,
    takeOver: () => serviceWorker.dispatchEvent(new Event('controllerchange')),
    wait() {
      registration.installing = new EventTarget();
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = {};
      registration.installing.dispatchEvent(new Event('statechange'));
    },
  };
}

test('the worker of the first visit is no newer version', async () => {
  const { told, takeOver } = await opened(false);
  takeOver();
  expect(told).toEqual([]);
  takeOver();
  expect(told).toEqual(['newer runs']);
});

test('a page that came past the worker is told of the next version', async () => {
  const { told, takeOver, wait } = await opened(true);
  wait();
  takeOver();
  expect(told).toEqual(['newer waits', 'newer runs']);
});
