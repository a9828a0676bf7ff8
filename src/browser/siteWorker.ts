/**
 * Registers a service worker that keeps the site's files. A newer version waits until a person asks for it.
 *
 * @param address the script of the service worker, at the root of the site
 * @param tell called for a newer version with a function that reloads the page in that version
 * @throws when the browser accepts no service worker
 */
export async function keepSite(address: string, tell: (load: () => void) => void) {
  const { serviceWorker } = navigator;
  // On the first visit, page and worker are of the same version, so the first change of controller needs no message.
  // A missing controller proves no first visit: a page reloaded with Shift has none either.
  let isFirst = !(await serviceWorker.getRegistration())?.active;
  let isAsked = false;
  const reload = () => location.reload();
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) tell(reload);
    isFirst = false;
    // A person may refuse the reload; then the message of `tell` still offers it.
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
  // The browser itself looks for a newer version when a page opens.
  follow();
  registration.addEventListener('updatefound', follow);
  // A tab that stays open for days looks for a newer version whenever it becomes visible.
  document.addEventListener('visibilitychange', () => {
    // Updating fails without a connection, which needs no message.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
