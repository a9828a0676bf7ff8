/** What a page knows of the version of the site: whether a newer one waits, or runs already. */
export type SiteVersion = 'current' | 'newer waits' | 'newer runs';

/**
 * Lets a service worker keep the site's files. A newer one waits until it is asked to take over.
 *
 * @param address of its script, at the root of the site
 * @param tell told at each change
 * @returns asks the newer version to take over; rejects where the browser takes no service worker
 */
export async function keepSite(
  address: string,
  tell: (version: SiteVersion) => void,
): Promise<() => void> {
  const { serviceWorker } = navigator;
  // On the first visit the page is as new as the worker that takes it over. A page that was loaded past
  // the worker (Shift and reload) has no controller either.
  let isFirst = !(await serviceWorker.getRegistration())?.active;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) tell('newer runs');
    isFirst = false;
  });
  const registration = await serviceWorker.register(address);

  function look() {
    if (registration.waiting && registration.active) tell('newer waits');
  }
  function follow() {
    registration.installing?.addEventListener('statechange', look);
  }
  look();
  // A browser looks for a newer one by itself when a page opens.
  follow();
  registration.addEventListener('updatefound', follow);
  // Of a tab that stays open for days, nothing else asks.
  document.addEventListener('visibilitychange', () => {
    // Without a connection there is nothing newer.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
  return () => registration.waiting?.postMessage('take over');
}
