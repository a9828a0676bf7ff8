import { whenIdle } from '../../browser/load';
import { createStore } from '../../ui/store';

/** The function that reloads the page in a newer version of the site; `undefined` if no newer version is known. */
export const loadNewer = createStore<(() => void) | undefined>(undefined);

/** Registers the service worker while the page is idle, so that the site works without a connection. */
export function keepForOffline() {
  // `navigator.serviceWorker` is missing without HTTPS, and in the private windows of some browsers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(async () => {
    try {
      const { keepSite } = await import('../../browser/siteWorker');
      await keepSite(`${import.meta.env.BASE_URL}serviceWorker.js`, loadNewer.set);
    } catch (error) {
      // The visitor gets no message, because the site works without a service worker as long as there is a connection.
      console.info(error);
    }
  });
}
