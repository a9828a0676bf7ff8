/**
 * Makes a function that switches the browser's question before closing the tab on or off. Each reason to ask needs a
 * function of its own. The listener is removed when nothing is at risk, because Firefox keeps pages with a
 * `beforeunload` listener out of its back/forward cache.
 */
export function askToStay() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isAtRisk: boolean) => {
    if (isAtRisk) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
