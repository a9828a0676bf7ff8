/**
 * Lets a service worker keep the site's files. A newer one waits until it is asked to take over.
 *
 * @param address of its script, at the root of the site
 * @param tell told of a newer version at each change, with what loads the page anew in it; rejects where the
 *   browser takes no service worker
 */
export async function keepSite(address: string, tell: (load: () => void) => void) {
  const { serviceWorker } = navigator;
  // On the first visit the page is as new as the worker that takes it over. A page that was loaded past
  // the worker (Shift and reload) has no controller either.
  let isFirst = !(await serviceWorker.getRegistration())?.active;
  let isAsked = false;
  const reload = () => location.reload();
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) tell(reload);
    isFirst = false;
    // Who declines to leave the page is asked again.
    if (isAsked) reload();
  });
  const registration = await serviceWorker.register(address);

  function takeOver() {
    isAsked = true;
    registration.waiting?.postMessage('take over');
  }
  function look() {
    if (registration.waiting && registration.active) tell(takeOver);
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
}
