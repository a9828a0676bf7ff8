/**
 * Makes a function that switches the browser's question before closing the tab on (`true`) or off (`false`). Each
 * reason to ask needs a function of its own. The listener exists only while the question is on, because Firefox keeps
 * pages with a `beforeunload` listener out of its back/forward cache.
 */
export function askToStay() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isAtRisk: boolean) => {
    if (isAtRisk) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
