import { whenIdle } from '../../browser/load';
import { createStore } from '../../ui/store';

/** Loads the page anew in a newer version of the site, where there is one. */
export const loadNewer = createStore<(() => void) | undefined>(undefined);

/** Once the page has nothing else to do, lets the browser keep the site for use without a connection. */
export function keepForOffline() {
  // Not in private windows of some browsers, nor without https.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(async () => {
    try {
      const { keepSite } = await import('../../browser/siteWorker');
      await keepSite(`${import.meta.env.BASE_URL}serviceWorker.js`, loadNewer.set);
    } catch (error) {
      // The site works without; only not without a connection.
      console.info(error);
    }
  });
}
