import { whenIdle } from '../../browser/load';
import { createStore } from '../../ui/store';

/** The function that reloads the page in a newer version of the site; `undefined` if no newer version is known. */
export const loadNewer = createStore<(() => void) | undefined>(undefined);

/** Registers the service worker while the page is idle, so that the site works without a connection. */
export function keepForOffline() {
  // `navigator.serviceWorker` is missing without HTTPS, and in the private windows of some browsers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A failure needs no message, because the site works without a service worker while there is a connection.
  whenIdle(() => keepSite().catch(console.info));
}

/**
 * Registers a service worker that keeps the site's files. A newer version of the worker waits until a person asks for
 * the update. Sets `loadNewer` when a newer version is available.
 *
 * @throws when the browser refuses the service worker
 */
export async function keepSite() {
  const { serviceWorker } = navigator;
  // On the first visit, no worker is active yet, and the first worker is no newer version. `isFirst` does not depend on
  // `controller`, because a reload with Shift removes the controller on later visits.
  let isFirst = !(await serviceWorker.getRegistration())?.active;
  let isAsked = false;
  const reload = () => location.reload();
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) loadNewer.set(reload);
    isFirst = false;
    // A person may refuse this reload in the dialog of `askToStay`. The message about the newer version then stays.
    if (isAsked) reload();
  });
  const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}serviceWorker.js`);

  function takeOver() {
    isAsked = true;
    registration.waiting?.postMessage('take over');
  }
  function tellIfWaiting() {
    if (registration.waiting && registration.active) loadNewer.set(takeOver);
  }
  function watchInstallation() {
    registration.installing?.addEventListener('statechange', tellIfWaiting);
  }
  tellIfWaiting();
  // An installation may have begun already, because the browser looks for a newer version when a page opens.
  watchInstallation();
  registration.addEventListener('updatefound', watchInstallation);
  // A tab may stay open for days. The browser therefore looks for a newer version whenever the tab becomes visible.
  document.addEventListener('visibilitychange', () => {
    // Updating fails without a connection. This failure needs no message.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
