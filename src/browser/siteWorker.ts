/**
 * Registers a service worker that keeps the site's files. A newer version waits until a person asks for
 * the update.
 *
 * @param address the script of the service worker, at the root of the site
 * @param tell called when a newer version is available; gets a function that reloads the page in the newer version
 * @throws when the browser refuses the service worker
 */
export async function keepSite(address: string, tell: (load: () => void) => void) {
  const { serviceWorker } = navigator;
  // On the first visit, the first change of controller needs no message, because page and worker are of the same
  // version. A missing controller does not prove a first visit, because a page reloaded with Shift has no controller
  // either.
  let isFirst = !(await serviceWorker.getRegistration())?.active;
  let isAsked = false;
  const reload = () => location.reload();
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) tell(reload);
    isFirst = false;
    // A person may refuse the reload in a question of `askToStay`. The message of `tell` then still offers the reload.
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
  // The browser looks for a newer version when a page opens, so an installation may be under way already.
  follow();
  registration.addEventListener('updatefound', follow);
  // A tab that stays open for days looks for a newer version whenever it becomes visible.
  document.addEventListener('visibilitychange', () => {
    // Updating fails without a connection. This failure needs no message.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
