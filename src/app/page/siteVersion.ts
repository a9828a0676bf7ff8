import { whenIdle } from '../../browser/load';
import type { SiteVersion } from '../../browser/siteWorker';
import { createStore } from '../../ui/store';

/** Whether a newer version of the site waits, or runs already. */
export const siteVersion = createStore<SiteVersion>('current');

let takeOver = () => {};
let isAsked = false;

/** Once the page has nothing else to do, lets the browser keep the site for use without a connection. */
export function keepForOffline(): void {
  // Not in private windows of some browsers, nor without https.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(async () => {
    try {
      const { keepSite } = await import('../../browser/siteWorker');
      takeOver = await keepSite(`${import.meta.env.BASE_URL}serviceWorker.js`, (version) => {
        siteVersion.set(version);
        // Who declines to leave the page is asked again.
        if (version === 'newer runs' && isAsked) location.reload();
      });
    } catch (error) {
      // The site works without; only not without a connection.
      console.info(error);
    }
  });
}

/** Loads the page anew in the newer version. */
export function loadNewer(): void {
  if (siteVersion.current() === 'newer runs') location.reload();
  isAsked = true;
  takeOver();
}
